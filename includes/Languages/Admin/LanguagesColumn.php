<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Languages\Translation;
use MentoriaiPortal\Languages\Translations;
use MentoriaiPortal\Languages\TranslationState;
use WP_Post;
use WP_Query;

/**
 * The column "Languages" of a list: a link to the text in each language, or a "+" that makes it.
 */
final class LanguagesColumn {

	private const NAME = 'mentoriai_languages';

	/** @var array<int, TranslationState>|null Of all rows of the list, read at the first. */
	private ?array $states = null;

	public function __construct(
		private readonly Translations $translations,
		private readonly Links $links
	) {}

	/** Filter `manage_{type}_posts_columns`. */
	public function add( mixed $columns ): mixed {
		if ( ! is_array( $columns ) ) {
			return $columns;
		}
		$place = array_search( 'title', array_keys( $columns ), true );
		$after = false === $place ? count( $columns ) : $place + 1;
		return array_slice( $columns, 0, $after, true ) + array( self::NAME => __( 'Languages', 'mentoriai-portal' ) ) + $columns;
	}

	/** Action `manage_{type}_posts_custom_column`. */
	public function show( string $column, int $id ): void {
		$post = self::NAME === $column ? get_post( $id ) : null;
		if ( null === $post ) {
			return;
		}
		$state = $this->state( $id );
		if ( null === $state->lang ) {
			echo '<span aria-hidden="true">—</span><span class="screen-reader-text">' . esc_html__( 'Not a page of the portal', 'mentoriai-portal' ) . '</span>';
			return;
		}
		echo '<span class="mentoriai-languages">';
		foreach ( Lang::cases() as $lang ) {
			$lang === $state->lang ? self::show_own( $lang ) : $this->show_other( $post, $state, $lang );
		}
		echo '</span>';
	}

	/** Action `admin_head`: width and looks, on lists only. */
	public function style(): void {
		$screen = get_current_screen();
		if ( null !== $screen && 'edit' === $screen->base && in_array( $screen->post_type, $this->translations->types, true ) ) {
			echo '<style>.column-mentoriai_languages{width:8.5em}.mentoriai-languages{display:inline-flex;gap:.375em;align-items:center}'
				. '.mentoriai-languages a,.mentoriai-languages b{display:inline-block;min-width:2.25em;padding:.25em .4em;border:1px solid #c3c4c7;border-radius:3px;font-size:12px;font-weight:600;line-height:1.4;text-align:center;text-decoration:none;box-sizing:border-box}'
				. '.mentoriai-languages b{background:#1d2327;border-color:#1d2327;color:#fff}.mentoriai-languages .is-draft{border-style:dashed}.mentoriai-languages .is-outdated{border-color:#996800;color:#6e4b00;background:#fcf9e8}'
				. '@media screen and (max-width:782px){.mentoriai-languages a,.mentoriai-languages b{min-width:3.2em;padding:.6em .5em;font-size:14px}}</style>';
		}
	}

	private function state( int $id ): TranslationState {
		if ( null === $this->states || ! isset( $this->states[ $id ] ) ) {
			$this->states = ( $this->states ?? array() ) + $this->translations->of_many( array( ...self::listed(), $id ) );
		}
		return $this->states[ $id ] ?? new TranslationState( null, null, null );
	}

	/** @return list<int> Ids of the list on this screen. */
	private static function listed(): array {
		$query = $GLOBALS['wp_query'] ?? null;
		$posts = $query instanceof WP_Query && is_array( $query->posts ) ? array_values( $query->posts ) : array();
		return array_map( static fn ( object|int $post ): int => is_int( $post ) ? $post : (int) get_object_vars( $post )['ID'], $posts );
	}

	private static function show_own( Lang $lang ): void {
		printf( '<b title="%1$s"><span aria-hidden="true">%2$s</span><span class="screen-reader-text">%1$s</span></b>', esc_attr( Links::name( $lang ) ), esc_html( strtoupper( $lang->value ) ) );
	}

	private function show_other( WP_Post $post, TranslationState $state, Lang $lang ): void {
		if ( null !== $state->partner ) {
			self::show_partner( $state->partner, $state );
		} elseif ( 'trash' !== $post->post_status && $this->links->may_translate( $post ) ) {
			$label = Links::create_label( $lang ) . ': ' . Links::title( $post->post_title );
			printf( '<a href="%1$s" title="%2$s" aria-label="%3$s: %2$s">+ %3$s</a>', esc_url( Links::create( $post->ID ) ), esc_attr( $label ), esc_html( strtoupper( $lang->value ) ) );
		}
	}

	private static function show_partner( Translation $partner, TranslationState $state ): void {
		$draft    = Links::state( $partner->status );
		$outdated = $state->has_outdated_translation();
		$label    = Links::edit_label( $partner->lang ) . ': ' . Links::title( $partner->title );
		$label   .= '' === $draft ? '' : ' (' . $draft . ')';
		$label   .= $outdated ? '. ' . __( 'It may be outdated.', 'mentoriai-portal' ) : '';
		printf(
			'<a href="%1$s" class="%2$s" title="%3$s" aria-label="%4$s: %3$s">%4$s</a>',
			esc_url( (string) get_edit_post_link( $partner->id, 'url' ) ),
			esc_attr( trim( ( '' === $draft ? '' : 'is-draft ' ) . ( $outdated ? 'is-outdated' : '' ) ) ),
			esc_attr( $label ),
			esc_html( strtoupper( $partner->lang->value ) )
		);
	}
}
