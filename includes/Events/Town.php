<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use MentoriaiPortal\Core\Lang;

/**
 * A town: a term of `mentoriai_town`. Lithuanian stands in where there is no English.
 */
final readonly class Town {

	/** Term meta with the English name. */
	public const NAME_EN = 'mentoriai_name_en';

	public function __construct( private string $slug, private string $name, private string $name_en ) {}

	public function name( Lang $lang ): string {
		return Lang::En === $lang && '' !== $this->name_en ? $this->name_en : $this->name;
	}

	/** Whether this is the town that someone names: by either name or its slug. */
	public function is( string $asked ): bool {
		$asked = mb_strtolower( $asked );
		return in_array( $asked, array( mb_strtolower( $this->name ), mb_strtolower( $this->name_en ), $this->slug ), true );
	}

	/** @return array{string, string, string} */
	public function stored(): array {
		return array( $this->slug, $this->name, $this->name_en );
	}
}
