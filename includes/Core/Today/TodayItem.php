<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Today;

use MentoriaiPortal\Core\OneLine;

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
		$this->title = OneLine::of( $title, self::LENGTH );
		$this->text  = OneLine::of( $text, self::LENGTH );
	}
}
