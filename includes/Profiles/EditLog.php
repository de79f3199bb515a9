<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;

/**
 * Public mentors change their texts freely; staff see afterwards what was changed.
 */
final readonly class EditLog {

	private const KEPT_SECONDS = 90 * 86400;

	public function __construct( private EditLogRepository $edits, private Clock $clock ) {}

	/**
	 * Action `mentoriai_profile_saved`. Of a mentor who was not public only what staff have not seen yet goes on.
	 *
	 * @param mixed $stored The profile before; absent where code only asks for a new index row.
	 */
	public function follow_save( int $user_id, mixed $stored = null, mixed $saved = null ): void {
		if ( $stored instanceof StoredProfile && $stored->profile instanceof MentorProfile && $saved instanceof MentorProfile ) {
			$this->record( $user_id, $stored->profile, $saved, AccountStatus::Public === $stored->status );
		}
	}

	/**
	 * Also those that staff saw within the last 90 days.
	 *
	 * @return list<Edit>
	 */
	public function of( int $user_id ): array {
		return array_values( $this->edits->of( $user_id ) );
	}

	/** @return array<int, non-empty-list<Edit>> Unseen ones by person, the latest first. */
	public function unseen( int $people ): array {
		return $this->edits->unseen( $people );
	}

	/** @return array<int, non-empty-list<Edit>> The same of one person. */
	public function unseen_of( int $user_id ): array {
		$edits = array_values( array_filter( $this->edits->of( $user_id ), static fn ( Edit $edit ): bool => ! $edit->seen ) );
		return array() === $edits ? array() : array( $user_id => $edits );
	}

	public function unseen_people(): int {
		return $this->edits->unseen_people();
	}

	/** @param int $until Unix seconds of the latest change that was on the screen. */
	public function mark_seen( int $user_id, int $until ): bool {
		return $this->edits->mark_seen( $user_id, $until ) > 0;
	}

	/** Action `mentoriai_user_status_changed`: whoever approves has read the texts. */
	public function follow_status( int $user_id, string $old, string $status ): void {
		if ( AccountStatus::Submitted->value === $old && AccountStatus::Public->value === $status ) {
			$this->mark_seen( $user_id, PHP_INT_MAX );
		}
	}

	/** What staff have seen is kept for 90 days. */
	public function purge(): void {
		$this->edits->purge( $this->clock->now() - self::KEPT_SECONDS );
	}

	private function record( int $user_id, MentorProfile $before, MentorProfile $after, bool $public ): void {
		$old     = $before->public_texts();
		$changed = array_diff_assoc( $after->public_texts(), $old );
		$kept    = array() === $changed ? array() : $this->edits->of( $user_id );
		// Later than all before, within one second too: the time is the version that staff have seen.
		$now = max( $this->clock->now(), 1 + max( array( 0, ...array_column( $kept, 'changed_at' ) ) ) );
		foreach ( $changed as $field => $text ) {
			$edit = $kept[ $field ] ?? null;
			if ( null !== $edit && ! $edit->seen ) {
				$edit->before === $text ? $this->edits->remove( $edit->id ) : $this->edits->replace( $edit->id, $edit->before, $text, $now );
			} elseif ( $public && null !== $edit ) {
				$this->edits->replace( $edit->id, $old[ $field ], $text, $now );
			} elseif ( $public ) {
				$this->edits->add( $user_id, $field, $old[ $field ], $text, $now );
			}
		}
	}
}
