<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Mail;

use MentoriaiPortal\Accounts\AccountRepository;
use MentoriaiPortal\Accounts\PasswordService;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Mail\AskedForMail;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\ShortLivedMail;

/**
 * "Reset your password": leads to the reset page with `email` and `key`.
 */
final readonly class ResetPasswordMail implements AskedForMail, ShortLivedMail {

	public const KEY = 'reset_password';

	public function __construct( private AccountRepository $accounts, private PasswordService $passwords ) {}

	public function key(): string {
		return self::KEY;
	}

	public function lifetime(): int {
		return 3600;
	}

	public function title(): string {
		return __( 'Forgotten password', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'Reset your password', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'We received a request for a new password for your account. If you asked for it, choose one here.', 'mentoriai-portal' ),
				__( 'The link works for 1 hour and only once. If you did not ask for it, ignore this email: your password stays the same.', 'mentoriai-portal' ),
			),
			__( 'Reset my password', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array();
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$account = $this->accounts->find( $user_id );
		$key     = null === $account ? null : $this->passwords->new_key( $user_id );
		if ( null === $account || null === $key ) {
			return null;
		}
		$query = array(
			'email' => $account->email,
			'key'   => $key,
		);
		return new MailFacts( array(), PortalUrls::screen( Screen::ResetPassword, $lang, $query ) );
	}
}
