<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Mail;

use MentoriaiPortal\Accounts\AccountRepository;
use MentoriaiPortal\Accounts\ConfirmationService;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Mail\AskedForMail;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailTexts;

/**
 * "Confirm your email address": leads to the login page with `email` and `key`.
 */
final readonly class ConfirmEmailMail implements AskedForMail {

	public const KEY = 'confirm_email';

	public function __construct( private AccountRepository $accounts, private ConfirmationService $confirmations ) {}

	public function key(): string {
		return self::KEY;
	}

	public function title(): string {
		return __( 'Confirmation of the email address', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'Confirm your email address', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'Thank you for registering. Confirm your email address to log in.', 'mentoriai-portal' ),
				__( 'The link works for 3 days and only once. If you did not register, ignore this email.', 'mentoriai-portal' ),
			),
			__( 'Confirm email address', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array();
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$account = $this->accounts->find( $user_id );
		if ( null === $account || $account->confirmed ) {
			return null;
		}
		$query = array(
			'email' => $account->email,
			'key'   => $this->confirmations->new_key( $account ),
		);
		return new MailFacts( array(), PortalUrls::screen( Screen::Login, $lang, $query ) );
	}
}
