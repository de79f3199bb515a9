<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffListPage;
use MentoriaiPortal\Mentorships\PairWork;
use MentoriaiPortal\Mentorships\Reminders;

/**
 * Mentoring → Mentorships: who is with whom, and which founders wait for an answer. What the two write is between them.
 */
final class MentorshipsPage extends StaffListPage {

	public const SLUG = 'mentoriai-mentorships';

	public function __construct( private readonly MentorshipOverviewRepository $mentorships, private readonly PairWork $work, private readonly Reminders $reminders, private readonly Clock $clock ) {}

	protected function act( string $action, array $chosen, string $back ): string {
		$ids     = array_values( array_filter( array_map( 'absint', $chosen ) ) );
		$mentors = array() === $ids ? array() : $this->mentorships->mentors_of_requests( $ids );
		return add_query_arg( 'reminded', (string) count( array_filter( array_map( $this->reminders->remind( ... ), $mentors ) ) ), $back );
	}

	protected static function title(): string {
		return __( 'Mentorships', 'mentoriai-portal' );
	}

	protected function make(): StaffList {
		return new MentorshipsList( $this->mentorships, $this->work, $this->clock->now() );
	}

	protected function introduce(): void {
		echo '<style>@media (min-width:783px){.wp-list-table .column-founder{width:17%}.wp-list-table .column-mentor{width:14%}.wp-list-table .column-meetings{width:11em}.wp-list-table .column-number{width:5.5em}.wp-list-table td:is(.column-asked,.column-active,.column-ended){white-space:nowrap}}</style>';
		$reminded = isset( $_GET['reminded'] ) && is_numeric( $_GET['reminded'] ) ? max( 0, (int) $_GET['reminded'] ) : null; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says what to show.
		if ( null !== $reminded ) {
			/* translators: %s: number of mentors. */
			$text = 0 === $reminded ? __( 'No reminder was sent. Choose requests that wait for an answer; mentors who were just reminded or have switched these emails off get none.', 'mentoriai-portal' ) : sprintf( _n( '%s mentor gets a reminder by email.', '%s mentors get a reminder by email.', $reminded, 'mentoriai-portal' ), number_format_i18n( $reminded ) );
			wp_admin_notice( esc_html( $text ), array( 'type' => 0 === $reminded ? 'warning' : 'success', 'dismissible' => true, 'attributes' => array( 'role' => 'status' ) ) );
		}
	}
}
