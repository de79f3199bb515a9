<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages\Admin;

use MentoriaiPortal\Core\Choice;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Languages\OverviewRepository;
use MentoriaiPortal\Languages\Translations;
use WP_Query;

/**
 * The choice of a language above a list.
 */
final readonly class LanguageFilter {

	public const QUERY = 'mentoriai_language';

	public function __construct(
		private Translations $translations,
		private OverviewRepository $overview
	) {}

	/** Action `restrict_manage_posts`. */
	public function show( string $type ): void {
		if ( ! in_array( $type, $this->translations->types, true ) ) {
			return;
		}
		$choices = ( EventMeta::POST_TYPE === $type ? array(
			''    => __( 'Each event once', 'mentoriai-portal' ),
			'all' => __( 'All languages', 'mentoriai-portal' ),
		) : array( '' => __( 'All languages', 'mentoriai-portal' ) ) ) + array(
			'lt'    => __( 'Lithuanian', 'mentoriai-portal' ),
			'en'    => __( 'English', 'mentoriai-portal' ),
			'alone' => __( 'Without a translation', 'mentoriai-portal' ),
		);
		Choice::show( self::QUERY, __( 'Filter by language', 'mentoriai-portal' ), $choices, self::chosen() );
	}

	/** Filter `posts_where`: of the list on screen only. */
	public function where( mixed $where, mixed $query = null ): mixed {
		if ( ! is_string( $where ) || ! $query instanceof WP_Query ) {
			return $where;
		}
		$type = $query->get( 'post_type' );
		if ( ! is_admin() || ! $query->is_main_query() || ! is_string( $type ) || ! in_array( $type, $this->translations->types, true ) ) {
			return $where;
		}
		$chosen = self::chosen();
		// Both languages of an event have the same date, city and status. What is searched for, or in one state only, may be the other language.
		$once = '' === $chosen && EventMeta::POST_TYPE === $type && in_array( $query->get( 'post_status' ), array( '', 'all' ), true ) && '' === (string) $query->get( 's' );
		return $where . $this->overview->condition( $type, $once ? 'once' : $chosen );
	}

	/** Filter `views_edit-mentoriai_event`: "All" counts what its list shows, each event once. */
	public function count( mixed $views ): mixed {
		if ( is_array( $views ) && is_string( $views['all'] ?? null ) ) {
			[ 'lt' => $lt, 'lt_missing' => $alone ] = $this->overview->counts( array( EventMeta::POST_TYPE ) )[ EventMeta::POST_TYPE ];
			$views['all'] = (string) preg_replace( '~(<span class="count">\().*?(\)</span>)~', '${1}' . number_format_i18n( $lt + $alone ) . '$2', $views['all'] );
		}
		return $views;
	}

	private static function chosen(): string {
		return isset( $_GET[ self::QUERY ] ) && is_string( $_GET[ self::QUERY ] ) ? sanitize_key( $_GET[ self::QUERY ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses what a list shows.
	}
}
