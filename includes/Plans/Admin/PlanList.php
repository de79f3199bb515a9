<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Core\TextTable;

/**
 * Mentoring → Action plans: number, people, dates, statuses and progress, read-only. What the plans say is between the two.
 */
final readonly class PlanList {

	private const SLUG = 'mentoriai-plans';

	public function __construct( private PlanOverviewRepository $plans ) {}

	public static function url( int $plan_id ): string {
		return StaffMenu::url( self::SLUG, array( 's' => (string) $plan_id ) );
	}

	public function add(): void {
		StaffMenu::add( self::SLUG, __( 'Action plans', 'mentoriai-portal' ), StaffMenu::CAPABILITY, array( $this, 'show' ) );
	}

	public function show(): void {
		$search = isset( $_REQUEST['s'] ) && is_string( $_REQUEST['s'] ) ? trim( sanitize_text_field( wp_unslash( $_REQUEST['s'] ) ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- reads a search.
		$table  = new TextTable( self::columns(), '' === $search ? __( 'No plans have been made yet.', 'mentoriai-portal' ) : __( 'No plan has this number or these people.', 'mentoriai-portal' ) );
		echo '<div class="wrap"><h1>' . esc_html__( 'Action plans', 'mentoriai-portal' ) . '</h1><form method="get"><input type="hidden" name="page" value="' . esc_attr( self::SLUG ) . '">';
		$table->search_box( __( 'Search by number or name', 'mentoriai-portal' ), 'mentoriai-plan' );
		$table->show( $this->plans->count( $search ), fn ( int $limit, int $offset ): array => array_map( self::cells( ... ), $this->plans->page( $search, $limit, $offset ) ) );
		echo '</form></div>';
	}

	/** @param string|null $done_at When the side was done with the plan. */
	public static function status( ?string $done_at ): string {
		return null === $done_at ? _x( 'Active', 'plan', 'mentoriai-portal' ) : _x( 'Finished', 'plan', 'mentoriai-portal' );
	}

	/** @return array<string, string> */
	private static function columns(): array {
		return array(
			'number'         => __( 'Plan number', 'mentoriai-portal' ),
			'founder'        => __( 'Founder', 'mentoriai-portal' ),
			'mentor'         => __( 'Mentor', 'mentoriai-portal' ),
			'created'        => __( 'Created', 'mentoriai-portal' ),
			'modified'       => __( 'Last change', 'mentoriai-portal' ),
			'founder_status' => __( 'Founder’s status', 'mentoriai-portal' ),
			'mentor_status'  => __( 'Mentor’s status', 'mentoriai-portal' ),
			'opened'         => __( 'Seen by the mentor', 'mentoriai-portal' ),
			'steps'          => __( 'Steps done', 'mentoriai-portal' ),
		);
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, string>
	 */
	private static function cells( array $row ): array {
		return array(
			'number'         => (string) $row['plan_id'],
			'founder'        => ( new Participant( (int) $row['founder_id'], $row['founder_name'] ) )->name(),
			'mentor'         => ( new Participant( (int) $row['mentor_id'], $row['mentor_name'] ) )->name(),
			'created'        => Clock::on_site( Clock::from_sql( (string) $row['created_at'] ) ),
			'modified'       => Clock::on_site( Clock::from_sql( (string) $row['modified_at'] ) ),
			'founder_status' => self::status( $row['founder_done_at'] ),
			'mentor_status'  => self::status( $row['mentor_done_at'] ),
			'opened'         => '1' === $row['opened'] ? __( 'Yes', 'mentoriai-portal' ) : __( 'No', 'mentoriai-portal' ),
			'steps'          => $row['done'] . ' / ' . $row['steps'],
		);
	}
}
