<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\LongDay;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Programme\ProgrammeFilter;
use MentoriaiPortal\Programme\Report;
use MentoriaiPortal\Programme\Reports;
use MentoriaiPortal\Results\Admin\StatisticsPage;

/**
 * The programme reports below the figures, newest first. What the figures are asked for stays in the address.
 *
 * @extends StaffList<Report>
 */
final class ReportList extends StaffList {

	protected const IS_PAGE = false;

	protected const ASKED = array( 'tab', ...ProgrammeFilter::NAMES );

	protected const VIEWS = self::ASKED;

	protected const ON_PHONE = array( 'status' );

	/** @param array<int, string> $fields Names by id. */
	public function __construct( private readonly Reports $reports, private readonly array $fields, private readonly Lang $lang ) {
		parent::__construct( StatisticsPage::SLUG );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'period'   => __( 'Period', 'mentoriai-portal' ),
			'field'    => __( 'Field', 'mentoriai-portal' ),
			'people'   => __( 'People', 'mentoriai-portal' ),
			'status'   => __( 'Status', 'mentoriai-portal' ),
			'approved' => __( 'Approved by', 'mentoriai-portal' ),
		);
	}

	public function print_table_description(): void {
		echo '<caption class="screen-reader-text">' . esc_html__( 'Programme reports', 'mentoriai-portal' ) . '</caption>';
	}

	protected function total(): int {
		return $this->reports->count();
	}

	/** @return list<Report> */
	protected function page( ListPage $page ): array {
		return $this->reports->page( $page->limit, $page->offset );
	}

	/**
	 * @param Report $item
	 * @return array{id: int, state: string}
	 */
	protected function mark( mixed $item ): array {
		return array( 'id' => $item->id, 'state' => $item->state );
	}

	protected function nothing(): string {
		return __( 'There are no reports yet.', 'mentoriai-portal' );
	}

	/** This tab has no screen options: those of the page are the list of mentors'. */
	protected function get_items_per_page( $option, $default_value = self::PER_PAGE ): int {
		return self::PER_PAGE;
	}

	protected function column_period( Report $report ): string {
		return sprintf( '<a class="row-title" href="%s">%s</a>', esc_url( Asked::report( $report->id ) ), esc_html( LongDay::months( $report->filter->from, $report->filter->to, $this->lang ) ) );
	}

	protected function column_field( Report $report ): string {
		return esc_html( $report->frozen['field'][ $this->lang->value ] ?? $this->fields[ $report->filter->field ] ?? __( 'All fields', 'mentoriai-portal' ) );
	}

	protected function column_people( Report $report ): string {
		return esc_html( FilterForm::role_names()[ $report->filter->role->value ] ?? '' );
	}

	protected function column_status( Report $report ): string {
		return esc_html( $report->is_approved() ? __( 'Approved', 'mentoriai-portal' ) : __( 'Draft', 'mentoriai-portal' ) );
	}

	protected function column_approved( Report $report ): string {
		return esc_html( $report->is_approved() ? $report->approved_name . ', ' . Clock::day( Clock::from_sql( (string) $report->approved_at ) ) : Numbers::NONE );
	}
}
