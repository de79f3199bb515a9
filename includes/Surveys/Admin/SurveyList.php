<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Surveys\Survey;
use MentoriaiPortal\Surveys\SurveyRepository;

/**
 * The surveys, with what came back of each. Two queries, three with a search, however long the page is.
 *
 * @phpstan-type SurveyRow array<string, string|null>
 * @extends StaffList<SurveyRow>
 */
final class SurveyList extends StaffList {

	protected const ON_PHONE = array( 'invited', 'answered', 'expires_on' );

	private readonly string $state;

	/** @var array{open: int, over: int}|null */
	private ?array $counts = null;

	/** @param string $today `yyyy-MM-dd`. */
	public function __construct( private readonly SurveyRepository $surveys, private readonly string $today ) {
		parent::__construct( SurveysPage::SLUG );
		$state       = $this->asked()['state'] ?? '';
		$this->state = in_array( $state, array( 'open', 'over' ), true ) ? $state : '';
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'title'      => __( 'Title', 'mentoriai-portal' ),
			'invited'    => __( 'Invited', 'mentoriai-portal' ),
			'answered'   => __( 'Answered', 'mentoriai-portal' ),
			'expires_on' => __( 'Last day', 'mentoriai-portal' ),
			'created'    => __( 'Created', 'mentoriai-portal' ),
		);
	}

	protected function total(): int {
		$search = $this->search();
		return match ( true ) {
			'' !== $search      => $this->surveys->count( $search, $this->state, $this->today ),
			'' !== $this->state => $this->counts()[ $this->state ],
			default             => array_sum( $this->counts() ),
		};
	}

	protected function page( ListPage $page ): array {
		return $this->surveys->page( $this->search(), $this->state, $this->today, $page );
	}

	protected function mark( mixed $item ): array {
		return array( 'id' => (string) $item['survey_id'], 'state' => $this->is_over( $item ) ? 'over' : 'open' );
	}

	protected function nothing(): string {
		return '' === $this->state
			? __( 'No surveys yet. Build one, send personal links, and see the answers here.', 'mentoriai-portal' )
			: __( 'There are no such surveys.', 'mentoriai-portal' );
	}

	protected function search_label(): string {
		return __( 'Title', 'mentoriai-portal' );
	}

	/** @return array<string, array{string, bool, string, string, string}> */
	protected function get_sortable_columns(): array {
		return array( 'created' => array( 'created', true, '', '', 'desc' ) );
	}

	/** @return array<string, string> */
	protected function get_views(): array {
		$counts = $this->counts();
		return array(
			'all'  => $this->view( array(), _x( 'All', 'surveys', 'mentoriai-portal' ), array_sum( $counts ) ),
			'open' => $this->view( array( 'state' => 'open' ), _x( 'Open', 'surveys', 'mentoriai-portal' ), $counts['open'] ),
			'over' => $this->view( array( 'state' => 'over' ), _x( 'Over', 'surveys', 'mentoriai-portal' ), $counts['over'] ),
		);
	}

	/** @param SurveyRow $item */
	protected function column_title( array $item ): string {
		return sprintf( '<a class="row-title" href="%s">%s</a>', esc_url( SurveysPage::url( array( 'survey' => (string) $item['survey_id'] ) ) ), esc_textarea( (string) $item['title'] ) );
	}

	/**
	 * @param SurveyRow $item
	 * @param string    $column_name Name of the column.
	 */
	protected function column_default( $item, $column_name ): string {
		$invited  = (int) $item['invited'];
		$answered = Survey::told( (int) $item['answered'], '1' === $item['is_named'] );
		return match ( $column_name ) {
			'invited'    => esc_html( number_format_i18n( $invited ) ),
			'answered'   => esc_html( sprintf( '%s (%d %%)', number_format_i18n( $answered ), 0 === $invited ? 0 : (int) round( 100 * $answered / $invited ) ) ),
			'expires_on' => esc_html( $this->last_day( $item ) ),
			'created'    => esc_html( substr( Clock::on_site( (int) $item['created_at'] ), 0, 10 ) ),
			default      => '',
		};
	}

	/** @param SurveyRow $item */
	private function last_day( array $item ): string {
		$day = (string) $item['expires_on'];
		return match ( true ) {
			'' === $day             => __( 'No end', 'mentoriai-portal' ),
			/* translators: %s: a day. */
			$this->is_over( $item ) => sprintf( __( '%s (over)', 'mentoriai-portal' ), $day ),
			default                 => $day,
		};
	}

	/** @param SurveyRow $item */
	private function is_over( array $item ): bool {
		return '' !== $item['expires_on'] && (string) $item['expires_on'] < $this->today;
	}

	private function search(): string {
		return $this->asked()['s'] ?? '';
	}

	/** @return array{open: int, over: int} */
	private function counts(): array {
		return $this->counts ??= $this->surveys->counts( $this->today );
	}
}
