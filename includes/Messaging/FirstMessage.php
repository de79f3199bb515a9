<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

/**
 * A message to a mentor that waits for its author's account.
 */
final readonly class FirstMessage {

	public function __construct(
		public int $mentor_id,
		public string $subject,
		public string $message,
		/** Sending it twice counts once. */
		public string $client_id
	) {}

	/** @param array<string, mixed> $read The fields of FirstMessageSchema. */
	public static function of_request( array $read ): self {
		$text = static fn ( string $name ): string => is_string( $read[ $name ] ?? null ) ? $read[ $name ] : '';
		return new self( is_int( $read['id'] ?? null ) ? $read['id'] : 0, $text( 'subject' ), $text( 'message' ), $text( 'client_id' ) ?: wp_generate_uuid4() );
	}
}
