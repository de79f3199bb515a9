<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session\Mail;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Mail\MailContent;
use MentoriaiPortal\Core\Mail\MailType;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Session\AccountRepository;
use MentoriaiPortal\Session\PasswordService;

/**
 * "Reset your password": leads to the reset page with `email` and `key`.
 */
final readonly class ResetPasswordMail implements MailType {

	public const KEY = 'reset_password';

	public function __construct( private AccountRepository $accounts, private PasswordService $passwords ) {}

	public function key(): string {
		return self::KEY;
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailContent {
		$account = $this->accounts->find( $user_id );
		$key     = null === $account ? null : $this->passwords->new_key( $user_id );
		if ( null === $account || null === $key ) {
			return null;
		}
		return new MailContent(
			__( 'Reset your password', 'mentoriai-portal' ),
			array(
				__( 'Somebody asked for a new password for your account. If it was you, choose one here.', 'mentoriai-portal' ),
				__( 'The link works for 1 hour and only once. If you did not ask, ignore this message: your password stays as it is.', 'mentoriai-portal' ),
			),
			__( 'Choose a new password', 'mentoriai-portal' ),
			PortalUrls::screen(
				Screen::ResetPassword,
				$lang,
				array(
					'email' => $account->email,
					'key'   => $key,
				)
			)
		);
	}
}
