<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Mentorships\MentorshipState;
use MentoriaiPortal\Mentorships\PairMeetings;
use MentoriaiPortal\Mentorships\PairWork;

/**
 * The rows of mentorships. Three queries, four with a search, however long the page is.
 *
 * @phpstan-type OverviewRow array<string, string|null>
 * @extends StaffList<OverviewRow>
 */
final class MentorshipsList extends StaffList {

	protected const VIEWS = array( 'state', 'waiting' );

	protected const ASKED = array( 's', 'state', 'waiting', 'founder', 'mentor', 'user' );

	protected const ON_PHONE = array( 'mentor', 'state', 'answered' );

	private readonly MentorshipFilter $filter;

	/** @var array<array-key, int>|null */
	private ?array $counts = null;

	/** @var array<int, PairMeetings> By mentorship. */
	private array $meetings = array();

	public function __construct( private readonly MentorshipOverviewRepository $mentorships, private readonly PairWork $work, private readonly int $now ) {
		parent::__construct( MentorshipsPage::SLUG );
		$this->filter = MentorshipFilter::of( $this->asked() );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'cb'       => '<input type="checkbox" />',
			'founder'  => __( 'Founder', 'mentoriai-portal' ),
			'mentor'   => __( 'Mentor', 'mentoriai-portal' ),
			'state'    => __( 'Status', 'mentoriai-portal' ),
			'asked'    => _x( 'Asked', 'when a founder wrote first', 'mentoriai-portal' ),
			'answered' => _x( 'Answered', 'when a mentor wrote first', 'mentoriai-portal' ),
			'active'   => __( 'Last activity', 'mentoriai-portal' ),
			'ended'    => _x( 'Ended', 'mentorship', 'mentoriai-portal' ),
			'meetings' => __( 'Meetings', 'mentoriai-portal' ),
			'number'   => _x( 'Number', 'of one mentorship', 'mentoriai-portal' ),
		);
	}

	protected function total(): int {
		$filter = $this->filter;
		return match ( true ) {
			$filter->is_narrow()    => $this->mentorships->count( $filter, $this->now ),
			0 !== $filter->waiting  => $this->counts()[ $filter->waiting ] ?? 0,
			null !== $filter->state => $this->counts()[ $filter->state->value ] ?? 0,
			default                 => $this->all(),
		};
	}

	protected function page( ListPage $page ): array {
		$rows           = $this->mentorships->page( $this->filter, $this->now, $page );
		$this->meetings = $this->work->meetings_of( array_map( 'intval', array_column( $rows, 'id' ) ) );
		return $rows;
	}

	protected function mark( mixed $item ): array {
		return array( 'id' => (string) $item['id'], 'state' => (string) $item['state'] );
	}

	protected function nothing(): string {
		return match ( true ) {
			0 !== $this->filter->waiting  => __( 'No founder has waited that long for an answer.', 'mentoriai-portal' ),
			null !== $this->filter->state => __( 'No mentorship has this status.', 'mentoriai-portal' ),
			default                       => __( 'No founder has written to a mentor yet. Each first message will appear here: who asked whom, and whether an answer came.', 'mentoriai-portal' ),
		};
	}

	protected function search_label(): string {
		return __( 'Name or number', 'mentoriai-portal' );
	}

	/** @return array<string, string> */
	protected function get_bulk_actions(): array {
		return array( 'remind' => __( 'Remind the mentor', 'mentoriai-portal' ) );
	}

	/** @return array<string, array{string, bool}> */
	protected function get_sortable_columns(): array {
		return array( 'asked' => array( 'asked', true ), 'active' => array( 'active', true ) );
	}

	/** @return array<array-key, string> */
	protected function get_views(): array {
		$counts = $this->counts();
		$views  = array( 'all' => $this->view( array(), _x( 'All', 'mentorships', 'mentoriai-portal' ), $this->all() ) );
		foreach ( MentorshipFilter::WAITING as $days ) {
			/* translators: %s: number of days. */
			$views[ "waiting-$days" ] = $this->view( array( 'waiting' => (string) $days ), sprintf( _n( 'No answer for %s day', 'No answer for %s days', $days, 'mentoriai-portal' ), number_format_i18n( $days ) ), $counts[ $days ] ?? 0 );
		}
		foreach ( MentorshipState::cases() as $state ) {
			$views[ $state->value ] = $this->view( array( 'state' => $state->value ), $state->label(), $counts[ $state->value ] ?? 0 );
		}
		return $views;
	}

	/** All mentorships of either side. */
	protected function links( mixed $item ): array {
		$links = array();
		foreach ( array( 'founder' => __( 'Founder’s all', 'mentoriai-portal' ), 'mentor' => __( 'Mentor’s all', 'mentoriai-portal' ) ) as $side => $text ) {
			$user_id = (int) $item[ "{$side}_id" ];
			if ( 0 !== $user_id && $user_id !== $this->filter->user_id ) {
				$links[ $side ] = array( 'text' => $text, 'url' => MentorshipsPage::url( array( 'user' => (string) $user_id ) ) );
			}
		}
		return $links;
	}

	protected function about( mixed $item ): string {
		return self::name( $item, 'founder' ) . ', ' . self::name( $item, 'mentor' );
	}

	/** @param OverviewRow $item */
	protected function column_cb( $item ): string {
		if ( MentorshipState::Requested->value !== $item['state'] ) {
			return '';
		}
		/* translators: 1: name of a founder, 2: name of a mentor. */
		$label = sprintf( __( 'Choose the request of %1$s to %2$s', 'mentoriai-portal' ), self::name( $item, 'founder' ), self::name( $item, 'mentor' ) );
		return self::box( (string) $item['id'], $label );
	}

	/**
	 * @param OverviewRow $item
	 * @param string      $column_name Name of the column.
	 */
	protected function column_default( $item, $column_name ): string {
		return match ( $column_name ) {
			'founder'  => '<strong>' . self::person( (int) $item['founder_id'], $item['founder_name'] ) . '</strong>',
			'mentor'   => self::person( (int) $item['mentor_id'], $item['mentor_name'] ),
			'state'    => esc_html( MentorshipState::from( (string) $item['state'] )->label() ),
			'asked'    => self::time( $item['requested_at'] ),
			'answered' => $this->answer( $item ),
			'active'   => self::time( $item['active_at'] ),
			'ended'    => self::time( $item['ended_at'] ),
			'meetings' => self::meetings( $this->meetings[ (int) $item['id'] ] ?? new PairMeetings() ),
			'number'   => esc_html( (string) $item['id'] ),
			default    => '',
		};
	}

	/** @param OverviewRow $item */
	private function answer( array $item ): string {
		if ( MentorshipState::Requested->value !== $item['state'] ) {
			return self::time( $item['answered_at'] );
		}
		$days = intdiv( max( 0, $this->now - Clock::from_sql( (string) $item['requested_at'] ) ), 86400 );
		/* translators: %s: number of days. */
		$text = sprintf( _n( 'Waiting for %s day', 'Waiting for %s days', $days, 'mentoriai-portal' ), number_format_i18n( $days ) );
		/* translators: %s: date and time. */
		$told = null === $item['nudged_at'] ? '' : '<br>' . esc_html( sprintf( __( 'reminded on %s', 'mentoriai-portal' ), Clock::on_site( Clock::from_sql( $item['nudged_at'] ) ) ) );
		return ( $days < min( MentorshipFilter::WAITING ) ? esc_html( $text ) : '<strong>' . esc_html( $text ) . '</strong>' ) . $told;
	}

	private static function meetings( PairMeetings $of ): string {
		$parts = array();
		if ( null !== $of->next_at ) {
			/* translators: %s: date and time of a meeting. */
			$parts[] = sprintf( __( 'Next: %s', 'mentoriai-portal' ), Clock::on_site( Clock::from_sql( $of->next_at ) ) );
		}
		if ( $of->held > 0 ) {
			/* translators: %s: number of meetings. */
			$parts[] = sprintf( _n( '%s held', '%s held', $of->held, 'mentoriai-portal' ), number_format_i18n( $of->held ) );
		}
		return array() === $parts ? '—' : implode( '<br>', array_map( 'esc_html', $parts ) );
	}

	/** @param OverviewRow $item */
	private static function name( array $item, string $side ): string {
		return ( new Participant( (int) $item[ "{$side}_id" ], $item[ "{$side}_name" ] ) )->name();
	}

	private static function time( ?string $at ): string {
		return null === $at ? '—' : esc_html( Clock::on_site( Clock::from_sql( $at ) ) );
	}

	private function all(): int {
		$counts = $this->counts();
		return (int) array_sum( array_map( static fn ( MentorshipState $state ): int => $counts[ $state->value ] ?? 0, MentorshipState::cases() ) );
	}

	/** @return array<array-key, int> */
	private function counts(): array {
		return $this->counts ??= $this->mentorships->counts( MentorshipFilter::WAITING, $this->now );
	}
}
