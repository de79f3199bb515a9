<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * Whether this WordPress is a copy: a clone of the site that the portal works for, or that site at another address and
 * no one has said so yet. What is kept of the address is a hash, because clones are made by search and replace.
 *
 * Only administrators change what is kept. A site that is seen under several addresses is judged at each by itself.
 */
final class SiteCopy {

	/** Autoloaded, so that it costs no query. */
	public const OPTION = 'mentoriai_address';

	/** Where no address is kept, as before the first upgrade to this, nothing can be known and the present one counts. */
	public static function install(): void {
		add_option( self::OPTION, array( 'home' => self::here() ), '', true );
	}

	/** What tells people something must not leave from here. */
	public static function is_copy(): bool {
		$known   = self::known();
		$is_copy = self::differs( $known['home'], $known['staging'] );
		/**
		 * Filters whether this WordPress is a copy of the site that the portal works for; one that returns nothing changes nothing.
		 *
		 * @param bool $is_copy At another address, or a staging environment.
		 */
		return (bool) ( apply_filters( 'mentoriai_is_copy', $is_copy ) ?? $is_copy );
	}

	/** Whether an administrator has said that this is a copy. */
	public static function is_called_copy(): bool {
		return self::known()['copy'] === self::here();
	}

	public static function call_copy(): void {
		update_option( self::OPTION, array( 'copy' => self::here() ) + self::known(), true );
	}

	/** From now on the portal works for this address, be it a staging environment or not. */
	public static function call_home(): void {
		$known = array(
			'home'    => self::here(),
			'copy'    => '',
			'staging' => 'staging' === wp_get_environment_type(),
			'former'  => self::home(),
		);
		update_option( self::OPTION, $known, true );
	}

	/** Whether this is the site since call_home() only, which undo_call_home() takes back. */
	public static function is_called_home(): bool {
		$known = self::known();
		return null !== $known['former'] && self::differs( $known['former'], false ) && ! self::differs( $known['home'], $known['staging'] );
	}

	/** The portal works for the former address again, and this is called a copy. Only where is_called_home(). */
	public static function undo_call_home(): void {
		$known = array(
			'home' => self::known()['former'],
			'copy' => self::here(),
		);
		update_option( self::OPTION, $known, true );
	}

	/** Where what is queued now belongs: to the site that the portal works for, or to the copy that this is. */
	public static function origin(): string {
		return self::is_copy() ? self::here() : self::home();
	}

	/** The address that the portal works for. */
	public static function home(): string {
		return self::known()['home'];
	}

	/**
	 * Hash of host and path of `home`: a scheme, a port and `www.` make no other site. 16 characters; none where no host
	 * is known, as in a cron of a site whose address is made of the request.
	 */
	public static function here(): string {
		$home = wp_parse_url( (string) get_option( 'home' ) );
		$host = strtolower( is_array( $home ) ? $home['host'] ?? '' : '' );
		if ( '' === $host ) {
			return '';
		}
		$path = rtrim( is_array( $home ) ? $home['path'] ?? '' : '', '/' );
		return substr( hash( 'sha256', preg_replace( '~^www\.~', '', $host ) . $path ), 0, 16 );
	}

	/** @param bool $staging Whether `home` was called the site's own in a staging environment. */
	private static function differs( string $home, bool $staging ): bool {
		return self::here() !== $home || ( 'staging' === wp_get_environment_type() && ! $staging );
	}

	/**
	 * @return array{home: string, copy: string, staging: bool, former: string|null} Address it works for; address that was called a copy; whether `home`
	 *         was called the site's own in a staging environment; address it worked for before call_home().
	 */
	private static function known(): array {
		$known = get_option( self::OPTION );
		$known = is_array( $known ) ? $known : array();
		return array(
			'home'    => is_string( $known['home'] ?? null ) ? $known['home'] : self::here(),
			'copy'    => is_string( $known['copy'] ?? null ) ? $known['copy'] : '',
			'staging' => true === ( $known['staging'] ?? false ),
			'former'  => is_string( $known['former'] ?? null ) ? $known['former'] : null,
		);
	}
}
