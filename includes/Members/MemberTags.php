<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use MentoriaiPortal\Core\Schema\Items;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Core\TextFold;

/**
 * Tags as staff write them: short lines, each once. Lists of them are written with commas, in files with `|`: so a tag has neither.
 */
final class MemberTags {

	public const MAX        = 30;
	public const MAX_LENGTH = 50;

	/** What spellings of one tag have in common. */
	public static function key( string $tag ): string {
		return md5( TextFold::ascii( $tag ) );
	}

	public static function field(): Items {
		return Items::of( Text::of_form( '[^,|]+', self::MAX_LENGTH ), self::MAX );
	}

	/**
	 * Each once, in Lithuanian order; of two spellings the first.
	 *
	 * @param list<string> $tags
	 * @return array<string, string> Key to tag.
	 */
	public static function by_key( array $tags ): array {
		$found = array();
		foreach ( $tags as $tag ) {
			if ( '' !== $tag ) {
				$found += array( self::key( $tag ) => $tag );
			}
		}
		uasort( $found, static fn ( string $one, string $other ): int => TextFold::sort_key( $one ) <=> TextFold::sort_key( $other ) );
		return $found;
	}
}
