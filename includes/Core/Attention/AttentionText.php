<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Attention;

/**
 * A row of what waits, in the reader's language.
 */
final readonly class AttentionText {

	public function __construct(
		/** Plain text; no words that are only the two people's. */
		public string $what,
		/** Where it is dealt with. */
		public string $url,
		/** Where the law sets one. */
		public ?int $days_left = null
	) {}
}
