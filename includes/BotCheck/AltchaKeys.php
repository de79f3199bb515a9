<?php
declare( strict_types=1 );

namespace MentoriaiPortal\BotCheck;

/**
 * The site's own ALTCHA secrets, made once.
 */
final readonly class AltchaKeys {

	private const OPTION = 'mentoriai_altcha_keys';

	public function altcha(): Altcha {
		$keys = get_option( self::OPTION );
		if ( ! is_array( $keys ) || ! isset( $keys['signature'], $keys['key'] ) ) {
			$this->install();
			$keys = (array) get_option( self::OPTION );
		}
		return new Altcha( (string) $keys['signature'], (string) $keys['key'] );
	}

	/** Makes the secrets; where they exist nothing changes. */
	public function install(): void {
		add_option(
			self::OPTION,
			array(
				'signature' => bin2hex( random_bytes( 32 ) ),
				'key'       => bin2hex( random_bytes( 32 ) ),
			)
		);
	}
}
