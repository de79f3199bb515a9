<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MutedMails;

/**
 * One mail per conversation for messages that were unread for ten minutes, and no other until the person has read
 * (contract 5). Part of `mentoriai_run_due`.
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
				$this->db->transaction(
					function () use ( $side, $notice ): void {
						if ( $this->notices->claim( $side, $notice ) && self::wants_mail( $notice['user_id'] ) ) {
							$this->mails->enqueue(
								NewMessageMail::KEY,
								$notice['user_id'],
								Lang::from_query( get_user_meta( $notice['user_id'], UserMeta::LANG, true ) ),
								array( 'convo_id' => $notice['convo_id'] ),
								$notice['convo_id'] . '|' . $side->value . '|' . $notice['message_id']
							);
						}
					}
				);
			}
		}
	}

	/** Whether this person can log in and has not switched these mails off. */
	public static function wants_mail( int $user_id ): bool {
		$status = AccountStatus::tryFrom( (string) get_user_meta( $user_id, UserMeta::STATUS, true ) );
		return null !== $status && $status->may_log_in() && ! MutedMails::has( $user_id, NewMessageMail::KEY );
	}
}
