<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Attention\AttentionText;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Mail\Admin\MailLogPage;

/**
 * Emails that did not leave at the first five tries.
 */
final readonly class FailedMailsAttention extends AttentionKind {

	private const TRIES = 5;

	public function __construct( private MailQueueRepository $mails, private MailTypes $types, private Clock $clock ) {}

	public static function key(): string {
		return 'failed_mails';
	}

	public function label(): string {
		return __( 'Emails that did not leave', 'mentoriai-portal' );
	}

	public function select(): UnionPart {
		return $this->mails->select_failed( self::TRIES, MailSender::RETRIES, $this->clock->now() );
	}

	public function describe( array $row ): AttentionText {
		$type  = (string) $row['type'];
		$parts = array( $this->types->titles()[ $type ] ?? $type, NotSent::text_of( (string) $row['error'] ) );
		return new AttentionText( implode( ' · ', array_filter( $parts ) ), MailLogPage::url( array( 'kind' => $type, 's' => (string) $row['email'] ) ) );
	}

	public function actions(): array {
		return array( 'again' => __( 'Send again', 'mentoriai-portal' ) );
	}

	/** One that is over, or whose lifetime is, cannot leave any more. */
	public function actions_of( array $row ): array {
		return '1' === $row['repeatable'] ? $this->actions() : array();
	}

	public function told(): array {
		return array( 'again' => __( 'It will be sent within a minute.', 'mentoriai-portal' ) );
	}

	public function act( string $action, int $id, int $mark ): bool {
		return $this->mails->send_now( $this->clock->now(), $id, self::TRIES );
	}
}
