<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use LogicException;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Uploads\UploadedFile;

/**
 * What a route gets: declared, validated input, who acts, in which language, from where.
 */
final readonly class Request {

	/**
	 * @param array<string, mixed> $input Declared fields only, of the declared types.
	 * @param list<UploadedFile>   $files Of the route's upload field.
	 */
	public function __construct(
		public array $input,
		public ?Identity $identity,
		public Lang $lang,
		/** Whose limits count: an IPv4 address or an IPv6 network. */
		public string $ip,
		public string $user_agent,
		public array $files = array()
	) {}

	/** The person who acts; only for routes whose access refuses guests. */
	public function identity(): Identity {
		return $this->identity ?? throw new LogicException( 'This route is open to guests.' );
	}

	public function text( string $name ): string {
		$value = $this->input[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** A text, or null where the field was left out or empty. */
	public function optional( string $name ): ?string {
		$value = $this->text( $name );
		return '' === $value ? null : $value;
	}

	public function int( string $name ): int {
		$value = $this->input[ $name ] ?? 0;
		return is_int( $value ) ? $value : 0;
	}

	public function bool( string $name ): bool {
		return true === ( $this->input[ $name ] ?? null );
	}

	/**
	 * A list field.
	 *
	 * @return list<mixed>
	 */
	public function items( string $name ): array {
		$value = $this->input[ $name ] ?? array();
		return is_array( $value ) ? array_values( $value ) : array();
	}

	/**
	 * A list of whole numbers.
	 *
	 * @return list<int>
	 */
	public function ints( string $name ): array {
		return array_values( array_filter( $this->items( $name ), 'is_int' ) );
	}

	/**
	 * A list of texts.
	 *
	 * @return list<string>
	 */
	public function texts( string $name ): array {
		return array_values( array_filter( $this->items( $name ), 'is_string' ) );
	}
}
