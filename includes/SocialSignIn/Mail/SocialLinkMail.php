<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn\Mail;

use MentoriaiPortal\Accounts\Account;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MailType;
use MentoriaiPortal\SocialSignIn\Providers;

/**
 * A provider was linked to the account or unlinked from it, by whomever: so that its owner learns of it. Cannot be
 * switched off.
 */
final readonly class SocialLinkMail implements MailType {

	public const LINKED = 'social_linked';

	public const UNLINKED = 'social_unlinked';

	public function __construct( private Clock $clock, private bool $is_linked ) {}

	public static function queue( MailQueue $mails, bool $is_linked, Account $account, string $provider, int $now ): void {
		$data = array(
			'provider' => $provider,
			'at'       => $now,
		);
		$mails->enqueue( $is_linked ? self::LINKED : self::UNLINKED, $account->id, $account->lang, $data, at_once: true );
	}

	public function key(): string {
		return $this->is_linked ? self::LINKED : self::UNLINKED;
	}

	public function title(): string {
		return $this->is_linked ? __( 'Social sign-in linked', 'mentoriai-portal' ) : __( 'Social sign-in unlinked', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			$this->is_linked ? __( 'You can now sign in with {provider}', 'mentoriai-portal' ) : __( 'You can no longer sign in with {provider}', 'mentoriai-portal' ),
			array(
				'{greeting}',
				$this->is_linked
					? __( '{provider} was linked to your account: {time} (Lithuanian time). Anyone who can sign in there can now sign in to your account too.', 'mentoriai-portal' )
					: __( '{provider} was unlinked from your account: {time} (Lithuanian time).', 'mentoriai-portal' ),
				__( 'If this was you, you don’t need to do anything. If not, reset your password now: it removes all linked accounts and logs out every device.', 'mentoriai-portal' ),
			),
			__( 'Choose a new password', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'provider', __( 'Google, Facebook or LinkedIn', 'mentoriai-portal' ), 'Google' ),
			new MailPlaceholder( 'time', __( 'Day and time', 'mentoriai-portal' ), '2026-11-21 10:15' ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): MailFacts {
		$values = array(
			'provider' => Providers::name_of( is_string( $data['provider'] ?? null ) ? $data['provider'] : '' ),
			'time'     => is_int( $data['at'] ?? null ) ? $this->clock->local( $data['at'] )->format( 'Y-m-d H:i' ) : '',
		);
		return new MailFacts( $values, PortalUrls::screen( Screen::LostPassword, $lang ) );
	}
}
