<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Media\Photo;
use MentoriaiPortal\Core\TextFold;

/**
 * The mentors whom a founder can make a plan with: an open mentorship, one that ended, or a request that nobody answered.
 */
final readonly class MentorsOfFounder {

	public function __construct( private MentorsOfFounderRepository $mentors ) {}

	/** All whose account is public; see people(). */
	public function select( int $founder_id ): UnionPart {
		return $this->mentors->select( $founder_id );
	}

	/**
	 * By name.
	 *
	 * @param list<array<string, string|null>> $rows Of select().
	 * @return list<array{person: Participant, photo: ?Photo, fields: list<int>}>
	 */
	public function people( array $rows ): array {
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

	/**
	 * A mentor whom the founder can make a plan with; null for any other.
	 *
	 * @return array{status: string, blocked: bool}|null `status`: of the account, '' where it has none. `blocked`: a side blocks the other.
	 */
	public function find( int $founder_id, int $mentor_id ): ?array {
		return $this->mentors->find( $founder_id, $mentor_id );
	}
}
