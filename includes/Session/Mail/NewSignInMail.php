<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session\Mail;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\ShortLivedMail;

/**
 * Somebody signed in with a browser that this account had not seen. Cannot be switched off.
 */
final readonly class NewSignInMail implements ShortLivedMail {

	public const KEY = 'new_sign_in';

	public function __construct( private Clock $clock ) {}

	public function key(): string {
		return self::KEY;
	}

	public function lifetime(): int {
		return 86400;
	}

	public function title(): string {
		return __( 'New sign-in from elsewhere', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'New sign-in to your account', 'mentoriai-portal' ),
			array(
				__( 'Somebody signed in to your account with a browser that you had not used here before.', 'mentoriai-portal' ),
				'{browser}, {time}',
				__( 'If it was you, do nothing. If it was not, choose a new password at once: everybody who is logged in then has to log in again.', 'mentoriai-portal' ),
			),
			__( 'Choose a new password', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'browser', __( 'Browser and system', 'mentoriai-portal' ), 'Firefox, Windows' ),
			new MailPlaceholder( 'time', __( 'Day and time', 'mentoriai-portal' ), '2026-11-21 10:15' ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): MailFacts {
		$browser = is_string( $data['browser'] ?? null ) ? $data['browser'] : '';
		return new MailFacts(
			array(
				'browser' => '' === $browser ? __( 'Unknown browser', 'mentoriai-portal' ) : $browser,
				'time'    => is_int( $data['at'] ?? null ) ? $this->clock->local( $data['at'] )->format( 'Y-m-d H:i' ) : '',
			),
			PortalUrls::screen( Screen::LostPassword, $lang )
		);
	}
}
