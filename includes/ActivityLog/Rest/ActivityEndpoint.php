<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog\Rest;

use MentoriaiPortal\ActivityLog\ActivityFilter;
use MentoriaiPortal\ActivityLog\ActivityRepository;
use MentoriaiPortal\ActivityLog\Entry;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Rest\StaffEndpoint;
use WP_REST_Request;

/**
 * `GET mentoriai/v1/activity`: the rows that a filter finds, newest first.
 */
final class ActivityEndpoint extends StaffEndpoint {

	private const PER_PAGE = 50;

	public function __construct( private readonly ActivityRepository $activity ) {}

	/** Action `rest_api_init`. */
	public function register(): void {
		$this->add( 'GET', '/activity', $this->list( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{list: list<array<string, mixed>>, total: int}
	 */
	private function list( WP_REST_Request $request ): array {
		$filter = ActivityFilter::of_query( $request->get_query_params() );
		return array(
			'list'  => array_map( self::present( ... ), $this->activity->page( $filter, self::PER_PAGE, self::PER_PAGE * self::page( $request ) ) ),
			'total' => $this->activity->count( $filter ),
		);
	}

	/** @return array<string, mixed> */
	private static function present( Entry $entry ): array {
		return array(
			'id'        => $entry->id,
			'at'        => Clock::sql_to_wire( $entry->created_at ),
			'actor'     => 0 === $entry->actor_id ? null : array( 'id' => $entry->actor_id, 'name' => $entry->actor() ),
			'action'    => $entry->act,
			'object'    => '' === $entry->object ? null : $entry->object,
			'object_id' => $entry->object_id,
			'facts'     => (object) $entry->facts,
		);
	}
}
