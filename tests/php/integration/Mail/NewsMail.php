<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mail;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailGroup;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\OptionalMail;

/** An editable mail for tests that may be switched off. */
final class NewsMail implements OptionalMail {

	public function key(): string {
		return 'news';
	}

	public function role(): ?Role {
		return null;
	}

	public function group(): MailGroup {
		return MailGroup::Portal;
	}

	public function title(): string {
		return 'News';
	}

	public function texts(): MailTexts {
		return new MailTexts( 'News: {what}', array( 'See: {what}' ), 'Read' );
	}

	public function placeholders(): array {
		return array( new MailPlaceholder( 'what', 'What is new', 'Everything', true ), new MailPlaceholder( 'nothing', 'Nothing', '' ) );
	}

	public function compose( int $user_id, Lang $lang, array $data ): MailFacts {
		return new MailFacts( array( 'what' => is_string( $data['what'] ?? null ) ? $data['what'] : '', 'nothing' => '' ), home_url( '/news' ) );
	}
}
