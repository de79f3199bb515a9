<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\MailQueue;

/**
 * Queues mails about plans for people who can log in. What somebody switched off is left out by the mailer.
 */
final readonly class PlanMails {

	public function __construct( private MailQueue $mails ) {}

	/**
	 * @param array<string, mixed> $data   For the mail's compose().
	 * @param string               $dedupe What makes it the same mail.
	 */
	public function tell( string $kind, int $user_id, array $data, string $dedupe ): void {
		$status = AccountStatus::tryFrom( (string) get_user_meta( $user_id, UserMeta::STATUS, true ) );
		if ( true === $status?->may_log_in() ) {
			$this->mails->enqueue( $kind, $user_id, Lang::from_query( get_user_meta( $user_id, UserMeta::LANG, true ) ), $data, $dedupe );
		}
	}
}
