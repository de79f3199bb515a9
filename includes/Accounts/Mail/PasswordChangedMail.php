<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Mail;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailRecipient;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MailType;
use WP_User;

/**
 * The password was changed, by whomever: so that its owner learns of it. Cannot be switched off.
 */
final readonly class PasswordChangedMail implements MailType {

	public const KEY = 'password_changed';

	public function __construct( private Clock $clock ) {}

	/**
	 * WordPress may tell of one change by two actions: the same new password is told once.
	 *
	 * @param list<string> $unlinked Names of providers whose sign-in ended with it.
	 */
	public static function queue( MailQueue $mails, int $user_id, int $now, array $unlinked = array() ): void {
		$user = get_userdata( $user_id );
		$hash = $user instanceof WP_User ? $user->user_pass : '';
		$data = array(
			'at'       => $now,
			'unlinked' => implode( ', ', $unlinked ),
		);
		$mails->enqueue( self::KEY, $user_id, MailRecipient::lang( $user_id ), $data, "$user_id|$hash", at_once: true );
	}

	public function key(): string {
		return self::KEY;
	}

	public function title(): string {
		return __( 'Password changed', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'Your password was changed', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'The password of your account was changed: {time} (Lithuanian time).', 'mentoriai-portal' ),
				__( '{unlinked} can no longer be used to log in. You can link it again in your profile.', 'mentoriai-portal' ),
				__( 'If this was you, you don’t need to do anything. If not, choose a new password now: it logs out every device.', 'mentoriai-portal' ),
			),
			__( 'Choose a new password', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'time', __( 'Day and time', 'mentoriai-portal' ), '2026-11-21 10:15' ),
			new MailPlaceholder( 'unlinked', __( 'Providers whose sign-in ended; without any its paragraph is left out', 'mentoriai-portal' ), 'Google, LinkedIn', false ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): MailFacts {
		$values = array(
			'time'     => is_int( $data['at'] ?? null ) ? $this->clock->local( $data['at'] )->format( 'Y-m-d H:i' ) : '',
			'unlinked' => is_string( $data['unlinked'] ?? null ) ? $data['unlinked'] : '',
		);
		return new MailFacts( $values, PortalUrls::screen( Screen::LostPassword, $lang ) );
	}
}
