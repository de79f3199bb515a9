<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\TextFold;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Mentors\FieldUse;
use MentoriaiPortal\Mentors\FieldUseRepository;
use MentoriaiPortal\Mentors\FieldUses;
use MentoriaiPortal\Mentors\StaticMentors;
use WP_Term;

/**
 * WordPress's list of fields: both names, and how many people have each. All numbers are one read.
 */
final class FieldList {

	private const NAME_EN = 'mentoriai_name_en';
	private const MEMBERS = 'mentoriai_members';
	private const AT_HUBS = 'mentoriai_at_hubs';

	private ?FieldUses $uses = null;

	public function __construct(
		private readonly FieldRepository $fields,
		private readonly FieldUseRepository $rows
	) {}

	/** Filter `manage_edit-{taxonomy}_columns`. */
	public static function columns( mixed $columns ): mixed {
		if ( ! is_array( $columns ) ) {
			return $columns;
		}
		// WordPress counts the posts of all languages, and no members.
		unset( $columns['posts'] );
		$names = array(
			'name'        => __( 'Name in Lithuanian', 'mentoriai-portal' ),
			self::NAME_EN => __( 'Name in English', 'mentoriai-portal' ),
		);
		return array_slice( $columns, 0, 1, true ) + $names + $columns + array(
			self::MEMBERS => __( 'E-mentors', 'mentoriai-portal' ),
			self::AT_HUBS => __( 'Mentors at hubs', 'mentoriai-portal' ),
		);
	}

	/** Filter `manage_edit-{taxonomy}_sortable_columns`. */
	public static function sortable( mixed $sortable ): mixed {
		return is_array( $sortable ) ? $sortable + array(
			self::NAME_EN => array( self::NAME_EN, false, __( 'Name in English', 'mentoriai-portal' ), __( 'Table ordered by the name in English.', 'mentoriai-portal' ) ),
			self::MEMBERS => array( self::MEMBERS, true, __( 'E-mentors', 'mentoriai-portal' ), __( 'Table ordered by the number of e-mentors.', 'mentoriai-portal' ) ),
			self::AT_HUBS => array( self::AT_HUBS, true, __( 'Mentors at hubs', 'mentoriai-portal' ), __( 'Table ordered by the number of mentors at hubs.', 'mentoriai-portal' ) ),
		) : $sortable;
	}

	/** Filter `default_hidden_columns`: the texts are long, and every field has one. */
	public static function hidden( mixed $hidden, mixed $screen = null ): mixed {
		return is_array( $hidden ) && $screen instanceof \WP_Screen && 'edit-' . Field::TAXONOMY === $screen->id ? array( ...$hidden, 'description' ) : $hidden;
	}

	/** Filter `manage_{taxonomy}_custom_column`. */
	public function cell( mixed $html, mixed $column = '', mixed $id = 0 ): mixed {
		if ( ! is_numeric( $id ) ) {
			return $html;
		}
		$use = $this->use_of( (int) $id );
		return match ( $column ) {
			self::NAME_EN => self::name_en( (int) $id ),
			self::MEMBERS => self::number( $use->members, $use->hidden_members, '' ),
			self::AT_HUBS => self::number( $use->at_hubs, $use->hidden_at_hubs, self::posts_of( (int) $id ) ),
			default => $html,
		};
	}

	/** Filter `terms_clauses`: by our columns, on this screen only. */
	public function order( mixed $clauses, mixed $taxonomies = null, mixed $args = null ): mixed {
		$asked = is_array( $args ) ? $args['orderby'] ?? '' : '';
		if ( ! is_array( $clauses ) || array( Field::TAXONOMY ) !== $taxonomies || ! in_array( $asked, array( self::NAME_EN, self::MEMBERS, self::AT_HUBS ), true ) ) {
			return $clauses;
		}
		$places = $this->places( (string) $asked );
		$cases  = '';
		foreach ( $places as $id => $place ) {
			$cases .= sprintf( ' WHEN %d THEN %d', $id, $place );
		}
		$way = 'DESC' === strtoupper( is_string( $args['order'] ?? '' ) ? $args['order'] ?? '' : '' ) ? 'DESC' : 'ASC';
		return array(
			'orderby' => '' === $cases ? 'ORDER BY t.term_id' : "ORDER BY CASE t.term_id$cases ELSE 0 END $way, t.name",
			'order'   => 'ASC',
		) + $clauses;
	}

	/** Filter `{taxonomy}_row_actions`. */
	public function actions( mixed $actions, mixed $term = null ): mixed {
		if ( ! is_array( $actions ) || ! $term instanceof WP_Term || ! isset( $actions['delete'] ) ) {
			return $actions;
		}
		/* translators: %s: name of a field. */
		$merge = self::link( FieldPage::url( FieldPage::MERGE, array( $term->term_id ) ), sprintf( __( 'Merge “%s” into another field', 'mentoriai-portal' ), self::plain( $term->name ) ), __( 'Merge into…', 'mentoriai-portal' ) );
		if ( $this->use_of( $term->term_id )->people() > 0 ) {
			/* translators: %s: name of a field. */
			$actions['delete'] = self::link( FieldPage::url( FieldPage::DELETE, array( $term->term_id ) ), sprintf( __( 'Delete “%s”: asks first', 'mentoriai-portal' ), self::plain( $term->name ) ), __( 'Delete…', 'mentoriai-portal' ) );
		}
		$at = (int) array_search( 'delete', array_keys( $actions ), true );
		return array_slice( $actions, 0, $at, true ) + array( 'mentoriai_merge' => $merge ) + array_slice( $actions, $at, null, true );
	}

	/** Filter `bulk_actions-edit-{taxonomy}`. */
	public static function bulk_actions( mixed $actions ): mixed {
		return is_array( $actions ) && isset( $actions['delete'] ) ? array( FieldPage::MERGE => __( 'Merge into…', 'mentoriai-portal' ) ) + $actions : $actions;
	}

	/** Filter `handle_bulk_actions-edit-{taxonomy}`: leads to the page that asks. */
	public static function merge_many( mixed $location, mixed $action = '', mixed $ids = null ): mixed {
		return FieldPage::MERGE === $action ? FieldPage::url( FieldPage::MERGE, FieldPage::ids( $ids ) ) : $location;
	}

	public function use_of( int ...$ids ): FieldUse {
		$this->uses ??= $this->rows->read();
		return $this->uses->of( ...$ids );
	}

	/** @return array<int, int> Id to its place in the order. */
	private function places( string $column ): array {
		$all = $this->fields->all();
		if ( self::NAME_EN !== $column ) {
			return array_map( fn ( Field $field ): int => self::MEMBERS === $column ? $this->use_of( $field->id )->members : $this->use_of( $field->id )->at_hubs, $all );
		}
		uasort( $all, static fn ( Field $a, Field $b ): int => strcmp( TextFold::sort_key( $a->name( Lang::En ) ), TextFold::sort_key( $b->name( Lang::En ) ) ) );
		return array_flip( array_keys( $all ) );
	}

	/** Also what Quick Edit starts with. */
	private static function name_en( int $id ): string {
		$name = (string) get_term_meta( $id, Field::NAME_EN, true );
		return '' === $name
			? '<span aria-hidden="true">—</span><span class="screen-reader-text">' . esc_html__( 'No English name', 'mentoriai-portal' ) . '</span>'
			: '<span class="mentoriai-name-en-text" lang="en">' . esc_html( $name ) . '</span>';
	}

	private static function number( int $all, int $hidden, string $url ): string {
		$text = esc_html( number_format_i18n( $all ) );
		$text = '' === $url || 0 === $all ? $text : sprintf( '<a href="%s">%s</a>', esc_url( $url ), $text );
		/* translators: %s: number of people. */
		return 0 === $hidden ? $text : $text . '<br><small>' . esc_html( sprintf( _n( '%s not public', '%s not public', $hidden, 'mentoriai-portal' ), number_format_i18n( $hidden ) ) ) . '</small>';
	}

	private static function posts_of( int $id ): string {
		$term = get_term( $id, Field::TAXONOMY );
		return $term instanceof WP_Term ? admin_url( 'edit.php?post_type=' . StaticMentors::POST_TYPE . '&taxonomy=' . Field::TAXONOMY . '&term=' . rawurlencode( $term->slug ) ) : '';
	}

	private static function link( string $url, string $label, string $text ): string {
		return sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( $url ), esc_attr( $label ), esc_html( $text ) );
	}

	private static function plain( string $name ): string {
		return html_entity_decode( $name, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
