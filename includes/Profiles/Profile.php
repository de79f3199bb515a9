<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

/**
 * What a member tells about themselves. A profile with nothing missing is what publication asks for.
 */
abstract readonly class Profile {

	public function __construct(
		public string $first_name,
		public string $last_name,
		/** As typed; '' where it is not told. */
		public string $town
	) {}

	/**
	 * The fields that publication asks for, by their names here.
	 *
	 * @return array<string, string|int|null>
	 */
	abstract protected function required(): array;

	/**
	 * The required fields that are still empty.
	 *
	 * @return list<string>
	 */
	final public function missing(): array {
		return array_keys( array_filter( $this->required(), static fn ( string|int|null $value ): bool => null === $value || '' === $value ) );
	}

	final public function is_complete(): bool {
		return array() === $this->missing();
	}

	final public function display_name(): string {
		return trim( $this->first_name . ' ' . $this->last_name );
	}
}
