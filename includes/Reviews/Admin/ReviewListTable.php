<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Reviews\ReviewState;
use WP_List_Table;

/**
 * The list of reviews. Two queries, however long the page is.
 *
 * @phpstan-import-type ReviewRow from ReviewOverviewRepository
 */
final class ReviewListTable extends WP_List_Table {

	private const PER_PAGE = 30;

	public function __construct( private readonly ReviewOverviewRepository $reviews, private readonly ?ReviewState $state ) {
		parent::__construct(
			array(
				'singular' => 'review',
				'plural'   => 'reviews',
				'ajax'     => false,
			)
		);
	}

	public function prepare_items(): void {
		$counts = $this->reviews->counts();
		$total  = null === $this->state ? array_sum( $counts ) : ( $counts[ $this->state->value ] ?? 0 );
		$this->set_pagination_args(
			array(
				'total_items' => $total,
				'per_page'    => self::PER_PAGE,
			)
		);
		$this->_column_headers = array( $this->get_columns(), array(), array(), 'comment' );
		$this->items           = $this->reviews->page( $this->state, self::PER_PAGE, ( $this->get_pagenum() - 1 ) * self::PER_PAGE );
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

	public function no_items(): void {
		esc_html_e( 'There are no reviews here.', 'mentoriai-portal' );
	}

	/** @return array<string, string> */
	protected function get_bulk_actions() {
		return array( 'show' => __( 'Show', 'mentoriai-portal' ) );
	}

	/** @return array<string, string> */
	protected function get_views() {
		$counts = $this->reviews->counts();
		$views  = array( 'all' => $this->view( null, __( 'All', 'mentoriai-portal' ), array_sum( $counts ) ) );
		foreach ( array( ReviewState::Pending, ReviewState::Published, ReviewState::Hidden ) as $state ) {
			$views[ $state->value ] = $this->view( $state, self::filter_label( $state ), $counts[ $state->value ] ?? 0 );
		}
		return $views;
	}

	/** @param ReviewRow $item */
	protected function column_cb( $item ): string {
		/* translators: %s: name of the author of a review. */
		$label = sprintf( __( 'Choose the review of %s', 'mentoriai-portal' ), self::name( $item['author'] ) );
		return sprintf( '<input type="checkbox" name="review[]" value="%s" aria-label="%s">', esc_attr( ReviewHandler::token( $item['id'], $item['version'] ) ), esc_attr( $label ) );
	}

	/** @param ReviewRow $item */
	protected function column_comment( array $item ): string {
		$actions = array();
		if ( ReviewState::Published !== $item['state'] ) {
			$actions['show'] = self::action( ReviewHandler::show_url( $item['id'], $item['version'] ), __( 'Show', 'mentoriai-portal' ), $item['author'] );
		}
		if ( ReviewState::Hidden !== $item['state'] ) {
			$actions['hide'] = self::action( ReviewsPage::url( array( 'hide' => (string) $item['id'] ) ), __( 'Hide…', 'mentoriai-portal' ), $item['author'] );
		}
		return '<div style="overflow-wrap:anywhere">' . self::as_typed( $item['comment'] ) . '</div>' . $this->row_actions( $actions );
	}

	/** Who does not see the row hears whose review it is. */
	private static function action( string $url, string $label, ?string $author ): string {
		return sprintf( '<a href="%s">%s<span class="screen-reader-text"> (%s)</span></a>', esc_url( $url ), esc_html( $label ), esc_html( self::name( $author ) ) );
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

	private function view( ?ReviewState $state, string $label, int $count ): string {
		return sprintf(
			'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
			esc_url( ReviewsPage::url( null === $state ? array() : array( 'state' => $state->value ) ) ),
			$this->state === $state ? ' class="current" aria-current="page"' : '',
			esc_html( $label ),
			esc_html( number_format_i18n( $count ) )
		);
	}

	private static function person( int $id, ?string $name ): string {
		return null !== $name && current_user_can( 'edit_users' )
			? sprintf( '<a href="%s">%s</a>', esc_url( add_query_arg( 'user_id', $id, self_admin_url( 'user-edit.php' ) ) ), esc_html( $name ) )
			: esc_html( self::name( $name ) );
	}
}
