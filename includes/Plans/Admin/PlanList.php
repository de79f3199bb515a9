<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\StaffList;

/**
 * The rows of plans. Two queries, three with a search, however long the page is.
 *
 * @phpstan-type PlanRow array<string, string|null>
 * @extends StaffList<PlanRow>
 */
final class PlanList extends StaffList {

	protected const ON_PHONE = array( 'mentor', 'steps' );

	private readonly ?PlanView $view;

	/** @var array<string, int>|null */
	private ?array $counts = null;

	/** @param string $today `yyyy-MM-dd`. */
	public function __construct( private readonly PlanOverviewRepository $plans, private readonly string $today ) {
		parent::__construct( PlansPage::SLUG );
		$this->view = PlanView::tryFrom( $this->asked()['state'] ?? '' );
	}

	/** @param string|null $done_at When the side was done with the plan. */
	public static function status( ?string $done_at ): string {
		return null === $done_at ? _x( 'Active', 'plan', 'mentoriai-portal' ) : _x( 'Finished', 'plan', 'mentoriai-portal' );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'founder'        => __( 'Founder', 'mentoriai-portal' ),
			'mentor'         => __( 'Mentor', 'mentoriai-portal' ),
			'founder_status' => __( 'Founder’s status', 'mentoriai-portal' ),
			'mentor_status'  => __( 'Mentor’s status', 'mentoriai-portal' ),
			'steps'          => __( 'Steps done', 'mentoriai-portal' ),
			'deadline'       => __( 'Next deadline', 'mentoriai-portal' ),
			'opened'         => __( 'Seen by the mentor', 'mentoriai-portal' ),
			'created'        => __( 'Created', 'mentoriai-portal' ),
			'modified'       => __( 'Last change', 'mentoriai-portal' ),
			'number'         => __( 'Plan number', 'mentoriai-portal' ),
		);
	}

	protected function total(): int {
		$search = $this->search();
		return '' === $search ? $this->counts()[ $this->view->value ?? 'all' ] : $this->plans->count( $search, $this->view, $this->today );
	}

	protected function page( ListPage $page ): array {
		return $this->plans->page( $this->search(), $this->view, $this->today, $page );
	}

	protected function mark( mixed $item ): array {
		return array( 'id' => (string) $item['plan_id'], 'state' => PlanView::of( null !== $item['founder_done_at'], null !== $item['mentor_done_at'] )->value );
	}

	protected function nothing(): string {
		return match ( $this->view ) {
			null              => __( 'No plans have been made yet. When a founder and a mentor agree on steps, you will see here who works with whom and how far they are.', 'mentoriai-portal' ),
			PlanView::Overdue => __( 'No step is late in a plan that both hold active.', 'mentoriai-portal' ),
			default           => __( 'There are no such plans.', 'mentoriai-portal' ),
		};
	}

	protected function search_label(): string {
		return __( 'Name or number', 'mentoriai-portal' );
	}

	/** @return array<string, array{string, bool}> */
	protected function get_sortable_columns(): array {
		return array( 'number' => array( 'number', true ), 'modified' => array( 'modified', true ) );
	}

	/** @return array<string, string> */
	protected function get_views(): array {
		$counts = $this->counts();
		$views  = array( 'all' => $this->view( array(), __( 'All', 'mentoriai-portal' ), $counts['all'] ) );
		foreach ( PlanView::cases() as $view ) {
			$views[ $view->value ] = $this->view( array( 'state' => $view->value ), $view->label(), $counts[ $view->value ] );
		}
		return $views;
	}

	/**
	 * @param PlanRow $item
	 * @param string  $column_name Name of the column.
	 */
	protected function column_default( $item, $column_name ): string {
		return match ( $column_name ) {
			'number'         => (string) (int) $item['plan_id'],
			'founder'        => '<strong>' . self::person( (int) $item['founder_id'], $item['founder_name'] ) . '</strong>',
			'mentor'         => self::person( (int) $item['mentor_id'], $item['mentor_name'] ),
			'created'        => esc_html( Clock::on_site( Clock::from_sql( (string) $item['created_at'] ) ) ),
			'modified'       => esc_html( Clock::on_site( Clock::from_sql( (string) $item['modified_at'] ) ) ),
			'founder_status' => esc_html( self::status( $item['founder_done_at'] ) ),
			'mentor_status'  => esc_html( self::status( $item['mentor_done_at'] ) ),
			'opened'         => '1' === $item['opened'] ? esc_html__( 'Yes', 'mentoriai-portal' ) : esc_html__( 'No', 'mentoriai-portal' ),
			'steps'          => esc_html( $item['done'] . ' / ' . $item['steps'] ),
			'deadline'       => $this->deadline( $item['next_deadline'] ),
			default          => '',
		};
	}

	/** Of the first step that is not done. */
	private function deadline( ?string $day ): string {
		if ( null === $day ) {
			return '—';
		}
		return $day < $this->today ? sprintf( '<strong>%s</strong><br>%s', esc_html( $day ), esc_html_x( 'late', 'step', 'mentoriai-portal' ) ) : esc_html( $day );
	}

	private function search(): string {
		return $this->asked()['s'] ?? '';
	}

	/** @return array<string, int> */
	private function counts(): array {
		return $this->counts ??= $this->plans->counts( $this->today );
	}
}
