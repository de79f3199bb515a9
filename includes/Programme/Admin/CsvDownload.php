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
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( sprintf( 'Content-Disposition: attachment; filename="mentoriai-programme-%s-%s.csv"', $filter->from, $filter->to ) );
		$to = fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fopen -- streams.
		if ( false !== $to ) {
			$this->write( $to, $filter );
		}
		exit;
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
