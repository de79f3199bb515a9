<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Calendar;

use MentoriaiPortal\Core\Lang;

/**
 * Content lines of iCalendar (RFC 5545, 3.1): CRLF, folded at 75 octets between characters, texts escaped.
 */
final class Lines {

	private const OCTETS = 75;

	private string $text = '';

	/**
	 * The head of a calendar.
	 *
	 * @param 'PUBLISH'|'REQUEST'|'CANCEL' $method RFC 5546.
	 */
	public static function calendar( Lang $lang, string $method = 'PUBLISH' ): self {
		return ( new self() )
			->add( 'BEGIN:VCALENDAR' )
			->add( 'VERSION:2.0' )
			->add( 'PRODID:-//Mentoriai//Mentoriai portal//' . strtoupper( $lang->value ) )
			->add( 'CALSCALE:GREGORIAN' )
			->add( "METHOD:$method" );
	}

	/** A line as it is. */
	public function add( string $line ): self {
		$this->text .= self::fold( $line ) . "\r\n";
		return $this;
	}

	/** A property whose value is text; none for an empty one. */
	public function text( string $name, string $value ): self {
		return '' === $value ? $this : $this->add( $name . ':' . self::escape( $value ) );
	}

	public function __toString(): string {
		return $this->text;
	}

	/** RFC 5545, 3.3.11. Control characters are not allowed at all. */
	private static function escape( string $text ): string {
		$text = str_replace( array( "\r\n", "\r" ), "\n", $text );
		$text = (string) preg_replace( '~[^\P{Cc}\n\t]~u', '', $text );
		return strtr(
			$text,
			array(
				'\\' => '\\\\',
				';'  => '\\;',
				','  => '\\,',
				"\n" => '\\n',
			)
		);
	}

	private static function fold( string $line ): string {
		$folded = '';
		$room   = self::OCTETS;
		while ( strlen( $line ) > $room ) {
			$part = mb_strcut( $line, 0, $room, 'UTF-8' );
			// The blank that begins the next line is part of it.
			$folded .= $part . "\r\n ";
			$line    = substr( $line, strlen( $part ) );
			$room    = self::OCTETS - 1;
		}
		return $folded . $line;
	}
}
