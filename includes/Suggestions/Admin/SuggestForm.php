<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Suggestions\Admin;

/**
 * What the form of a founder's page has sent and is not stored: shown again with what is wrong.
 */
final readonly class SuggestForm {

	/**
	 * @param list<int>   $mentor_ids Those chosen.
	 * @param string|null $words      What is searched for; null where nobody searched.
	 * @param string      $wrong      The field that is wrong, `mentors` or `note`; '' for none.
	 */
	public function __construct( public array $mentor_ids, public string $note, public ?string $words, public string $error = '', public string $wrong = '' ) {}

	public function with_error( string $error, string $wrong ): self {
		return new self( $this->mentor_ids, $this->note, $this->words, $error, $wrong );
	}
}
