<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use LogicException;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;

/**
 * Where modules leave emails; nothing is sent inside a request.
 */
final readonly class MailQueue {

	/** @param list<string> $kinds Keys of all MailTypes there are. */
	public function __construct(
		private MailQueueRepository $mails,
		private Clock $clock,
		private Background $background,
		private array $kinds
	) {}

	/**
	 * Tells a member of something, in their language, unless they cannot log in or have switched such emails off. The same
	 * dedupe key never makes a second email.
	 *
	 * @param string               $kind Key of a MailType.
	 * @param array<string, mixed> $data For compose(); no secrets.
	 * @param string               $dedupe  What makes this email the same email; '' for always a new one.
	 * @param bool                 $at_once See enqueue().
	 */
	public function tell( string $kind, int $user_id, array $data = array(), string $dedupe = '', bool $at_once = false ): void {
		$this->check( $kind );
		if ( MailRecipient::wants( $user_id, $kind ) ) {
			$this->enqueue( $kind, $user_id, MailRecipient::lang( $user_id ), $data, $dedupe, $at_once );
		}
	}

	/**
	 * Queues an email about the account itself, whatever its status. The same dedupe key never makes a second one.
	 *
	 * @param string               $type    Key of a MailType.
	 * @param array<string, mixed> $data    For compose(); no secrets.
	 * @param string               $dedupe  What makes this email the same email; '' for always a new one.
	 * @param bool                 $at_once Leaves right after the answer of this request (confirmation, reset: within 5 s).
	 */
	public function enqueue( string $type, int $user_id, Lang $lang, array $data = array(), string $dedupe = '', bool $at_once = false ): void {
		$this->check( $type );
		$this->mails->add( $type, $user_id, $lang, $data, '' === $dedupe ? bin2hex( random_bytes( 32 ) ) : hash( 'sha256', $type . '|' . $dedupe ), $this->clock->now() );
		if ( $at_once ) {
			$this->background->run_after_answer();
		}
	}

	/** The sender would drop it without a word, much later. */
	private function check( string $kind ): void {
		if ( ! in_array( $kind, $this->kinds, true ) ) {
			throw new LogicException( "No module's mails() has the key $kind" );
		}
	}
}
