<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Results\MentorResults;
use MentoriaiPortal\Results\Period;
use MentoriaiPortal\Results\StatisticsService;

/**
 * One mentor: what the mentor sees on the results screen, as tables.
 */
final readonly class MentorView {

	public function __construct( private StatisticsService $statistics ) {}

	public function show( int $mentor_id, Period $period ): void {
		$mentor = $this->statistics->mentor( Period::All, $mentor_id );
		$back   = '<p><a href="' . esc_url( Links::screen( $period ) ) . '">' . esc_html__( '← All statistics', 'mentoriai-portal' ) . '</a></p>';
		if ( null === $mentor ) {
			echo '<h1>' . esc_html__( 'Statistics', 'mentoriai-portal' ) . '</h1><p>' . esc_html__( 'There is no such mentor.', 'mentoriai-portal' ) . '</p>' . wp_kses_post( $back );
			return;
		}
		$results = $this->statistics->results( $mentor_id );
		/* translators: %s: name of a mentor. */
		echo '<h1>' . esc_html( sprintf( __( 'Statistics: %s', 'mentoriai-portal' ), $mentor->name ) ) . '</h1>' . wp_kses_post( $back );
		echo '<h2>' . esc_html__( 'All time', 'mentoriai-portal' ) . '</h2>';
		Tables::show( __( 'All time', 'mentoriai-portal' ), array( __( 'In total', 'mentoriai-portal' ), __( 'Number', 'mentoriai-portal' ) ), array( ...self::totals( $results ), array( __( 'Average rating', 'mentoriai-portal' ), Figures::rating( $mentor->rating, $mentor->reviews ) ) ) );
		echo '<h2>' . esc_html__( 'By month', 'mentoriai-portal' ) . '</h2>';
		Tables::show( __( 'By month', 'mentoriai-portal' ), array( __( 'Month', 'mentoriai-portal' ), __( 'Profile views', 'mentoriai-portal' ), __( 'Messages sent', 'mentoriai-portal' ), __( 'Plans received', 'mentoriai-portal' ) ), self::months( $results ) );
		echo '<h2>' . esc_html__( 'Interest in the mentor’s fields across the network, 12 months', 'mentoriai-portal' ) . '</h2>';
		Tables::show( __( 'Interest in the mentor’s fields across the network, 12 months', 'mentoriai-portal' ), array( __( 'Field', 'mentoriai-portal' ), __( 'Views', 'mentoriai-portal' ) ), self::fields( $results ) );
	}

	/** @return list<list<string>> */
	private static function totals( MentorResults $results ): array {
		return array(
			array( __( 'Profile views', 'mentoriai-portal' ), Figures::count( array_sum( $results->views ) ) ),
			array( __( 'Profile views in the last 30 days', 'mentoriai-portal' ), Figures::count( $results->last30 ) ),
			array( __( 'Conversations', 'mentoriai-portal' ), Figures::count( $results->total( 'conversations' ) ) ),
			array( __( 'Messages received', 'mentoriai-portal' ), Figures::count( $results->total( 'received' ) ) ),
			array( __( 'Messages sent', 'mentoriai-portal' ), Figures::count( $results->total( 'sent' ) ) ),
			array( __( 'Requests answered', 'mentoriai-portal' ), Figures::percent( $results->reply_rate ) ),
			array( __( 'Median hours to the first answer', 'mentoriai-portal' ), Figures::hours( $results->median_hours ) ),
			array( __( 'Plans received', 'mentoriai-portal' ), Figures::count( $results->plans->received ) ),
			array( __( 'Plans finished', 'mentoriai-portal' ), Figures::count( $results->plans->completed ) ),
			array( __( 'Steps done', 'mentoriai-portal' ), Figures::count( $results->plans->steps_completed ) ),
		);
	}

	/** @return list<list<string>> */
	private static function months( MentorResults $results ): array {
		return array_map(
			static fn ( string $month ): array => array(
				$month,
				Figures::count( $results->views[ $month ] ?? 0 ),
				Figures::count( $results->messages[ $month ]->sent ?? 0 ),
				Figures::count( $results->plans->by_month[ $month ] ?? 0 ),
			),
			array_reverse( $results->months )
		);
	}

	/** @return list<list<string>> */
	private static function fields( MentorResults $results ): array {
		$lang = str_starts_with( get_user_locale(), 'en' ) ? Lang::En : Lang::Lt;
		return array_map( static fn ( array $interest ): array => array( $interest['field']->name( $lang ), Figures::count( $interest['total'] ) ), $results->interest );
	}
}
