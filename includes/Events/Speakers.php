<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

/**
 * Who speaks, as stored and as shown.
 */
final class Speakers {

	private const MAX = 50;

	/**
	 * Rows without a name are no speakers.
	 *
	 * @return list<array{title: string, subtitle: string}>
	 */
	public static function read( mixed $stored ): array {
		$speakers = array();
		foreach ( is_array( $stored ) ? array_slice( $stored, 0, self::MAX ) : array() as $row ) {
			$title = is_array( $row ) ? EventText::plain( $row['title'] ?? '' ) : '';
			if ( is_array( $row ) && '' !== $title ) {
				$speakers[] = array(
					'title'    => $title,
					'subtitle' => EventText::plain( $row['subtitle'] ?? '' ),
				);
			}
		}
		return $speakers;
	}
}
