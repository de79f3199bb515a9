<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

/**
 * A success. Always HTTP 200 (contract 1).
 */
final readonly class Reply {

	/**
	 * @param array<mixed>          $data    The JSON body.
	 * @param array<string, string> $headers HTTP headers.
	 */
	private function __construct( public array $data, public array $headers = array() ) {}

	/**
	 * An object; carries `status: true`.
	 *
	 * @param array<string, mixed> $data More keys.
	 */
	public static function ok( array $data = array() ): self {
		return new self( array( 'status' => true ) + $data );
	}

	/**
	 * A body exactly as given: the bare lists of the specifications, and `message_reply`.
	 *
	 * @param array<mixed> $data Body.
	 */
	public static function bare( array $data ): self {
		return new self( $data );
	}

	public function with_header( string $name, string $value ): self {
		return new self( $this->data, array( $name => $value ) + $this->headers );
	}
}
