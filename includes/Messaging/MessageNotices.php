<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Mail\MailQueue;

/**
 * One email per conversation for messages that were unread for ten minutes, and no other until the person has read.
 * Part of `mentoriai_run_due`.
 */
final readonly class MessageNotices {

	/** Conversations of each side per run; the rest waits for the next one. */
	private const BATCH = 200;

	public function __construct( private Db $db, private NoticeRepository $notices, private MailQueue $mails, private Clock $clock ) {}

	public function run(): void {
		foreach ( Side::cases() as $side ) {
			$due = $this->notices->due( $side, $this->clock->now(), self::BATCH );
			update_meta_cache( 'user', array_unique( array_column( $due, 'user_id' ) ) );
			foreach ( $due as $notice ) {
				$this->db->repeatable(
					function () use ( $side, $notice ): void {
						if ( $this->notices->claim( $side, $notice ) ) {
							$this->mails->tell(
								NewMessageMail::KEY,
								$notice['user_id'],
								array( 'convo_id' => $notice['convo_id'] ),
								$notice['convo_id'] . '|' . $side->value . '|' . $notice['message_id']
							);
						}
					}
				);
			}
		}
	}
}
