<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * The portal's settings: one autoloaded option over these defaults, each value open to the filter
 * `mentoriai_setting` (value, name).
 */
final class Settings {

	public const OPTION = 'mentoriai_settings';

	private const DEFAULTS = array(
		'confirm_email'    => true,
		'password_rule'    => 'classic',
		'approve_founders' => false,
		'approve_edits'    => false,
		'moderate_reviews' => false,
		'bot_check'        => 'altcha',
		'consent_version'  => '1',
		'cors_origins'     => array(),
		'trusted_proxies'  => array(),
		'erase_on_delete'  => false,
		'mentor_capacity'  => 0,
		'mail_from_name'   => '',
		'footer'           => array(),
		'site_name'        => '',
	);

	public function get( string $name ): mixed {
		$stored = get_option( self::OPTION );
		$value  = is_array( $stored ) && array_key_exists( $name, $stored ) ? $stored[ $name ] : ( self::DEFAULTS[ $name ] ?? null );
		return apply_filters( 'mentoriai_setting', $value, $name );
	}

	public function bool( string $name ): bool {
		return (bool) $this->get( $name );
	}

	public function int( string $name ): int {
		$value = $this->get( $name );
		return is_numeric( $value ) ? (int) $value : 0;
	}

	public function text( string $name ): string {
		$value = $this->get( $name );
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * A setting that is a list of texts.
	 *
	 * @return list<string>
	 */
	public function texts( string $name ): array {
		return array_values( array_filter( (array) $this->get( $name ), 'is_string' ) );
	}

	/**
	 * Stores some settings and leaves the others.
	 *
	 * @param array<string, mixed> $changes Name to value.
	 */
	public function update( array $changes ): void {
		$stored = get_option( self::OPTION );
		update_option( self::OPTION, array_merge( is_array( $stored ) ? $stored : array(), $changes ), true );
	}
}
