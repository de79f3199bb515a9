<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages;

use MentoriaiPortal\Core\Lang;

/**
 * Which gaps between the languages are asked for; null and '' for all.
 */
final readonly class LackFilter {

	/**
	 * @param list<string> $types  Of content.
	 * @param Lang|null    $lang   Of the text that stands in the list.
	 * @param string       $search Part of its title.
	 */
	public function __construct( public array $types, public ?Lack $lack = null, public ?Lang $lang = null, public string $search = '' ) {}

	/**
	 * @param list<string>          $types
	 * @param array<string, string> $asked `state`, `type`, `language` and `s`.
	 */
	public static function of( array $types, array $asked ): self {
		$type = $asked['type'] ?? '';
		return new self( in_array( $type, $types, true ) ? array( $type ) : $types, Lack::tryFrom( $asked['state'] ?? '' ), Lang::tryFrom( $asked['language'] ?? '' ), $asked['s'] ?? '' );
	}
}
