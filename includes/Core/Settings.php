<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use Closure;

/**
 * The portal's settings: one autoloaded option over the declared defaults, each value open to the filter
 * `mentoriai_setting` (value, name).
 */
final class Settings {

	public const OPTION = 'mentoriai_settings';

	/** @var array<string, mixed>|null */
	private ?array $known = null;

	/** @param (Closure(): array<string, mixed>)|null $defaults Name to default (Settings\Catalogue). */
	public function __construct( private readonly ?Closure $defaults = null ) {}

	/** As the filter `mentoriai_setting` says; one that returns nothing changes nothing. */
	public function get( string $name ): mixed {
		$stored = $this->stored( $name );
		return apply_filters( 'mentoriai_setting', $stored, $name ) ?? $stored;
	}

	/** What staff chose, or the default; the filter does not count. */
	public function stored( string $name ): mixed {
		$stored = get_option( self::OPTION );
		if ( is_array( $stored ) && array_key_exists( $name, $stored ) ) {
			return $stored[ $name ];
		}
		$this->known ??= null === $this->defaults ? array() : ( $this->defaults )();
		return $this->known[ $name ] ?? null;
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
