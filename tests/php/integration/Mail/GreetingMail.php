<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mail;

use Closure;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailGroup;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\OptionalMail;

/** A mail for tests; without a reason when its data say so. */
final readonly class GreetingMail implements OptionalMail {

	/** @param (Closure(): mixed)|null $sent See MailFacts. */
	public function __construct( private ?Closure $sent = null ) {}

	public function key(): string {
		return 'greeting';
	}

	public function role(): ?Role {
		return null;
	}

	public function group(): MailGroup {
		return MailGroup::Portal;
	}

	public function title(): string {
		return 'Greeting';
	}

	public function texts(): MailTexts {
		return new MailTexts( "Sveiki\r\nBcc: evil@demo.test", array( 'Kaina < 5 € & „taip“', __( 'Server error', 'mentoriai-portal' ) ), 'Skaityti' );
	}

	public function placeholders(): array {
		return array();
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		return isset( $data['over'] ) ? null : new MailFacts( array(), home_url( '/x?a=1&b=2' ), $this->sent );
	}
}
