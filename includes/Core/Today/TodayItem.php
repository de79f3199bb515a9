<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Today;

/**
 * One line of Today: what waits, and where to do it. Texts are plain.
 */
final readonly class TodayItem {

	/** Longer texts are cut: an item is read at a glance. */
	private const LENGTH = 140;

	public string $title;

	public string $text;

	/**
	 * @param string      $url Absolute.
	 * @param string|null $at  Time (ISO 8601 in UTC) or day (`yyyy-MM-dd`) of what it is about.
	 */
	public function __construct( public TodayKind $kind, string $title, string $text, public string $url, public ?string $at = null ) {
		$this->title = self::cut( $title );
		$this->text  = self::cut( $text );
	}

	private static function cut( string $text ): string {
		$line = trim( (string) preg_replace( '~\s+~u', ' ', $text ) );
		return mb_strlen( $line ) <= self::LENGTH ? $line : rtrim( mb_substr( $line, 0, self::LENGTH - 1 ) ) . '…';
	}
}
