<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\TextFold;

/**
 * Writes of the mentor index. Rows are updated in place: rewritten as DELETE and INSERT they break under parallel saves.
 */
final readonly class MentorIndexRepository {

	public function __construct( private Db $db ) {}

	/**
	 * Runs work on one mentor's rows; parallel work on the same mentor waits. The row must have been claimed.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function locked( MentorKind $kind, Lang $lang, int $id, callable $work ): mixed {
		return $this->db->transaction(
			function () use ( $kind, $lang, $id, $work ): mixed {
				$this->lock( $kind, $lang, $id );
				return $work();
			}
		);
	}

	/** Takes one mentor's row for the rest of the transaction. */
	public function lock( MentorKind $kind, Lang $lang, int $id ): void {
		$this->db->execute( 'UPDATE {mentor_index} SET state = state WHERE kind = ? AND lang = ? AND mentor_id = ?', $kind->value, $lang->value, $id );
	}

	/**
	 * Posts that are in it or should be, in order; of members see MentorSourceRepository::ids().
	 *
	 * @param int $after Ids beyond this one.
	 * @return list<int>
	 */
	public function post_ids( int $after, int $limit ): array {
		$rows = $this->db->rows(
			'SELECT ID AS id FROM ' . $this->db->posts() . ' WHERE post_type = ? AND post_status = ? AND ID > ?
			UNION SELECT mentor_id FROM {mentor_index} WHERE kind = ? AND mentor_id > ? ORDER BY id LIMIT ' . $limit,
			StaticMentors::POST_TYPE,
			'publish',
			$after,
			MentorKind::Static->value,
			$after
		);
		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/**
	 * A check goes on, or ends, unless it was begun anew meanwhile.
	 *
	 * @return bool Whether it still was where it stood.
	 */
	public function move_cursor( string $option, int $from, ?int $to ): bool {
		$moved = null === $to
			? $this->db->execute( 'DELETE FROM ' . $this->db->options() . ' WHERE option_name = ? AND option_value = ?', $option, (string) $from )
			: $this->db->execute( 'UPDATE ' . $this->db->options() . ' SET option_value = ? WHERE option_name = ? AND option_value = ?', (string) $to, $option, (string) $from );
		wp_cache_delete( $option, 'options' );
		return 1 === $moved;
	}

	public function is_empty(): bool {
		return null === $this->db->value( 'SELECT mentor_id FROM {mentor_index} LIMIT 1' );
	}

	/** Whether there are visible mentors, and the table that lists are read from holds none. */
	public function lacks_terms(): bool {
		return null === $this->db->value( 'SELECT mentor_id FROM {mentor_terms} LIMIT 1' ) && null !== $this->db->value( 'SELECT mentor_id FROM {mentor_index} WHERE visible = 1 LIMIT 1' );
	}

	/** @return array{int, bool}|null Whose slug it is in this language, and whether that row was ever brought to its source; null when it is free. */
	public function slug_owner( MentorKind $kind, Lang $lang, string $slug ): ?array {
		$row = $this->db->row( 'SELECT mentor_id, card FROM {mentor_index} WHERE kind = ? AND lang = ? AND slug = ?', $kind->value, $lang->value, $slug );
		return null === $row ? null : array( (int) $row['mentor_id'], null !== $row['card'] );
	}

	/**
	 * Makes the row unless it is there.
	 *
	 * @phpstan-impure
	 * @return bool False when there is none because the slug is another's.
	 */
	public function claim( MentorKind $kind, Lang $lang, int $id, string $pair_key, string $slug ): bool {
		if ( $this->has( $kind, $lang, $id ) ) {
			return true;
		}
		$this->db->insert_ignore(
			'{mentor_index}',
			array(
				'kind'      => $kind->value,
				'lang'      => $lang->value,
				'mentor_id' => $id,
				'pair_key'  => $pair_key,
				'slug'      => $slug,
			)
		);
		return $this->has( $kind, $lang, $id );
	}

	/**
	 * Brings a claimed row to its source. Ratings are not touched.
	 *
	 * @return bool Whether the mentor's place in the lists changed, or the town, or at a hub anything: the list of towns is kept with the places.
	 */
	public function update( MentorSource $source ): bool {
		$text    = $source->search_text();
		$town    = $this->db->value( 'SELECT town FROM {mentor_index} WHERE kind = ? AND lang = ? AND mentor_id = ?', $source->kind->value, $source->lang->value, $source->id );
		$changed = $this->db->execute(
			'UPDATE {mentor_index} SET pair_key = ?, slug = ?, state = ?, visible = ?, busy = ?, busy_until = ?, sort_key = ?, town = ?, town_key = ?, card = ?, search_text = ?, typed_text = ?, work_text = ?, capacity = ?
			WHERE kind = ? AND lang = ? AND mentor_id = ?',
			$source->pair_key,
			$source->slug,
			$source->state->value,
			(int) $source->is_visible(),
			(int) $source->busy->now(),
			$source->busy->flag ? '' : (string) $source->busy->until,
			$source->sort_key(),
			new FreeText( $source->town ),
			MentorSource::town_key( $source->town ),
			new FreeText( $source->card() ),
			new FreeText( TextFold::words( $text ) ),
			new FreeText( TextFold::ascii( $text ) ),
			new FreeText( TextFold::words( $source->work ) ),
			min( 65535, $source->capacity ),
			$source->kind->value,
			$source->lang->value,
			$source->id
		);
		return $this->update_terms( $source ) || $town !== $source->town || ( MentorKind::Static === $source->kind && $changed > 0 );
	}

	/**
	 * Whoever was busy until a day that is over is free in the lists too.
	 *
	 * @return bool Whether there was anyone.
	 */
	public function end_busy( string $today ): bool {
		$ended = "kind = 'dynamic' AND busy = 1 AND busy_until <> '' AND busy_until < ?";
		return null !== $this->db->value( "SELECT mentor_id FROM {mentor_index} WHERE $ended LIMIT 1", $today ) && $this->db->repeatable(
			function () use ( $ended, $today ): bool {
				$this->db->execute( "UPDATE {mentor_index} SET state = state WHERE $ended", $today );
				$this->db->execute( "UPDATE {mentor_terms} SET busy = 0 WHERE kind = 'dynamic' AND busy = 1 AND mentor_id IN ( SELECT mentor_id FROM {mentor_index} WHERE $ended )", $today );
				return $this->db->execute( "UPDATE {mentor_index} SET busy = 0 WHERE $ended", $today ) > 0;
			}
		);
	}

	/** In both languages. */
	public function set_rating( MentorKind $kind, int $id, MentorRating $rating ): void {
		$this->db->execute(
			'UPDATE {mentor_index} SET rating_sum = ?, rating_count = ? WHERE kind = ? AND lang IN (?, ?) AND mentor_id = ?',
			$rating->sum,
			$rating->count,
			$kind->value,
			Lang::Lt->value,
			Lang::En->value,
			$id
		);
	}

	/** Removes a mentor's row of one language. */
	public function remove( MentorKind $kind, Lang $lang, int $id ): bool {
		$key = array( $kind->value, $lang->value, $id );
		$this->db->execute( 'DELETE FROM {mentor_terms} WHERE kind = ? AND lang = ? AND mentor_id = ?', ...$key );
		return $this->db->execute( 'DELETE FROM {mentor_index} WHERE kind = ? AND lang = ? AND mentor_id = ?', ...$key ) > 0;
	}

	/**
	 * Rows of one pair: language to mentor id.
	 *
	 * @return list<array{lang: Lang, id: int}>
	 */
	public function rows_of( MentorKind $kind, string $pair_key ): array {
		return array_map(
			static fn ( array $row ): array => array(
				'lang' => Lang::from_query( $row['lang'] ),
				'id'   => (int) $row['mentor_id'],
			),
			$this->db->rows( 'SELECT lang, mentor_id FROM {mentor_index} WHERE kind = ? AND pair_key = ?', $kind->value, $pair_key )
		);
	}

	/**
	 * Pairs in which an id stands.
	 *
	 * @return list<string>
	 */
	public function pairs_of( MentorKind $kind, int $id ): array {
		$rows = $this->db->rows( 'SELECT DISTINCT pair_key FROM {mentor_index} WHERE kind = ? AND lang IN (?, ?) AND mentor_id = ?', $kind->value, 'lt', 'en', $id );
		return array_map( 'strval', array_column( $rows, 'pair_key' ) );
	}

	public function remove_term( int $term_id ): void {
		$this->db->execute( 'DELETE FROM {mentor_terms} WHERE term_id = ?', $term_id );
	}

	/** @phpstan-impure */
	private function has( MentorKind $kind, Lang $lang, int $id ): bool {
		return null !== $this->db->value( 'SELECT mentor_id FROM {mentor_index} WHERE kind = ? AND lang = ? AND mentor_id = ?', $kind->value, $lang->value, $id );
	}

	private function update_terms( MentorSource $source ): bool {
		$key    = array( $source->kind->value, $source->lang->value, $source->id );
		$wanted = $source->is_visible() ? array( 0, ...$source->term_ids ) : array();
		$order  = $source->sort_key();
		$busy   = (int) $source->busy->now();
		$kept   = array();
		$gone   = 0;
		foreach ( $this->db->rows( 'SELECT term_id, busy, sort_key FROM {mentor_terms} WHERE kind = ? AND lang = ? AND mentor_id = ?', ...$key ) as $row ) {
			$term_id = (int) $row['term_id'];
			if ( in_array( $term_id, $wanted, true ) && (int) $row['busy'] === $busy && $row['sort_key'] === $order ) {
				$kept[] = $term_id;
				continue;
			}
			++$gone;
			$this->db->execute(
				'DELETE FROM {mentor_terms} WHERE kind = ? AND lang = ? AND mentor_id = ? AND term_id = ? AND busy = ? AND sort_key = ?',
				...array( ...$key, $term_id, (int) $row['busy'], (string) $row['sort_key'] )
			);
		}
		$new = array_diff( $wanted, $kept );
		foreach ( $new as $term_id ) {
			$this->db->insert_ignore(
				'{mentor_terms}',
				array(
					'lang'      => $source->lang->value,
					'kind'      => $source->kind->value,
					'term_id'   => $term_id,
					'busy'      => $busy,
					'sort_key'  => $order,
					'mentor_id' => $source->id,
				)
			);
		}
		return $gone > 0 || array() !== $new;
	}
}
