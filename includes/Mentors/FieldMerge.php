<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Db;

/**
 * Merges fields into another one: whoever had them has that one, and addresses with their slugs lead to it. It happens whole
 * or not at all; asked again it does nothing.
 */
final readonly class FieldMerge {

	/** Action within the transaction: id of a field that ends, id of the one that takes its place. */
	public const MERGED = 'mentoriai_field_merged';

	/** How often profiles are looked through for one that was being saved meanwhile. */
	private const TRIES = 3;

	public function __construct(
		private Db $db,
		private FieldMergeRepository $rows,
		private FieldRepository $fields,
		private MentorIndexer $indexer
	) {}

	/**
	 * @param list<int> $from
	 * @return bool Whether the fields are merged, now or earlier; false when the other one does not exist (any more).
	 */
	public function merge( array $from, int $to ): bool {
		$from = array_values( array_diff( $from, array( $to ) ) );
		$done = $this->db->repeatable( fn (): ?array => $this->move( $from, $to ) );
		if ( null === $done ) {
			return false;
		}
		self::forget_users( $done['users'] );
		foreach ( $from as $id ) {
			$this->replace( $id, $to );
		}
		$this->tell( $done['terms'], $done['posts'], $to );
		return true;
	}

	/** A field was deleted: no profile names it any more. */
	public function forget( int $id ): void {
		$this->replace( $id, null );
	}

	/** Until no profile names it any more. */
	private function replace( int $from, ?int $to ): void {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$users = $this->rows->replace_in_profiles( $from, $to );
			self::forget_users( $users );
			if ( array() === $users ) {
				return;
			}
		}
	}

	/**
	 * @param list<int> $from
	 * @return array{terms: array<int, int>, posts: list<int>, users: list<int>}|null
	 */
	private function move( array $from, int $to ): ?array {
		$found = $this->rows->lock( array( $to, ...$from ) );
		if ( ! isset( $found[ $to ] ) ) {
			return null;
		}
		$users = array();
		$posts = array();
		$terms = array_diff_key( $found, array( $to => 0 ) );
		foreach ( $terms as $id => $taxonomy_id ) {
			$users = array( ...$users, ...$this->rows->replace_in_profiles( $id, $to ) );
			$posts = array( ...$posts, ...$this->rows->posts_of( $taxonomy_id ) );
			$this->inherit( $id, $to );
			$this->rows->move( $id, $taxonomy_id, $to, $found[ $to ] );
			$this->rows->delete( $id, $to );
			do_action( self::MERGED, $id, $to );
		}
		return array(
			'terms' => $terms,
			'posts' => array_values( array_unique( $posts ) ),
			'users' => $users,
		);
	}

	/** The other field keeps its names; what it lacks in English it takes, and the slugs by which the old one was known. */
	private function inherit( int $from, int $to ): void {
		foreach ( array( Field::NAME_EN, Field::DESCRIPTION_EN ) as $key ) {
			$text = $this->rows->meta( $from, $key );
			if ( '' !== $text && '' === $this->rows->meta( $to, $key ) ) {
				$this->rows->write_meta( $to, $key, $text );
			}
		}
		$slugs = array( $this->rows->meta( $to, Field::OLD_SLUGS ), $this->rows->meta( $from, Field::OLD_SLUGS ), $this->rows->slug_of( $from ) );
		$this->rows->write_meta( $to, Field::OLD_SLUGS, implode( ',', array_unique( array_filter( explode( ',', implode( ',', $slugs ) ) ) ) ) );
	}

	/** @param list<int> $ids */
	private static function forget_users( array $ids ): void {
		wp_cache_delete_multiple( $ids, 'user_meta' );
	}

	/**
	 * What WordPress would have said, had it done it itself.
	 *
	 * @param array<int, int> $terms Term id to id in the taxonomy.
	 * @param list<int>       $posts
	 */
	private function tell( array $terms, array $posts, int $to ): void {
		clean_object_term_cache( $posts, StaticMentors::POST_TYPE );
		clean_term_cache( array( $to, ...array_keys( $terms ) ), Field::TAXONOMY );
		$this->fields->forget();
		$term = get_term( $to, Field::TAXONOMY );
		if ( $term instanceof \WP_Term ) {
			wp_update_term_count_now( array( $term->term_taxonomy_id ), Field::TAXONOMY );
		}
		foreach ( $terms as $id => $taxonomy_id ) {
			do_action( 'delete_' . Field::TAXONOMY, $id, $taxonomy_id, null, $posts ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's.
		}
		// The names of fields are among the words by which mentors are found.
		$this->indexer->rebuild_all();
	}
}
