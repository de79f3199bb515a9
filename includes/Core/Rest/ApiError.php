<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use MentoriaiPortal\Core\Database\WriteRefused;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Uploads\NotKept;
use RuntimeException;
use Throwable;

/**
 * The only failure a service throws. The Dispatcher turns it into the one error body (docs/contract.md#conventions).
 */
final class ApiError extends RuntimeException {

	/**
	 * @param string                $error   Machine-readable code, e.g. `incorrect_password`.
	 * @param int                   $status  HTTP status.
	 * @param string                $message Text for the person; empty takes the text of the code.
	 * @param array<string, string> $fields  Request field to message key.
	 * @param array<string, mixed>  $data    More for `data`.
	 * @param array<string, string> $headers HTTP headers.
	 */
	public function __construct(
		public readonly string $error,
		public readonly int $status,
		string $message = '',
		public readonly array $fields = array(),
		public readonly array $data = array(),
		public readonly array $headers = array(),
		/** For `account_draft`, whose text depends on it. */
		public readonly ?AccountStatus $account = null
	) {
		parent::__construct( $message );
	}

	/**
	 * A request whose fields are wrong: 400.
	 *
	 * @param array<string, string> $fields Request field to message key.
	 */
	public static function invalid( array $fields = array() ): self {
		return new self( 'invalid_input', 400, '', $fields );
	}

	public static function not_logged_in(): self {
		return new self( 'not_logged_in', 401 );
	}

	public static function forbidden( string $error = 'forbidden' ): self {
		return new self( $error, 403 );
	}

	/** Someone else's row and a missing row: the same answer (docs/contract.md#conventions). */
	public static function not_found( string $error = 'not_found' ): self {
		return new self( $error, 404 );
	}

	public static function conflict( string $error = 'conflict' ): self {
		return new self( $error, 409 );
	}

	/** @param int $seconds When to try again. */
	public static function too_many( int $seconds ): self {
		return new self( 'too_many_requests', 429, headers: array( 'Retry-After' => (string) max( 1, $seconds ) ) );
	}

	/** What the client learns about an error of the server; with a time to try again while the database takes no writes. */
	public static function of( Throwable $fault ): self {
		return match ( true ) {
			$fault instanceof WriteRefused => new self( 'server_error', 500, __( 'The site can only be read at the moment; nothing was saved. Try again in a few minutes.', 'mentoriai-portal' ), headers: array( 'Retry-After' => '120' ) ),
			$fault instanceof NotKept => new self( 'server_error', 500, __( 'The file was not saved: the server’s disk is full or cannot be written to. Please tell the administrators of this site.', 'mentoriai-portal' ) ),
			default => new self( 'server_error', 500 ),
		};
	}
}
