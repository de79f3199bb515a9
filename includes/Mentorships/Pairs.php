<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Identity;

/**
 * A person's own mentorships, for modules in which the two do something together.
 */
final readonly class Pairs {

	public function __construct( private MentorshipViewRepository $views, private MentorshipRepository $mentorships, private Clock $clock ) {}

	/** Without plans and meetings; null for what is not the viewer's. */
	public function find( Identity $viewer, int $id ): ?MentorshipView {
		$row = $this->views->find_for_viewer( $id, $viewer );
		return null === $row ? null : MentorshipViewRepository::view( $row );
	}

	/** The id of a pair's latest mentorship, NULL for none, as a column of another statement; both sides as SQL. */
	public static function latest_id( string $founder_id, string $mentor_id ): string {
		return MentorshipRepository::latest_id( $founder_id, $mentor_id );
	}

	/**
	 * That a mentorship is active, as a condition of another statement.
	 *
	 * @param string $id As SQL.
	 */
	public function is_active( string $id ): string {
		return MentorshipRepository::is_active( $id );
	}

	/**
	 * The two do something together: it ends their silence. First in the transaction that writes it; whoever does something
	 * with the same pair waits for its end.
	 *
	 * @return bool False where the mentorship is not active.
	 */
	public function act( int $id ): bool {
		return $this->mentorships->touch_active( $id, $this->clock->now() );
	}
}
