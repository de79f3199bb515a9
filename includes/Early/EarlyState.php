<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early;

/**
 * Whether this site has the early path switched on, and what WordPress was like when it last answered data/v1 itself.
 */
final readonly class EarlyState {

	/** Autoloaded, so that it costs no query. */
	public const OPTION = 'mentoriai_early';

	/**
	 * @param string       $key      Surroundings::key() when REST was watched; '' before.
	 * @param list<string> $hindered By what; see Hindrances.
	 */
	private function __construct( public bool $on, public string $key = '', public array $hindered = array() ) {}

	public static function read(): self {
		$stored = get_option( self::OPTION );
		if ( ! is_array( $stored ) ) {
			return new self( false );
		}
		$hindered = is_array( $stored['hindered'] ?? null ) ? $stored['hindered'] : array();
		return new self( true, is_string( $stored['key'] ?? null ) ? $stored['key'] : '', array_values( array_filter( $hindered, 'is_string' ) ) );
	}

	/** Whether REST was seen to answer, in the same surroundings, without anybody else's hand in it. */
	public function is_clear( string $key ): bool {
		return $this->on && $this->key === $key && array() === $this->hindered;
	}

	/**
	 * Switched on, with what was seen; nothing yet at first.
	 *
	 * @param list<string> $hindered
	 */
	public static function store( string $key = '', array $hindered = array() ): void {
		update_option( self::OPTION, compact( 'key', 'hindered' ), true );
	}

	public static function forget(): void {
		delete_option( self::OPTION );
	}
}
