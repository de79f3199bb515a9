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
	 * @param string             $key      EnvironmentFingerprint::key() when REST was watched; '' before.
	 * @param list<string>       $conflicts By what; see EarlyPathConflicts.
	 * @param array<int, string> $roots    Address of the REST API by http (0) and by https (1), as far as it was seen.
	 */
	public function __construct( public string $key = '', public array $conflicts = array(), public array $roots = array() ) {}

	/** Whether this site has it switched on. */
	public static function is_on(): bool {
		return isset( wp_load_alloptions()[ self::OPTION ] );
	}

	/** Null where the path is switched off. */
	public static function read(): ?self {
		// Where it is off there is no such option, and get_option() would ask the database for it at every request.
		$stored = maybe_unserialize( wp_load_alloptions()[ self::OPTION ] ?? '' );
		if ( ! is_array( $stored ) ) {
			return null;
		}
		$texts = static fn ( string $name ): array => array_filter( is_array( $stored[ $name ] ?? null ) ? $stored[ $name ] : array(), 'is_string' );
		return new self( is_string( $stored['key'] ?? null ) ? $stored['key'] : '', array_values( $texts( 'conflicts' ) ), array_filter( $texts( 'roots' ), 'is_int', ARRAY_FILTER_USE_KEY ) );
	}

	/** The address of the REST API, where REST was seen to answer in the same environment without anyone else's hand in it. */
	public function root( string $key ): ?string {
		return $this->key === $key && array() === $this->conflicts ? $this->roots[ (int) is_ssl() ] ?? null : null;
	}

	/** Switched on, with what was seen; nothing yet at first. */
	public function store(): void {
		update_option( self::OPTION, get_object_vars( $this ), true );
	}

	public static function forget(): void {
		delete_option( self::OPTION );
	}
}
