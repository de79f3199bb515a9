<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results\Admin;

use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\CsvWriter;
use MentoriaiPortal\Results\MentorFilter;
use MentoriaiPortal\Results\MentorSort;
use MentoriaiPortal\Results\Period;
use MentoriaiPortal\Results\StatisticsService;

/**
 * The tables of the statistics as files. Mentors go out a batch at a time, however many there are.
 */
final readonly class CsvDownload {

	public const ACTION = 'mentoriai_statistics_csv';

	public function __construct( private StatisticsService $statistics, private Clock $clock, private ActivityLog $log ) {}

	/** Hooked to `admin_post_mentoriai_statistics_csv`; ends the request. */
	public function handle(): never {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( Links::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
		}
		$what = 'network' === Links::asked( 'what' ) ? 'network' : 'mentors';
		$this->log->write( Act::Export, ActObject::Export, $what );
		CsvWriter::send( sprintf( 'mentoriai-%s-%s.csv', $what, $this->clock->today() ), fn ( mixed $to ) => $this->write( $to, $what, Period::from_query( Links::asked( 'period' ) ), MentorFilter::of( array( 's' => sanitize_text_field( wp_unslash( Links::asked( 's' ) ) ), 'state' => Links::asked( 'state' ) ) ) ) );
	}

	/**
	 * @param resource            $to   Stream.
	 * @param 'mentors'|'network' $what Which table; the filter is of mentors.
	 */
	public function write( mixed $to, string $what, Period $period, MentorFilter $filter ): void {
		$csv = new CsvWriter( $to, CsvWriter::separator() );
		'network' === $what ? $this->write_network( $csv, $period ) : $this->write_mentors( $csv, $period, $filter );
	}

	private function write_network( CsvWriter $csv, Period $period ): void {
		$csv->row( array( __( 'Month', 'mentoriai-portal' ), __( 'Profile views', 'mentoriai-portal' ), __( 'Conversations', 'mentoriai-portal' ), __( 'Messages', 'mentoriai-portal' ) ) );
		foreach ( $this->statistics->network( $period )->months as $month ) {
			$csv->row( array( $month['month'], $month['views'], $month['conversations'], $month['messages'] ) );
		}
	}

	private function write_mentors( CsvWriter $csv, Period $period, MentorFilter $filter ): void {
		$csv->row( array( ...array_map( static fn ( MentorSort $column ): string => $column->label(), MentorSort::cases() ), __( 'Reviews', 'mentoriai-portal' ), __( 'On the site', 'mentoriai-portal' ) ) );
		foreach ( $this->statistics->batches( $period, $filter ) as $mentors ) {
			foreach ( $mentors as $mentor ) {
				$visible = $mentor->is_visible ? __( 'yes', 'mentoriai-portal' ) : __( 'no', 'mentoriai-portal' );
				$csv->row( array( $mentor->name, $mentor->views, $mentor->conversations, $mentor->messages, $mentor->reply_rate, $mentor->median_hours, $mentor->rating, $mentor->reviews, $visible ) );
			}
			flush();
		}
	}
}
