<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Suggestions;

/**
 * Puts in suggestions without emails, for a demo.
 */
final readonly class SuggestionHistory {

	public function __construct( private SuggestionRepository $rows ) {}

	/** Nothing for a founder who ever got one. */
	public function add( int $founder_id, int $author_id, NewSuggestion $new, int $at ): void {
		if ( array() === $this->rows->all_of( $founder_id, 1 ) ) {
			$this->rows->add( $founder_id, $author_id, $new, $at );
		}
	}
}
