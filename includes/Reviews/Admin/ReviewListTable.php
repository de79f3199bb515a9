<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\TextChanged;
use MentoriaiPortal\Reviews\ReviewState;

/**
 * The list of reviews. Two queries, three with a search or filter, however long the page is.
 *
 * @phpstan-import-type ReviewRow from ReviewOverviewRepository
 * @extends StaffList<ReviewRow>
 */
final class ReviewListTable extends StaffList {

	protected const ON_PHONE = array( 'rating', 'mentor', 'state' );

	private readonly ReviewFilter $filter;

	/** @var array<string, int>|null */
	private ?array $counts = null;

	public function __construct( private readonly ReviewOverviewRepository $reviews ) {
		parent::__construct( ReviewsPage::SLUG );
		$this->filter = ReviewFilter::of( $this->asked() );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'cb'      => '<input type="checkbox" />',
			'comment' => _x( 'Review', 'noun: what somebody wrote about a mentor', 'mentoriai-portal' ),
			'rating'  => __( 'Stars', 'mentoriai-portal' ),
			'mentor'  => __( 'Mentor', 'mentoriai-portal' ),
			'author'  => __( 'Author', 'mentoriai-portal' ),
			'state'   => __( 'Status', 'mentoriai-portal' ),
			'date'    => __( 'Date', 'mentoriai-portal' ),
		);
	}

	protected function total(): int {
		if ( 0 !== $this->filter->stars || '' !== $this->filter->search ) {
			return $this->reviews->count( $this->filter );
		}
		return null === $this->filter->state ? (int) array_sum( $this->counts() ) : $this->counts()[ $this->filter->state->value ] ?? 0;
	}

	protected function page( ListPage $page ): array {
		return $this->reviews->page( $this->filter, $page );
	}

	protected function mark( mixed $item ): array {
		return array( 'id' => $item['id'], 'state' => $item['state']->value );
	}

	protected function nothing(): string {
		return null === $this->filter->state
			? __( 'No founder has reviewed a mentor yet. Reviews will appear here; you can hide one with a reason, which its author gets by email.', 'mentoriai-portal' )
			: __( 'There are no reviews here.', 'mentoriai-portal' );
	}

	protected function search_label(): string {
		return __( 'Author or mentor', 'mentoriai-portal' );
	}

	/** @return array<string, array{label: string, all: string, options: array<array-key, string>}> */
	protected function filters(): array {
		/* translators: %s: number of stars. */
		$label = static fn ( int $stars ): string => sprintf( _n( '%s star', '%s stars', $stars, 'mentoriai-portal' ), number_format_i18n( $stars ) );
		return array( 'stars' => array( 'label' => __( 'Stars', 'mentoriai-portal' ), 'all' => __( 'Any number of stars', 'mentoriai-portal' ), 'options' => array_map( $label, array( 5 => 5, 4 => 4, 3 => 3, 2 => 2, 1 => 1 ) ) ) );
	}

	/** @return array<string, array{string, bool}> */
	protected function get_sortable_columns(): array {
		return array( 'date' => array( 'date', true ) );
	}

	/** @return array<string, string> */
	protected function get_bulk_actions(): array {
		return array( 'show' => __( 'Show', 'mentoriai-portal' ) );
	}

	/** @return array<array-key, string> */
	protected function get_views(): array {
		$counts = $this->counts();
		$views  = array( 'all' => $this->view( array(), __( 'All', 'mentoriai-portal' ), (int) array_sum( $counts ) ) );
		foreach ( array( ReviewState::Pending, ReviewState::Published, ReviewState::Hidden ) as $state ) {
			$views[ $state->value ] = $this->view( array( 'state' => $state->value ), self::filter_label( $state ), $counts[ $state->value ] ?? 0 );
		}
		return $views;
	}

	/** @return array<string, int> */
	private function counts(): array {
		return $this->counts ??= $this->reviews->counts();
	}

	/** @param ReviewRow $item */
	protected function column_cb( $item ): string {
		/* translators: %s: name of the author of a review. */
		return self::box( TextChanged::token( $item['id'], $item['version'] ), sprintf( __( 'Choose the review of %s', 'mentoriai-portal' ), self::name( $item['author'] ) ) );
	}

	/** @param ReviewRow $item */
	protected function column_comment( array $item ): string {
		return self::as_typed( $item['comment'] );
	}

	protected function links( mixed $item ): array {
		$links = array();
		if ( ReviewState::Published !== $item['state'] ) {
			$links['show'] = array( 'text' => __( 'Show', 'mentoriai-portal' ), 'url' => ReviewHandler::show_url( $item['id'], $item['version'] ) );
		}
		if ( ReviewState::Hidden !== $item['state'] ) {
			$links['hide'] = array( 'text' => __( 'Hide…', 'mentoriai-portal' ), 'url' => ReviewsPage::url( array( 'hide' => (string) $item['id'] ) ) );
		}
		return $links;
	}

	protected function about( mixed $item ): string {
		return self::name( $item['author'] );
	}

	/**
	 * @param ReviewRow $item
	 * @param string    $column_name Name of the column.
	 */
	protected function column_default( $item, $column_name ): string {
		return match ( $column_name ) {
			'rating' => self::stars( $item['rating'] ),
			'mentor' => self::person( $item['mentor_id'], $item['mentor'] ),
			'author' => self::person( $item['author_id'], $item['author'] ),
			'state'  => '<strong>' . esc_html( $item['state']->label() ) . '</strong>' . ( '' === $item['reason'] ? '' : '<br>' . self::as_typed( $item['reason'] ) ),
			'date'   => esc_html( Clock::on_site( Clock::from_sql( $item['created_at'] ) ) ),
			default  => '',
		};
	}

	/** esc_html() would turn a typed `&lt;` into `<`. */
	public static function as_typed( string $text ): string {
		return nl2br( esc_textarea( $text ) );
	}

	public static function name( ?string $name ): string {
		return $name ?? __( 'Deleted user', 'mentoriai-portal' );
	}

	/** @param int $rating Hundredths. */
	public static function stars( int $rating ): string {
		$full = (int) round( $rating / 100 );
		return sprintf(
			'<span aria-hidden="true" style="white-space:nowrap">%s</span> %s',
			str_repeat( '★', $full ) . str_repeat( '☆', 5 - $full ),
			esc_html( number_format_i18n( $rating / 100, 0 === $rating % 100 ? 0 : 2 ) )
		);
	}

	private static function filter_label( ReviewState $state ): string {
		return match ( $state ) {
			ReviewState::Published => _x( 'Shown', 'filter of reviews', 'mentoriai-portal' ),
			ReviewState::Pending   => _x( 'Waiting for approval', 'filter of reviews', 'mentoriai-portal' ),
			ReviewState::Hidden    => _x( 'Hidden', 'filter of reviews', 'mentoriai-portal' ),
		};
	}
}
