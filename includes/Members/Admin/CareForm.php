<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

/**
 * What the form of a member's page has sent and is not stored: shown again with what is wrong.
 */
final readonly class CareForm {

	/**
	 * @param string $tags        With commas.
	 * @param string $responsible User id of a colleague; '' for no one.
	 */
	public function __construct( public string $note, public string $tags, public string $responsible, public string $error = '' ) {}

	public function with_error( string $error ): self {
		return new self( $this->note, $this->tags, $this->responsible, $error );
	}
}
