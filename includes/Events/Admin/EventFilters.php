<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Admin;

use MentoriaiPortal\Core\Choice;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Events\EventStatus;
use WP_Query;

/**
 * The list of events by town, by whether they are over, and by status; by their own date, upcoming ones first.
 */
final readonly class EventFilters {

	private const TOWN = 'mentoriai_town_id';
	private const WHEN = 'mentoriai_when';

	private const STATE = 'mentoriai_state';

	public function __construct( private EventListRepository $list ) {}

	public function show( string $post_type ): void {
		if ( EventMeta::POST_TYPE !== $post_type ) {
			return;
		}
		printf( '<label class="screen-reader-text" for="%s">%s</label>', esc_attr( self::TOWN ), esc_html__( 'Filter by city', 'mentoriai-portal' ) );
		wp_dropdown_categories(
			array(
				'taxonomy'        => EventMeta::TOWN,
				'name'            => self::TOWN,
				'id'              => self::TOWN,
				'show_option_all' => __( 'All cities', 'mentoriai-portal' ),
				'selected'        => self::asked_town(),
				'orderby'         => 'name',
				'hide_empty'      => false,
				'hide_if_empty'   => false,
			)
		);
		$choices = array(
			''         => __( 'Upcoming and past', 'mentoriai-portal' ),
			'upcoming' => __( 'Upcoming', 'mentoriai-portal' ),
			'past'     => __( 'Past', 'mentoriai-portal' ),
		);
		Choice::show( self::WHEN, __( 'Filter by date', 'mentoriai-portal' ), $choices, self::asked( self::WHEN ) );
		$states = array( '' => __( 'All statuses', 'mentoriai-portal' ) );
		foreach ( EventStatus::cases() as $status ) {
			$states[ $status->value ] = EventColumns::name( $status );
		}
		Choice::show( self::STATE, __( 'Filter by status', 'mentoriai-portal' ), $states + array( 'moved' => __( 'Moved to another date', 'mentoriai-portal' ) ), self::asked( self::STATE ) );
	}

	/** Months of publishing say nothing about events. */
	public function without_months( mixed $without, mixed $post_type = null ): mixed {
		if ( ! is_bool( $without ) || ! is_string( $post_type ) ) {
			return $without;
		}
		return $without || EventMeta::POST_TYPE === $post_type;
	}

	public function apply( WP_Query $query ): void {
		if ( ! self::is_list( $query ) ) {
			return;
		}
		if ( self::asked_town() > 0 ) {
			$query->set(
				'tax_query',
				array(
					array(
						'taxonomy' => EventMeta::TOWN,
						'terms'    => self::asked_town(),
					),
				)
			);
		}
	}

	public function clauses( mixed $clauses, mixed $query = null ): mixed {
		if ( ! is_array( $clauses ) || ! $query instanceof WP_Query ) {
			return $clauses;
		}
		if ( ! self::is_list( $query ) ) {
			return $clauses;
		}
		$asked   = $query->get( 'orderby' );
		$by_date = '' === $asked || EventColumns::DATE === $asked;
		$order   = match ( true ) {
			! $by_date => '',
			EventColumns::DATE !== $asked => 'upcoming',
			'DESC' === strtoupper( is_string( $query->get( 'order' ) ) ? $query->get( 'order' ) : '' ) => 'DESC',
			default => 'ASC',
		};
		return $this->list->clauses( $clauses, self::asked( self::WHEN ), self::asked( self::STATE ), $order );
	}

	/** WordPress's own query for the table, no other. */
	private static function is_list( WP_Query $query ): bool {
		global $pagenow;
		return is_admin() && 'edit.php' === $pagenow && $query->is_main_query() && EventMeta::POST_TYPE === $query->get( 'post_type' );
	}

	private static function asked_town(): int {
		return isset( $_GET[ self::TOWN ] ) ? absint( $_GET[ self::TOWN ] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification -- a filter of a list.
	}

	private static function asked( string $name ): string {
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_key( $_GET[ $name ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- a filter of a list.
	}
}
