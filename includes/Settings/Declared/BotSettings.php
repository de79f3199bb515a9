<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Declared;

use Closure;
use MentoriaiPortal\BotCheck\BotKeys;
use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Settings\Control;
use MentoriaiPortal\Settings\Setting;
use MentoriaiPortal\Settings\Tab;

/**
 * The robot check of the forms, and the keys of those that other companies run.
 */
final class BotSettings {

	/** @return list<Setting> */
	public static function all(): array {
		return array(
			new Setting(
				'bot_check',
				Tab::SignIn,
				Control::Choice,
				Choice::of( ...array_keys( self::checks() ) )->required(),
				'altcha',
				static fn (): string => __( 'Robot check', 'mentoriai-portal' ),
				static fn (): string => __( 'On registration, log-in and lost password.', 'mentoriai-portal' ),
				static fn (): array => array_map( static fn ( Closure $label ): string => $label(), self::checks() )
			),
			...self::keys_of( 'recaptcha' ),
			new Setting(
				'recaptcha_score',
				Tab::SignIn,
				Control::Number,
				Number::between( 0, 100 )->required(),
				50,
				static fn (): string => __( 'Minimum passing score (0–100)', 'mentoriai-portal' ),
				static fn (): string => __( 'reCAPTCHA gives 0 to a robot and 100 to a person; Google recommends 50.', 'mentoriai-portal' ),
				when: array( 'bot_check', 'recaptcha' )
			),
			...self::keys_of( 'turnstile' ),
		);
	}

	/** @return list<Setting> */
	private static function keys_of( string $check ): array {
		$when = array( 'bot_check', $check );
		$key  = Text::line( 200 );
		return array(
			new Setting(
				$check . '_site_key',
				Tab::SignIn,
				Control::Text,
				defined( BotKeys::constant_of( $check, 'site_key' ) ) ? $key : $key->required(),
				'',
				static fn (): string => __( 'Site key', 'mentoriai-portal' ),
				static fn (): string => ConstantHelp::of( BotKeys::constant_of( $check, 'site_key' ) ),
				when: $when
			),
			new Setting(
				$check . '_secret',
				Tab::SignIn,
				Control::Text,
				$key,
				'',
				static fn (): string => __( 'Secret key', 'mentoriai-portal' ),
				static fn (): string => ConstantHelp::of( BotKeys::constant_of( $check, 'secret' ) ),
				when: $when,
				secret: true
			),
		);
	}

	/**
	 * The checks there are.
	 *
	 * @return array<string, Closure(): string> Value to label.
	 */
	private static function checks(): array {
		return array(
			'altcha'    => static fn (): string => __( 'ALTCHA, on this server: nothing is sent to others', 'mentoriai-portal' ),
			'turnstile' => static fn (): string => __( 'Cloudflare Turnstile', 'mentoriai-portal' ),
			'recaptcha' => static fn (): string => __( 'Google reCAPTCHA v3', 'mentoriai-portal' ),
			'none'      => static fn (): string => __( 'No check', 'mentoriai-portal' ),
		);
	}
}
