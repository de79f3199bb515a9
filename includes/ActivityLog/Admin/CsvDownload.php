<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog\Admin;

use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityFilter;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActivityRepository;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\CsvWriter;

/**
 * The rows that a filter finds as a file, for programs too: heads and values are those of the REST route, times are UTC.
 */
final readonly class CsvDownload {

	public function __construct( private ActivityRepository $activity, private ActivityLog $log, private Clock $clock ) {}

	public static function url( ActivityFilter $filter ): string {
		return wp_nonce_url( ActivityPage::url( array( 'csv' => '1' ) + $filter->asked ), ActivityPage::SLUG );
	}

	/** Ends the request. The download is a row itself, which is not in the file. */
	public function answer( ?ActivityFilter $filter ): never {
		check_admin_referer( ActivityPage::SLUG );
		if ( ! current_user_can( ActivityPage::CAPABILITY ) || null === $filter ) {
			wp_die( esc_html__( 'Not found.', 'mentoriai-portal' ), '', array( 'response' => 404 ) );
		}
		CsvWriter::send( sprintf( 'mentoriai-activity-%s.csv', $this->clock->today() ), fn ( mixed $to ) => $this->write( $to, $filter ) );
	}

	/** @param resource $to Stream. */
	public function write( mixed $to, ActivityFilter $filter ): void {
		$last_id = $this->activity->last_id();
		$this->log->write( Act::Export, ActObject::Export, 'activity' );
		$csv = new CsvWriter( $to );
		$csv->row( array( 'id', 'at', 'actor', 'action', 'object', 'object_id', 'facts' ) );
		foreach ( $this->activity->all( $filter, $last_id ) as $entry ) {
			$csv->row(
				array(
					$entry->id,
					Clock::sql_to_wire( $entry->created_at ),
					ActivityPage::actor( $entry ),
					$entry->act,
					$entry->object,
					$entry->object_id,
					(string) wp_json_encode( (object) $entry->facts, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
				)
			);
		}
	}
}
