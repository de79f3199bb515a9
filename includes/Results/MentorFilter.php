<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results;

/**
 * Which mentors the statistics are asked for.
 */
final readonly class MentorFilter {

	/**
	 * @param string    $search  Part of a name; '' for all.
	 * @param bool|null $visible Whether visitors see them; null for all.
	 */
	public function __construct( public string $search = '', public ?bool $visible = null ) {}

	/** @param array<string, string> $asked `s`, and `state` (`visible`, `hidden`); another state asks for all. */
	public static function of( array $asked ): self {
		return new self( $asked['s'] ?? '', array( 'visible' => true, 'hidden' => false )[ $asked['state'] ?? '' ] ?? null );
	}
}
