<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

/**
 * What editors enter about a mentor at a hub besides the text: read as it is stored, cleaned when it is written.
 */
final class StaticMentorFacts {

	public const KEYS = array( StaticMentors::POSITION, StaticMentors::LINKEDIN, ...self::CONTACT );

	private const CONTACT = array( HubContact::HUB, HubContact::TOWN, HubContact::ADDRESS, HubContact::MAP_URL, HubContact::DAYS, HubContact::PHONE, HubContact::EMAIL, HubContact::BOOKING_URL );

	private const TEXTS = array( StaticMentors::POSITION => 160 ) + HubContact::TEXTS;

	/** As forms call it. */
	public static function name( string $key ): string {
		return ltrim( $key, '_' );
	}

	public static function longest( string $key ): int {
		return self::TEXTS[ $key ] ?? 300;
	}

	/** @return array<string, string> By the names of forms. */
	public static function read( int $id ): array {
		$facts = array();
		foreach ( self::KEYS as $key ) {
			$value                       = get_post_meta( $id, $key, true );
			$facts[ self::name( $key ) ] = is_string( $value ) ? $value : '';
		}
		return $facts;
	}

	/** @param array<string, string> $sent By key, as typed; what is absent stays. */
	public static function write( int $id, array $sent ): void {
		foreach ( array_intersect_key( $sent, array_flip( self::KEYS ) ) as $key => $typed ) {
			$clean = match ( true ) {
				isset( self::TEXTS[ $key ] ) => mb_substr( (string) sanitize_text_field( $typed ), 0, self::TEXTS[ $key ] ),
				HubContact::EMAIL === $key   => (string) sanitize_email( $typed ),
				default                      => HubContact::url( $typed ),
			};
			update_post_meta( $id, $key, wp_slash( $clean ) );
		}
	}
}
