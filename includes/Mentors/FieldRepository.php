<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\TextFold;
use MentoriaiPortal\Core\Version;

/**
 * The field tags: terms of `mentoriai_field`, their English in term meta.
 */
final class FieldRepository {

	private const GROUP = 'mentoriai_fields';

	/** Plain rows of this version: an object of an older one would come back without what it has since. */
	private const KEY = Version::NUMBER;

	private const COLUMNS = array( 'term_id', 'slug', 'name', 'description', 'name_en', 'description_en', 'old_slugs' );

	public function __construct( private readonly Db $db ) {}

	/**
	 * All of them, in no order. One query where no object cache keeps them.
	 *
	 * @return array<int, Field> By id.
	 */
	public function all(): array {
		$kept = wp_cache_get( self::KEY, self::GROUP );
		return is_array( $kept ) ? self::fields( $kept ) : $this->keep( $this->rows() );
	}

	/** All of them as a part of another statement, for keep(); null where they are known already. */
	public function select(): ?UnionPart {
		return is_array( wp_cache_get( self::KEY, self::GROUP ) ) ? null : new UnionPart( self::COLUMNS, ...$this->sql() );
	}

	/**
	 * @param list<array<string, string|null>> $rows Of select().
	 * @return array<int, Field> By id.
	 */
	public function keep( array $rows ): array {
		wp_cache_set( self::KEY, $rows, self::GROUP );
		return self::fields( $rows );
	}

	/**
	 * @param array<mixed> $rows
	 * @return array<int, Field> By id.
	 */
	private static function fields( array $rows ): array {
		$fields = array();
		foreach ( array_filter( $rows, 'is_array' ) as $row ) {
			$id            = (int) $row['term_id'];
			$fields[ $id ] = new Field(
				$id,
				(string) $row['slug'],
				self::plain( $row['name'] ),
				self::plain( $row['name_en'] ),
				self::plain( $row['description'] ),
				self::plain( $row['description_en'] ),
				array_values( array_filter( explode( ',', (string) ( $row['old_slugs'] ?? '' ) ) ) )
			);
		}
		return $fields;
	}

	/**
	 * All of them by name.
	 *
	 * @return list<Field>
	 */
	public function sorted( Lang $lang ): array {
		$fields = array_values( $this->all() );
		usort( $fields, static fn ( Field $a, Field $b ): int => strcmp( TextFold::sort_key( $a->name( $lang ) ), TextFold::sort_key( $b->name( $lang ) ) ) );
		return $fields;
	}

	/**
	 * Ids of the tags that exist of these slugs, today's or former ones.
	 *
	 * @param list<string> $slugs
	 * @return list<int>
	 */
	public function ids_of( array $slugs ): array {
		$slugs  = $this->current_slugs( $slugs );
		$wanted = array_filter( $this->all(), static fn ( Field $field ): bool => in_array( $field->slug, $slugs, true ) );
		return array_keys( $wanted );
	}

	/**
	 * Slugs as they are today, once each. What no tag ever had stays as it is; what one has now is that tag's.
	 *
	 * @param list<string> $slugs
	 * @return list<string>
	 */
	public function current_slugs( array $slugs ): array {
		$now     = array();
		$current = array_map( static fn ( Field $field ): string => $field->slug, $this->all() );
		foreach ( $this->all() as $field ) {
			$now += array_fill_keys( $field->old_slugs, $field->slug );
		}
		return array_values( array_unique( array_map( static fn ( string $slug ): string => in_array( $slug, $current, true ) ? $slug : $now[ $slug ] ?? $slug, $slugs ) ) );
	}

	/** Another tag that is called so in either language. */
	public function namesake( string $name, int $but ): ?Field {
		$key = TextFold::sort_key( $name );
		foreach ( '' === $key ? array() : $this->all() as $field ) {
			if ( $field->id !== $but && in_array( $key, array( TextFold::sort_key( $field->name( Lang::Lt ) ), TextFold::sort_key( $field->name( Lang::En ) ) ), true ) ) {
				return $field;
			}
		}
		return null;
	}

	/**
	 * Those of these ids that are tags, once each.
	 *
	 * @param array<mixed> $ids
	 * @return list<int>
	 */
	public function known( array $ids ): array {
		$numbers = array_unique( array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, $ids ) );
		return array_values( array_intersect( $numbers, array_keys( $this->all() ) ) );
	}

	/**
	 * Names of these tags in both languages.
	 *
	 * @param list<int> $ids
	 * @return list<string>
	 */
	public function names( array $ids ): array {
		$names  = array();
		$fields = array_intersect_key( $this->all(), array_flip( $ids ) );
		foreach ( $fields as $field ) {
			array_push( $names, $field->name( Lang::Lt ), $field->name( Lang::En ) );
		}
		return array_values( array_unique( $names ) );
	}

	public function forget(): void {
		wp_cache_delete( self::KEY, self::GROUP );
	}

	/** @return list<array<string, string|null>> */
	private function rows(): array {
		[ $sql, $values ] = $this->sql();
		return $this->db->rows( $sql, ...$values );
	}

	/** @return array{string, list<string>} */
	private function sql(): array {
		[ $terms, $taxonomies, $meta ] = $this->db->terms();
		return array(
			"SELECT t.term_id, t.slug, t.name, x.description, n.meta_value AS name_en, d.meta_value AS description_en, o.meta_value AS old_slugs FROM $terms t
			JOIN $taxonomies x ON x.term_id = t.term_id AND x.taxonomy = ?
			LEFT JOIN $meta n ON n.term_id = t.term_id AND n.meta_key = ?
			LEFT JOIN $meta d ON d.term_id = t.term_id AND d.meta_key = ?
			LEFT JOIN $meta o ON o.term_id = t.term_id AND o.meta_key = ?",
			array( Field::TAXONOMY, Field::NAME_EN, Field::DESCRIPTION_EN, Field::OLD_SLUGS ),
		);
	}

	/** WordPress keeps names of terms with entities; the wire has none. */
	private static function plain( mixed $text ): string {
		return trim( html_entity_decode( is_string( $text ) ? $text : '', ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
