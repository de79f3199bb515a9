<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme\Admin;

use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Core\CsvWriter;
use MentoriaiPortal\Programme\Programme;
use MentoriaiPortal\Programme\ProgrammeFilter;

/**
 * The stages that the page shows as a file, for programs too: heads and values are those of the REST route.
 */
final readonly class CsvDownload {

	public function __construct( private Programme $programme, private ActivityLog $log ) {}

	/** Ends the request. */
	public function answer( ?ProgrammeFilter $filter ): never {
		check_admin_referer( Asked::NONCE );
		if ( null === $filter ) {
			wp_die( esc_html__( 'Not found.', 'mentoriai-portal' ), '', array( 'response' => 404 ) );
		}
		CsvWriter::send( sprintf( 'mentoriai-programme-%s-%s.csv', $filter->from, $filter->to ), fn ( mixed $to ) => $this->write( $to, $filter ) );
	}

	/** @param resource $to Stream. */
	public function write( mixed $to, ProgrammeFilter $filter ): void {
		$this->log->write( Act::Export, ActObject::Export, 'programme' );
		$csv = new CsvWriter( $to );
		$csv->row( array( 'key', 'label', 'number', 'share', 'median_days' ) );
		foreach ( $this->programme->figures( $filter )['funnel'] as $row ) {
			$csv->row( array_values( $row ) );
		}
	}
}
