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
 * Someone signed in with a browser that this account had not seen. Cannot be switched off.
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
		return __( 'Log-in from a new browser', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'New log-in to your account', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'Your account was logged in to from a browser that had not been used here before.', 'mentoriai-portal' ),
				__( '{browser}, {time} (Lithuanian time)', 'mentoriai-portal' ),
				__( 'If this was you, you don’t need to do anything. If not, choose a new password now: it logs out every device.', 'mentoriai-portal' ),
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
