<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shortlist;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mentors\MentorCard;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentors\MentorKind;

/**
 * Mentors whom a founder comes back to.
 */
final readonly class Shortlist {

	public const MOST = 100;

	public function __construct( private ShortlistRepository $rows, private MentorDirectory $mentors, private Db $db, private Clock $clock ) {}

	/** @return list<MentorCard> The newest first; those whom no list of the language shows are left out, and come back with it. */
	public function cards( int $founder_id, Lang $lang ): array {
		return $this->mentors->cards_of( $this->rows->of( $founder_id ), $lang );
	}

	/**
	 * Those who are there already stay where they are; hidden and unknown ones are left out.
	 *
	 * @param list<array{MentorKind, int}> $mentors The newest first.
	 * @throws ApiError 409 `conflict` where more than MOST would be shown: then none is added.
	 */
	public function add( int $founder_id, array $mentors ): void {
		$known = $this->mentors->visible( $this->mentors->keys( $mentors ) );
		array() === $known || $this->db->repeatable(
			function () use ( $founder_id, $known ): void {
				// Two at once would both see room.
				$this->db->lock_user( $founder_id );
				$is_longer = $this->rows->add( $founder_id, array_reverse( $known ), $this->clock->now() ) > 0;
				if ( $is_longer && count( $this->mentors->visible( $this->rows->of( $founder_id ) ) ) > self::MOST ) {
					throw new ApiError( 'conflict', 409, __( 'You have saved 100 mentors, which is the most. Remove one first.', 'mentoriai-portal' ) );
				}
			}
		);
	}

	/**
	 * As add(), for one who must be shown, and others with them.
	 *
	 * @param array{MentorKind, int}       $mentor
	 * @param list<array{MentorKind, int}> $others
	 * @throws ApiError 404 for a mentor whom no list shows, 409 as add().
	 */
	public function add_one( int $founder_id, array $mentor, array $others = array() ): void {
		array() === $this->mentors->visible( $this->mentors->keys( array( $mentor ) ) ) && throw ApiError::not_found();
		$this->add( $founder_id, array( $mentor, ...$others ) );
	}

	/** @param list<array{MentorKind, int}> $mentors Hidden ones too. */
	public function remove( int $founder_id, array $mentors ): void {
		foreach ( $this->mentors->keys( $mentors ) as $mentor ) {
			$this->rows->remove( $founder_id, $mentor );
		}
	}
}
