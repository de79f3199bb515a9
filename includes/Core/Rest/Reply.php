<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

/**
 * A success. Always HTTP 200 (docs/contract.md#conventions), except for the redirect from a social sign-in.
 */
final readonly class Reply {

	/**
	 * @param array<mixed>          $data    The JSON body.
	 * @param array<string, string> $headers HTTP headers.
	 * @param string|null           $text    The body where it is not JSON.
	 * @param int                   $status  HTTP status.
	 */
	private function __construct( public array $data, public array $headers = array(), public ?string $text = null, public int $status = 200 ) {}

	/**
	 * An object; carries `status: true`.
	 *
	 * @param array<string, mixed> $data More keys.
	 */
	public static function ok( array $data = array() ): self {
		return new self( array( 'status' => true ) + $data );
	}

	/**
	 * A body exactly as given: the bare lists, and `message_reply`.
	 *
	 * @param array<mixed> $data Body.
	 */
	public static function bare( array $data ): self {
		return new self( $data );
	}

	/**
	 * A body that is not JSON: a text file that programs open where the person asked for it.
	 *
	 * @param string $type Content-Type.
	 * @param string $name File name; what is not ASCII goes over the wire encoded (RFC 6266).
	 */
	public static function file( string $text, string $type, string $name ): self {
		$headers = array(
			'Content-Type'        => $type,
			'Content-Disposition' => sprintf( 'inline; filename="%s"; filename*=UTF-8\'\'%s', preg_replace( '~[^A-Za-z0-9._-]+~', '-', $name ), rawurlencode( $name ) ),
		);
		return new self( array(), $headers, $text );
	}

	/**
	 * A file to be saved, never opened in place.
	 *
	 * @param string $bytes Content.
	 * @param string $type  Content-Type.
	 * @param string $name  As in file().
	 */
	public static function download( string $bytes, string $type, string $name ): self {
		$file = self::file( $bytes, $type, $name );
		return $file->with_header( 'Content-Disposition', 'attachment' . substr( $file->headers['Content-Disposition'], strlen( 'inline' ) ) );
	}

	/** Sends the browser on to one of our own screens; the address it came by is not told to anyone there. */
	public static function redirect( string $url ): self {
		$headers = array(
			'Location'        => $url,
			'Referrer-Policy' => 'no-referrer',
		);
		return new self( array( 'status' => true ), $headers, null, 302 );
	}

	public function with_header( string $name, string $value ): self {
		return new self( $this->data, array( $name => $value ) + $this->headers, $this->text, $this->status );
	}
}
