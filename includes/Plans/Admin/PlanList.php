<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Participant;

/**
 * Tools → Action plans: number, people, dates, statuses and progress, read-only. What the plans say is between the two.
 */
final readonly class PlanList {

	private const PAGE     = 'mentoriai-plans';
	private const PER_PAGE = 50;

	public function __construct( private PlanOverviewRepository $plans, private Clock $clock ) {}

	public function add(): void {
		$title = __( 'Action plans', 'mentoriai-portal' );
		add_management_page( $title, $title, 'mentoriai_manage_members', self::PAGE, array( $this, 'show' ) );
	}

	public function show(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- reads a page number and a search.
		$page   = isset( $_GET['paged'] ) && is_numeric( $_GET['paged'] ) ? max( 1, (int) $_GET['paged'] ) : 1;
		$search = isset( $_GET['s'] ) && is_string( $_GET['s'] ) ? trim( sanitize_text_field( wp_unslash( $_GET['s'] ) ) ) : '';
		// phpcs:enable
		$total = $this->plans->count( $search );
		echo '<div class="wrap"><h1>' . esc_html__( 'Action plans', 'mentoriai-portal' ) . '</h1>';
		self::search_form( $search );
		if ( 0 === $total ) {
			echo '<p>' . esc_html( '' === $search ? __( 'Nobody has made a plan yet.', 'mentoriai-portal' ) : __( 'No plan has this number or these people.', 'mentoriai-portal' ) ) . '</p></div>';
			return;
		}
		echo '<table class="wp-list-table widefat striped"><thead><tr>';
		foreach ( self::heads() as $index => $head ) {
			echo '<th scope="col"' . ( 0 === $index ? ' class="column-primary"' : '' ) . '>' . esc_html( $head ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $this->plans->page( $search, self::PER_PAGE, ( $page - 1 ) * self::PER_PAGE ) as $row ) {
			// On a phone WordPress names each cell by its column.
			echo '<tr class="is-expanded">';
			foreach ( $this->cells( $row ) as $index => $cell ) {
				echo 0 === $index
					? '<th scope="row" class="column-primary" style="flex-basis: 100%">' . esc_html( $cell ) . '</th>'
					: '<td data-colname="' . esc_attr( self::heads()[ $index ] ) . '">' . esc_html( $cell ) . '</td>';
			}
			echo '</tr>';
		}
		echo '</tbody></table>';
		self::pager( $page, (int) ceil( $total / self::PER_PAGE ) );
		echo '</div>';
	}

	private static function search_form( string $search ): void {
		echo '<form method="get"><input type="hidden" name="page" value="' . esc_attr( self::PAGE ) . '"><p class="search-box">';
		echo '<label class="screen-reader-text" for="mentoriai-plan-search">' . esc_html__( 'Number or name', 'mentoriai-portal' ) . '</label>';
		echo '<input type="search" id="mentoriai-plan-search" name="s" value="' . esc_attr( $search ) . '" placeholder="' . esc_attr__( 'Number or name', 'mentoriai-portal' ) . '"> ';
		echo '<button class="button">' . esc_html__( 'Search plans', 'mentoriai-portal' ) . '</button></p></form>';
	}

	/** @return list<string> */
	private static function heads(): array {
		return array(
			__( 'Plan No.', 'mentoriai-portal' ),
			__( 'Founder', 'mentoriai-portal' ),
			__( 'Mentor', 'mentoriai-portal' ),
			__( 'Created', 'mentoriai-portal' ),
			__( 'Last change', 'mentoriai-portal' ),
			__( 'Founder’s status', 'mentoriai-portal' ),
			__( 'Mentor’s status', 'mentoriai-portal' ),
			__( 'Seen by the mentor', 'mentoriai-portal' ),
			__( 'Steps done', 'mentoriai-portal' ),
		);
	}

	/**
	 * @param array<string, string|null> $row
	 * @return list<string>
	 */
	private function cells( array $row ): array {
		$status = static fn ( ?string $done_at ): string => null === $done_at ? _x( 'Active', 'plan', 'mentoriai-portal' ) : _x( 'Done', 'plan', 'mentoriai-portal' );
		return array(
			(string) $row['plan_id'],
			( new Participant( (int) $row['founder_id'], $row['founder_name'] ) )->name(),
			( new Participant( (int) $row['mentor_id'], $row['mentor_name'] ) )->name(),
			$this->local( (string) $row['created_at'] ),
			$this->local( (string) $row['modified_at'] ),
			$status( $row['founder_done_at'] ),
			$status( $row['mentor_done_at'] ),
			'1' === $row['opened'] ? __( 'Yes', 'mentoriai-portal' ) : __( 'No', 'mentoriai-portal' ),
			$row['done'] . ' / ' . $row['steps'],
		);
	}

	private function local( string $utc ): string {
		return $this->clock->local( Clock::from_sql( $utc ) )->format( 'Y-m-d H:i' );
	}

	private static function pager( int $page, int $pages ): void {
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
