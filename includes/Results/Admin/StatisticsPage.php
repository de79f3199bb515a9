<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results\Admin;

use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffListPage;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Results\Period;
use MentoriaiPortal\Results\StatisticsService;

/**
 * Mentoring → Statistics: the network by month and its mentors, or one mentor. No texts of messages, no founders.
 */
final class StatisticsPage extends StaffListPage {

	public const SLUG = Links::SLUG;

	public const CAPABILITY = Links::CAPABILITY;

	/** Action that shows the other tab, and what belongs to it. */
	public const PROGRAMME = 'mentoriai_statistics_programme';

	public function __construct( private readonly StatisticsService $statistics ) {}

	protected static function title(): string {
		return __( 'Statistics', 'mentoriai-portal' );
	}

	protected function make(): StaffList {
		return new MentorTable( $this->statistics, self::period() );
	}

	/** The list has screen options, the rest has none. */
	public function load(): void {
		if ( ! self::is_programme() && '' === Links::asked( 'mentor' ) ) {
			parent::load();
		}
	}

	public function show(): void {
		$mentor = Links::asked( 'mentor' );
		if ( ! self::is_programme() && '' === $mentor ) {
			parent::show();
			return;
		}
		echo '<div class="wrap">';
		self::is_programme() ? do_action( self::PROGRAMME ) : ( new MentorView( $this->statistics ) )->show( (int) $mentor, self::period() );
		echo '</div>';
	}

	/** What is no list of people, above the one that is. */
	protected function introduce(): void {
		$period  = self::period();
		$network = $this->statistics->network( $period );
		self::tabs( 'network' );
		self::choose( $period );
		echo '<h2>' . esc_html__( 'The network', 'mentoriai-portal' ) . '</h2>';
		Tables::show(
			__( 'The network', 'mentoriai-portal' ),
			array( __( 'In total', 'mentoriai-portal' ), __( 'Number', 'mentoriai-portal' ) ),
			array(
				array( __( 'Mentors currently on the site', 'mentoriai-portal' ), Figures::count( $network->mentors ) ),
				array( __( 'Founders whose account is currently active', 'mentoriai-portal' ), Figures::count( $network->founders ) ),
				array( __( 'Views of mentors’ profiles', 'mentoriai-portal' ), Figures::count( $network->total( 'views' ) ) ),
				array( __( 'Conversations started', 'mentoriai-portal' ), Figures::count( $network->total( 'conversations' ) ) ),
				array( __( 'Messages', 'mentoriai-portal' ), Figures::count( $network->total( 'messages' ) ) ),
			)
		);
		echo '<h2>' . esc_html__( 'By month', 'mentoriai-portal' ) . '</h2>';
		self::csv_link( 'network', $period );
		$rows = array();
		foreach ( array_reverse( $network->months ) as $month ) {
			$rows[] = array( $month['month'], Figures::count( $month['views'] ), Figures::count( $month['conversations'] ), Figures::count( $month['messages'] ) );
		}
		Tables::show( __( 'By month', 'mentoriai-portal' ), array( __( 'Month', 'mentoriai-portal' ), __( 'Profile views', 'mentoriai-portal' ), __( 'Conversations', 'mentoriai-portal' ), __( 'Messages', 'mentoriai-portal' ) ), $rows );
		echo '<h2>' . esc_html__( 'Mentors', 'mentoriai-portal' ) . '</h2>';
		self::csv_link( 'mentors', $period, $this->list()->asked() );
	}

	private static function is_programme(): bool {
		return 'programme' === Links::asked( 'tab' ) || '' !== Links::asked( 'report' );
	}

	private static function period(): Period {
		return Period::from_query( Links::asked( 'period' ) );
	}

	/** @param 'network'|'programme' $current */
	public static function tabs( string $current ): void {
		$tabs = array(
			'network'   => array( __( 'Network and mentors', 'mentoriai-portal' ), StaffMenu::url( self::SLUG ) ),
			'programme' => array( __( 'Programme', 'mentoriai-portal' ), StaffMenu::url( self::SLUG, array( 'tab' => 'programme' ) ) ),
		);
		if ( ! current_user_can( StaffMenu::CAPABILITY ) ) {
			return;
		}
		echo '<nav class="nav-tab-wrapper" aria-label="' . esc_attr__( 'Statistics', 'mentoriai-portal' ) . '">';
		foreach ( $tabs as $tab => [ $label, $url ] ) {
			printf( '<a class="nav-tab%s" href="%s" aria-current="%s">%s</a>', esc_attr( $tab === $current ? ' nav-tab-active' : '' ), esc_url( $url ), esc_attr( $tab === $current ? 'page' : 'false' ), esc_html( $label ) );
		}
		echo '</nav>';
	}

	private static function choose( Period $period ): void {
		echo '<form method="get" action="' . esc_url( admin_url( 'admin.php' ) ) . '"><p><input type="hidden" name="page" value="' . esc_attr( Links::SLUG ) . '">';
		echo '<label for="mentoriai-period">' . esc_html__( 'Period', 'mentoriai-portal' ) . '</label> <select name="period" id="mentoriai-period">';
		foreach ( Period::cases() as $choice ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $choice->value ), selected( $choice->value, $period->value, false ), esc_html( $choice->label() ) );
		}
		echo '</select> <button class="button">' . esc_html__( 'Show', 'mentoriai-portal' ) . '</button></p></form>';
	}

	/**
	 * @param 'mentors'|'network'   $what
	 * @param array<string, string> $asked Of the list.
	 */
	private static function csv_link( string $what, Period $period, array $asked = array() ): void {
		$label = 'mentors' === $what ? __( 'Download mentors (CSV)', 'mentoriai-portal' ) : __( 'Download months (CSV)', 'mentoriai-portal' );
		printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( Links::csv( $what, $period, $asked ) ), esc_html( $label ) );
	}
}
