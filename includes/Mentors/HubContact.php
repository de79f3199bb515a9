<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

/**
 * Where and how to meet a mentor at a hub, as editors wrote it in one language. Addresses of the web are https or ''.
 */
final readonly class HubContact {

	public const HUB         = '_mentoriai_hub';
	public const TOWN        = '_mentoriai_town';
	public const ADDRESS     = '_mentoriai_address';
	public const MAP_URL     = '_mentoriai_map_url';
	public const PHONE       = '_mentoriai_phone';
	public const EMAIL       = '_mentoriai_email';
	public const DAYS        = '_mentoriai_days';
	public const BOOKING_URL = '_mentoriai_booking_url';

	/** Longest texts, by their key. */
	public const TEXTS = array(
		self::HUB     => 160,
		self::TOWN    => 100,
		self::ADDRESS => 300,
		self::PHONE   => 40,
		self::DAYS    => 160,
	);

	/**
	 * @param string $phone       As it is read; for a link see src/features/mentors.
	 * @param string $booking_url Where a meeting is booked, or the hub's own page.
	 */
	private function __construct(
		public string $hub,
		public string $town,
		public string $address,
		public string $map_url,
		public string $phone,
		public string $email,
		public string $days,
		public string $booking_url
	) {}

	/** Whatever else wrote the meta, what comes out is plain text and safe to link to. */
	public static function of( int $post_id ): self {
		$text  = static function ( string $key ) use ( $post_id ): string {
			$value = get_post_meta( $post_id, $key, true );
			return is_string( $value ) ? mb_substr( (string) sanitize_text_field( $value ), 0, self::TEXTS[ $key ] ) : '';
		};
		$email = get_post_meta( $post_id, self::EMAIL, true );
		return new self(
			$text( self::HUB ),
			$text( self::TOWN ),
			$text( self::ADDRESS ),
			self::url( get_post_meta( $post_id, self::MAP_URL, true ) ),
			$text( self::PHONE ),
			is_string( $email ) ? (string) sanitize_email( $email ) : '',
			$text( self::DAYS ),
			self::url( get_post_meta( $post_id, self::BOOKING_URL, true ) )
		);
	}

	/** An address as someone types it, with or without its scheme; '' for what cannot be an https address. */
	public static function url( mixed $typed ): string {
		$typed = is_string( $typed ) ? trim( $typed ) : '';
		$typed = (string) preg_replace( '~^(?:http://|(?=[^/:@\s]+\.[^/:@\s]{2,}(?:/|$)))~i', 'https://', $typed );
		return 1 === preg_match( '~^https://~i', $typed ) ? (string) esc_url_raw( $typed, array( 'https' ) ) : '';
	}
}
