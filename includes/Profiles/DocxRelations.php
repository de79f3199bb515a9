<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

/**
 * A list of what belongs to a part of a docx (`_rels/….rels`). A macro or an object is known by its type here, whatever its file is called.
 *
 * A list counts only in the form that programs write: anything else could mean one thing here and another in Word. XML parsers
 * take quadratic time over an element with many attributes; this takes as long as the text.
 */
final class DocxRelations {

	private const DECLARATION = '(?:\xEF\xBB\xBF)?+(?:<\?xml\s++version=["\']1\.0["\'](?:\s++encoding=["\'](?i:utf-8)["\'])?+(?:\s++standalone=["\']\w++["\'])?+\s*+\?>)?+\s*+';

	private const PREFIX = '(?:\w{1,20}:)?+';

	private const ATTRIBUTES = '(?:\s++[\w:.-]++\s*+=\s*+(?:"[^"<]*+"|\'[^\'<]*+\'))*+\s*+';

	private const RELATION = '<' . self::PREFIX . 'Relationship' . self::ATTRIBUTES . '(?:/>|>\s*+</' . self::PREFIX . 'Relationship\s*+>)\s*+';

	/** Last parts of types, in small letters: macros, objects of other programs, controls. */
	private const PROGRAMS = array( 'vbaproject', 'wordvbadata', 'oleobject', 'control', 'activexcontrolbinary' );

	/** Whether something of the list is a program, or lies elsewhere and would be fetched when the document is opened. */
	public static function are_harmful( string $xml ): bool {
		return 1 !== preg_match( '~^' . self::DECLARATION . '<' . self::PREFIX . 'Relationships' . self::ATTRIBUTES . '(?:/>|>\s*+(?:' . self::RELATION . ')*+</' . self::PREFIX . 'Relationships\s*+>)\s*+$~D', $xml )
			|| array() !== array_filter( explode( '<', $xml ), self::is_harmful( ... ) );
	}

	/** @param string $tag Without `<`. */
	private static function is_harmful( string $tag ): bool {
		if ( 1 !== preg_match( '~^(?:\w{1,20}:)?+Relationship\s~', $tag ) ) {
			return false;
		}
		preg_match_all( '~\s([\w:.-]++)\s*+=\s*+(?|"([^"]*+)"|\'([^\']*+)\')~', $tag, $found );
		$values = array_map( static fn ( string $value ): string => trim( html_entity_decode( $value, ENT_QUOTES | ENT_XML1 ) ), array_combine( $found[1], $found[2] ) );
		$type   = strtolower( basename( rawurldecode( $values['Type'] ?? '' ) ) );
		if ( count( $values ) !== count( $found[1] ) || in_array( $type, self::PROGRAMS, true ) ) {
			return true;
		}
		$target       = $values['Target'] ?? '';
		$is_elsewhere = 'Internal' !== ( $values['TargetMode'] ?? 'Internal' ) || 1 === preg_match( '~^//|[:\\\\]~', $target );
		// A link waits for a click; what lay on the writer's own disk is not found.
		return $is_elsewhere && 'hyperlink' !== $type && 1 !== preg_match( '~^file:///[A-Za-z]:~', $target );
	}
}
