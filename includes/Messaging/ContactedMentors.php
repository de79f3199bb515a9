<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Media\Photo;
use MentoriaiPortal\Core\TextFold;

/**
 * Whom a founder has written to: what reviews and plans ask before they let one write (`not_contacted`).
 */
final readonly class ContactedMentors {

	public function __construct( private ConversationRepository $conversations ) {}

	public function has( int $founder_id, int $mentor_id ): bool {
		return $this->conversations->have_met( $founder_id, $mentor_id );
	}

	/** The latest conversation of the two; null where they never talked. */
	public function conversation( int $founder_id, int $mentor_id ): ?int {
		return $this->conversations->latest_of( $founder_id, $mentor_id );
	}

	/** All whose account is public; see mentors(). */
	public function select( int $founder_id ): UnionPart {
		return $this->conversations->contacted_by( $founder_id );
	}

	/**
	 * By name.
	 *
	 * @param list<array<string, string|null>> $rows Of select().
	 * @return list<array{person: Participant, photo: ?Photo, fields: list<int>}>
	 */
	public function mentors( array $rows ): array {
		usort( $rows, static fn ( array $one, array $other ): int => array( TextFold::ascii( (string) $one['name'] ), (int) $one['id'] ) <=> array( TextFold::ascii( (string) $other['name'] ), (int) $other['id'] ) );
		return array_map(
			static fn ( array $row ): array => array(
				'person' => new Participant( (int) $row['id'], $row['name'] ),
				'photo'  => Photo::of( $row['photo'] ),
				'fields' => array_values( array_map( 'intval', array_filter( (array) MetaValue::data( $row['fields'] ), 'is_numeric' ) ) ),
			),
			$rows
		);
	}

	/** The account status of a mentor whom the founder has written to, '' where it has none; null where they never talked. */
	public function status( int $founder_id, int $mentor_id ): ?string {
		return $this->conversations->status_of_contacted( $founder_id, $mentor_id );
	}

	/** A row where the founder has written to anyone, as a part of another statement. */
	public function select_any( int $founder_id ): UnionPart {
		return $this->conversations->select_any_of( $founder_id );
	}
}
