<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * What a person did, and what was done with their account. Others are not named: neither who decided, nor about whom. Rows stay
 * when a person is erased; without the account their number leads to nobody.
 *
 * @phpstan-import-type ExportItem from PersonalData
 */
final readonly class ActivityData implements PersonalData {

	private const PAGE = 200;

	public function __construct( private ActivityRepository $activity, private Clock $clock ) {}

	public function key(): string {
		return 'activity';
	}

	public function label(): string {
		return __( 'Activity log', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( ActivityTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$entries = $this->activity->about( $user_id, self::PAGE, ( $page - 1 ) * self::PAGE );
		return PrivacyResult::items( array_map( fn ( Entry $entry ): array => $this->item( $entry, $user_id ), $entries ), count( $entries ) < self::PAGE );
	}

	public function erase( int $user_id, int $page ): array {
		return PrivacyResult::erased( false );
	}

	/** @return ExportItem */
	private function item( Entry $entry, int $user_id ): array {
		return PrivacyResult::item(
			'activity-' . $entry->id,
			array(
				__( 'Time', 'mentoriai-portal' )          => $this->clock->local( Clock::from_sql( $entry->created_at ) )->format( 'Y-m-d H:i' ),
				__( 'Action', 'mentoriai-portal' )        => Act::tryFrom( $entry->act )?->label() ?? $entry->act,
				__( 'Your own action', 'mentoriai-portal' ) => $entry->actor_id === $user_id ? __( 'Yes', 'mentoriai-portal' ) : __( 'No', 'mentoriai-portal' ),
				__( 'Change', 'mentoriai-portal' )        => Sentence::change( $entry ),
			)
		);
	}
}
