<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog\Admin;

use MentoriaiPortal\ActivityLog\ActivityRepository;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\ActivityLog\Entry;
use MentoriaiPortal\ActivityLog\Sentence;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\MemberPage\MemberSection;
use MentoriaiPortal\Core\MemberPage\Place;
use MentoriaiPortal\Core\MemberPage\RowList;

/**
 * What else was done with a member; changes of the status stand above, with their reasons.
 */
final readonly class MemberActs implements MemberSection {

	public function __construct( private ActivityRepository $activity, private Sentence $sentence ) {}

	public static function place(): Place {
		return Place::History;
	}

	public function read( int $user_id ): RowList {
		[ $entries, $total ] = $this->activity->newest_with( $user_id, self::ROWS );
		return new RowList(
			array( __( 'Time', 'mentoriai-portal' ), _x( 'Who', 'who did it', 'mentoriai-portal' ), _x( 'What', 'what was done', 'mentoriai-portal' ) ),
			array_map( fn ( Entry $entry ): array => array( Clock::on_site( Clock::from_sql( $entry->created_at ) ), ActivityPage::actor( $entry ), $this->sentence->of( $entry ) ), $entries ),
			$total,
			__( 'Everything else', 'mentoriai-portal' ),
			ActivityPage::url( array( 'object' => ActObject::User->value, 'object_id' => (string) $user_id ) )
		);
	}
}
