<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use Closure;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentors\MentorKind;

/**
 * Who speaks, as stored and as shown. Texts are the editor's; `mentor` is there where the editor chose one: the kind of MentorKind, and the id.
 *
 * @phpstan-type Mentor array{kind: string, id: int}
 * @phpstan-type Speaker array{title: string, subtitle: string, mentor?: Mentor}
 * @phpstan-type ShownSpeaker array{title: string, subtitle: string, link?: string}
 */
final class Speakers {

	private const MAX = 50;

	/**
	 * Rows without a name are no speakers.
	 *
	 * @return list<Speaker>
	 */
	public static function read( mixed $stored ): array {
		$speakers = array();
		foreach ( is_array( $stored ) ? array_slice( $stored, 0, self::MAX ) : array() as $row ) {
			$title = is_array( $row ) ? EventText::plain( $row['title'] ?? '' ) : '';
			if ( is_array( $row ) && '' !== $title ) {
				$speakers[] = array(
					'title'    => $title,
					'subtitle' => EventText::plain( $row['subtitle'] ?? '' ),
				) + self::mentor( $row );
			}
		}
		return $speakers;
	}

	/**
	 * @param array<mixed> $row As stored or sent.
	 * @return array{mentor?: Mentor} Nothing where none is chosen.
	 */
	public static function mentor( array $row ): array {
		$mentor = is_array( $row['mentor'] ?? null ) ? $row['mentor'] : array();
		$kind   = MentorKind::tryFrom( is_string( $mentor['kind'] ?? null ) ? $mentor['kind'] : '' );
		$id     = is_numeric( $mentor['id'] ?? null ) ? (int) $mentor['id'] : 0;
		return null === $kind || $id < 1 ? array() : array(
			'mentor' => array(
				'kind' => $kind->value,
				'id'   => $id,
			),
		);
	}

	/**
	 * With the addresses of mentors who are shown now: who is hidden, gone or not in this language is a name like any other. One query, none
	 * without mentors.
	 *
	 * @param list<Speaker>              $speakers
	 * @param Closure(): MentorDirectory $mentors
	 * @return list<ShownSpeaker>
	 */
	public static function shown( array $speakers, Closure $mentors, Lang $lang ): array {
		$chosen = array_column( $speakers, 'mentor' );
		$urls   = array() === $chosen ? array() : $mentors()->urls_of_ids( array_map( static fn ( array $mentor ): array => array( MentorKind::from( $mentor['kind'] ), $mentor['id'] ), $chosen ), $lang );
		$shown  = array();
		foreach ( $speakers as $speaker ) {
			$url     = isset( $speaker['mentor'] ) ? array_shift( $urls ) : null;
			$shown[] = array(
				'title'    => $speaker['title'],
				'subtitle' => $speaker['subtitle'],
			) + ( null === $url ? array() : array( 'link' => $url ) );
		}
		return $shown;
	}
}
