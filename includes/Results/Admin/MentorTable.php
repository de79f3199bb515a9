<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results\Admin;

use MentoriaiPortal\Results\MentorNumbers;
use MentoriaiPortal\Results\MentorSort;
use MentoriaiPortal\Results\Period;
use MentoriaiPortal\Results\StatisticsService;

/**
 * The mentors of the network, a page at a time, sorted by any column.
 */
final readonly class MentorTable {

	private const PER_PAGE = 50;

	public function __construct( private StatisticsService $statistics ) {}

	public function show( Period $period ): void {
		$total = $this->statistics->count_mentors();
		if ( 0 === $total ) {
			echo '<p>' . esc_html__( 'There are no mentors yet. Statistics start with the first one.', 'mentoriai-portal' ) . '</p>';
			return;
		}
		$sort       = MentorSort::tryFrom( Links::asked( 'orderby' ) ) ?? MentorSort::Views;
		$order      = Links::asked( 'order' );
		$descending = '' === $order ? $sort->starts_descending() : 'desc' === $order;
		$pages      = (int) ceil( $total / self::PER_PAGE );
		$page       = min( $pages, max( 1, (int) Links::asked( 'paged' ) ) );
		Tables::open( __( 'Mentors', 'mentoriai-portal' ) );
		foreach ( MentorSort::cases() as $column ) {
			self::show_head( $column, $period, $sort, $descending );
		}
		Tables::body();
		foreach ( $this->statistics->page( $period, $sort, $descending, $page, self::PER_PAGE ) as $mentor ) {
			self::show_row( $mentor, $period );
		}
		Tables::close();
		self::show_pages( $page, $pages );
	}

	/** As WordPress's own lists show it. */
	private static function show_head( MentorSort $column, Period $period, MentorSort $sort, bool $descending ): void {
		$current = $column === $sort;
		$next    = $current ? ! $descending : $column->starts_descending();
		$shown   = $current ? $descending : ! $next;
		printf(
			'<th scope="col" class="manage-column %1$s %2$s" aria-sort="%3$s"><a href="%4$s"><span>%5$s</span><span class="sorting-indicators"><span class="sorting-indicator asc" aria-hidden="true"></span><span class="sorting-indicator desc" aria-hidden="true"></span></span></a></th>',
			esc_attr( $current ? 'sorted' : 'sortable' ),
			esc_attr( $shown ? 'desc' : 'asc' ),
			esc_attr( self::aria_sort( $current, $descending ) ),
			esc_url( Links::sorted( $period, $column, $next ) ),
			esc_html( $column->label() )
		);
	}

	private static function aria_sort( bool $current, bool $descending ): string {
		return $current ? ( $descending ? 'descending' : 'ascending' ) : 'none';
	}

	private static function show_row( MentorNumbers $mentor, Period $period ): void {
		/* translators: beside the name of a mentor whom visitors do not see. */
		$note = $mentor->is_visible ? '' : __( 'not on the site', 'mentoriai-portal' );
		printf( '<tr><th scope="row"><a href="%s">%s</a>%s</th>', esc_url( Links::mentor( $period, $mentor->id ) ), esc_html( $mentor->name ), '' === $note ? '' : '<div>' . esc_html( $note ) . '</div>' );
		$cells = array(
			Figures::count( $mentor->views ),
			Figures::count( $mentor->conversations ),
			Figures::count( $mentor->messages ),
			Figures::percent( $mentor->reply_rate ),
			Figures::hours( $mentor->median_hours ),
			Figures::rating( $mentor->rating, $mentor->reviews ),
		);
		foreach ( $cells as $cell ) {
			echo '<td>' . esc_html( $cell ) . '</td>';
		}
		echo '</tr>';
	}

	private static function show_pages( int $page, int $pages ): void {
		$links = paginate_links(
			array(
				'base'    => add_query_arg( 'paged', '%#%' ),
				'format'  => '',
				'current' => $page,
				'total'   => $pages,
			)
		);
		echo '<div class="tablenav"><div class="tablenav-pages">' . wp_kses_post( is_string( $links ) ? $links : '' ) . '</div></div>';
	}
}
