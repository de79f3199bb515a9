<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results\Admin;

use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Results\MentorFilter;
use MentoriaiPortal\Results\MentorNumbers;
use MentoriaiPortal\Results\MentorSort;
use MentoriaiPortal\Results\Period;
use MentoriaiPortal\Results\StatisticsService;

/**
 * The mentors of the network, sorted by any number. Three queries, four with a search, however long the page is.
 *
 * @extends StaffList<MentorNumbers>
 */
final class MentorTable extends StaffList {

	public const PER_PAGE = 50;

	protected const VIEWS = array( 'state', 'period' );

	protected const ASKED = array( 's', 'period', 'state' );

	protected const ON_PHONE = array( 'views', 'conversations', 'reply_rate' );

	private readonly MentorFilter $filter;

	/** @var array{visible: int, hidden: int}|null */
	private ?array $counts = null;

	public function __construct( private readonly StatisticsService $statistics, private readonly Period $period ) {
		parent::__construct( Links::SLUG );
		$this->filter = MentorFilter::of( $this->asked() );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array_column( array_map( static fn ( MentorSort $column ): array => array( $column->value, $column->label() ), MentorSort::cases() ), 1, 0 );
	}

	/** @return array<string, array{string, bool, string, string, string}> */
	protected function get_sortable_columns(): array {
		$columns = array();
		foreach ( MentorSort::cases() as $column ) {
			$columns[ $column->value ] = array( $column->value, $column->starts_descending(), '', '', MentorSort::Views === $column ? 'desc' : '' );
		}
		return $columns;
	}

	protected function total(): int {
		return match ( true ) {
			'' !== $this->filter->search    => $this->statistics->count_mentors( $this->filter ),
			null === $this->filter->visible => array_sum( $this->counts() ),
			default                         => $this->counts()[ $this->filter->visible ? 'visible' : 'hidden' ],
		};
	}

	protected function page( ListPage $page ): array {
		return $this->statistics->page( $this->period, $this->filter, $page );
	}

	protected function mark( mixed $item ): array {
		return array( 'id' => $item->id, 'state' => $item->is_visible ? 'visible' : 'hidden' );
	}

	protected function nothing(): string {
		return null === $this->filter->visible
			? __( 'There are no mentors yet. Statistics start with the first one.', 'mentoriai-portal' )
			: __( 'There are no such mentors.', 'mentoriai-portal' );
	}

	protected function search_label(): string {
		return __( 'Mentor’s name', 'mentoriai-portal' );
	}

	/** @return array<string, string> */
	protected function get_views(): array {
		$period = array_intersect_key( $this->asked(), array( 'period' => true ) );
		$counts = $this->counts();
		return array(
			'all'     => $this->view( $period, _x( 'All', 'mentors', 'mentoriai-portal' ), array_sum( $counts ) ),
			'visible' => $this->view( $period + array( 'state' => 'visible' ), _x( 'On the site', 'mentors', 'mentoriai-portal' ), $counts['visible'] ),
			'hidden'  => $this->view( $period + array( 'state' => 'hidden' ), _x( 'Not on the site', 'mentors', 'mentoriai-portal' ), $counts['hidden'] ),
		);
	}

	protected function column_name( MentorNumbers $item ): string {
		$note = $item->is_visible ? '' : '<br>' . esc_html__( 'not on the site', 'mentoriai-portal' );
		return sprintf( '<strong><a href="%s">%s</a></strong>%s', esc_url( Links::mentor( $this->period, $item->id ) ), esc_textarea( $item->name ), $note );
	}

	/**
	 * @param MentorNumbers $item
	 * @param string        $column_name Name of the column.
	 */
	protected function column_default( $item, $column_name ): string {
		return esc_html(
			match ( MentorSort::from( $column_name ) ) {
				MentorSort::Views         => Figures::count( $item->views ),
				MentorSort::Conversations => Figures::count( $item->conversations ),
				MentorSort::Messages      => Figures::count( $item->messages ),
				MentorSort::ReplyRate     => Figures::percent( $item->reply_rate ),
				MentorSort::Median        => Figures::hours( $item->median_hours ),
				MentorSort::Rating        => Figures::rating( $item->rating, $item->reviews ),
				MentorSort::Name          => $item->name,
			}
		);
	}

	/** @return array{visible: int, hidden: int} */
	private function counts(): array {
		return $this->counts ??= $this->statistics->mentors_by_state();
	}
}
