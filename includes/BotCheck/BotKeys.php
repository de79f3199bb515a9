<?php
declare( strict_types=1 );

namespace MentoriaiPortal\BotCheck;

use MentoriaiPortal\Core\Settings;

/**
 * Keys of the checks that others run. A wp-config constant goes before the setting.
 */
final readonly class BotKeys {

	public function __construct( private Settings $settings ) {}

	/** The public key that goes into the page. */
	public function site_key( string $check ): string {
		return $this->key( $check, 'site_key' );
	}

	public function secret( string $check ): string {
		return $this->key( $check, 'secret' );
	}

	/** The least reCAPTCHA score that passes, 0 to 1. */
	public function min_score(): float {
		return max( 0, min( 100, $this->settings->int( 'recaptcha_score' ) ) ) / 100;
	}

	/** E.g. MENTORIAI_TURNSTILE_SITE_KEY. */
	public static function constant_of( string $check, string $key ): string {
		return 'MENTORIAI_' . strtoupper( $check . '_' . $key );
	}

	private function key( string $check, string $key ): string {
		$constant = self::constant_of( $check, $key );
		$value    = defined( $constant ) ? constant( $constant ) : $this->settings->get( $check . '_' . $key );
		return is_string( $value ) ? trim( $value ) : '';
	}
}
