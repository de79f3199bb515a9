<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Reports\CaseFilter;
use MentoriaiPortal\Reports\CaseRepository;
use MentoriaiPortal\Reports\Reason;
use MentoriaiPortal\Reports\ReportCase;
use MentoriaiPortal\Reports\What;

/**
 * The list of cases, without a word of what was reported. Three queries, however long the page is. No row can be chosen: each case is
 * read before it is decided.
 *
 * @extends StaffList<ReportCase>
 */
final class ReportList extends StaffList {

	protected const ON_PHONE = array( 'about', 'reported_at' );

	private readonly CaseFilter $filter;

	public function __construct( private readonly CaseRepository $cases ) {
		parent::__construct( ReportsPage::SLUG );
		$asked        = $this->asked();
		$state        = $asked['state'] ?? '';
		$this->filter = new CaseFilter(
			in_array( $state, CaseFilter::STATES, true ) ? $state : CaseFilter::STATES[0],
			What::tryFrom( $asked['what'] ?? '' ),
			Reason::tryFrom( $asked['reason'] ?? '' ),
			mb_substr( $asked['s'] ?? '', 0, 100 )
		);
	}

	/** Whom a case is about, with the way to what staff know of them. */
	public static function about_whom( ReportCase $one ): string {
		return $one->about->id > 0 && '' !== $one->about->name()
			? sprintf( '<a href="%s">%s</a>', esc_url( StaffMenu::member( $one->about->id ) ), esc_html( $one->about->name() ) )
			: esc_html( $one->about->name() );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'what'        => __( 'What was reported', 'mentoriai-portal' ),
			'about'       => __( 'About', 'mentoriai-portal' ),
			'voices'      => _x( 'Reported by', 'how many people', 'mentoriai-portal' ),
			'reported_at' => __( 'First reported', 'mentoriai-portal' ),
		) + ( $this->is_closed() ? array(
			'decision'  => __( 'Decision', 'mentoriai-portal' ),
			'closed_at' => __( 'Decided', 'mentoriai-portal' ),
		) : array() );
	}

	protected function total(): int {
		return $this->cases->count( $this->filter );
	}

	protected function page( ListPage $page ): array {
		return $this->cases->page( $this->filter, $page );
	}

	protected function mark( mixed $item ): array {
		return array( 'id' => $item->number, 'state' => $item->state() );
	}

	protected function nothing(): string {
		return $this->is_closed()
			? __( 'No case has been decided yet.', 'mentoriai-portal' )
			: __( 'Nothing waits: no one has reported anything that is not decided yet.', 'mentoriai-portal' );
	}

	protected function search_label(): string {
		return __( 'Search reports', 'mentoriai-portal' );
	}

	/** @return array<string, array{label: string, all: string, options: array<array-key, string>}> */
	protected function filters(): array {
		return array(
			'what'   => array(
				'label'   => __( 'What was reported', 'mentoriai-portal' ),
				'all'     => __( 'Everything', 'mentoriai-portal' ),
				'options' => array_column( array_map( static fn ( What $what ): array => array( $what->value, $what->label() ), What::cases() ), 1, 0 ),
			),
			'reason' => array(
				'label'   => __( 'Reason', 'mentoriai-portal' ),
				'all'     => __( 'All reasons', 'mentoriai-portal' ),
				'options' => array_column( array_map( static fn ( Reason $reason ): array => array( $reason->value, $reason->label() ), Reason::cases() ), 1, 0 ),
			),
		);
	}

	/** @return array<string, array{string, bool}> */
	protected function get_sortable_columns(): array {
		return array_map( static fn ( string $name ): array => array( $name, true ), array_combine( array_keys( CaseRepository::ORDERS ), array_keys( CaseRepository::ORDERS ) ) );
	}

	/** @return array<string, string> */
	protected function get_views(): array {
		$counts = $this->cases->counts();
		return array(
			'open'   => $this->view( array(), _x( 'Open', 'cases that wait for a decision', 'mentoriai-portal' ), $counts['open'] ),
			'closed' => $this->view( array( 'state' => 'closed' ), _x( 'Decided', 'cases', 'mentoriai-portal' ), $counts['closed'] ),
		);
	}

	protected function column_what( ReportCase $item ): string {
		return sprintf(
			'<a class="row-title" href="%s">%s</a><br>%s',
			esc_url( ReportsPage::url( array( 'report' => (string) $item->number ) ) ),
			/* translators: 1: what was reported, e.g. "Message". 2: number of the case. */
			esc_html( sprintf( __( '%1$s, no. %2$s', 'mentoriai-portal' ), $item->what->label(), (string) $item->number ) ),
			esc_html( $item->reason->label() )
		);
	}

	/**
	 * @param ReportCase $item
	 * @param string     $column_name Name of the column.
	 */
	protected function column_default( $item, $column_name ): string {
		return match ( $column_name ) {
			'about'       => self::about_whom( $item ),
			/* translators: %s: number of people. */
			'voices'      => esc_html( sprintf( _n( '%s person', '%s people', $item->voices, 'mentoriai-portal' ), number_format_i18n( $item->voices ) ) ),
			'reported_at' => esc_html( Clock::on_site( Clock::from_sql( $item->reported_at ) ) ),
			'decision'    => esc_html( $item->decision?->done_label() ?? '' ),
			'closed_at'   => esc_html( null === $item->closed_at ? '' : Clock::on_site( Clock::from_sql( $item->closed_at ) ) ),
			default       => '',
		};
	}

	private function is_closed(): bool {
		return 'closed' === $this->filter->state;
	}
}
