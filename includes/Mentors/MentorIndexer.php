<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\TextFold;
use RuntimeException;

/**
 * Keeps the index as the mentors are. Every method may run again without harm.
 */
final readonly class MentorIndexer {

	/** How many mentors are checked at a time. */
	private const BATCH = 100;

	/** After so long a background run leaves the rest to the next one. */
	private const RUN_SECONDS = 20;

	/** Action with a member's id: rows of theirs were made, which have no rating yet. */
	public const CLAIMED = 'mentoriai_mentor_claimed';

	/** Options with the id after which the running check continues, by kind; absent when none runs. */
	private const CURSORS = array(
		MentorKind::Static->value  => 'mentoriai_post_check',
		MentorKind::Dynamic->value => 'mentoriai_mentor_check',
	);

	public function __construct(
		private MentorIndexRepository $index,
		private MentorSourceRepository $sources,
		private DynamicMentors $members,
		private StaticMentors $posts,
		private ListSegments $sizes
	) {}

	/** Indexes a member who is, or was, a mentor. */
	public function index_member( int $user_id ): void {
		$meta = $this->members->meta( $user_id );
		if ( null === $meta ) {
			$this->remove_rows( MentorKind::Dynamic, (string) $user_id, array() );
			return;
		}
		$slug    = $this->claim_slug( $user_id, $meta );
		$changed = $this->index->locked(
			MentorKind::Dynamic,
			Lang::Lt,
			$user_id,
			function () use ( $user_id, $slug ): bool {
				$meta    = $this->members->meta( $user_id ) ?? array();
				$changed = false;
				foreach ( Lang::cases() as $lang ) {
					$changed = $this->index->update( $this->members->source( $user_id, $meta, $slug, $lang ) ) || $changed;
				}
				return $changed;
			}
		);
		if ( $changed ) {
			$this->sizes->forget();
		}
	}

	/** Indexes an editor's mentor and its translation; also after it was unpublished or deleted. */
	public function index_post( int $post_id ): void {
		$pairs = array_unique( array( ...$this->index->pairs_of( MentorKind::Static, $post_id ), StaticMentors::pair_key( $post_id ) ) );
		foreach ( $pairs as $pair_key ) {
			$this->index_pair( (string) $pair_key );
		}
	}

	public function forget_term( int $term_id ): void {
		$this->index->remove_term( $term_id );
		$this->sizes->forget();
	}

	/** Checks everything; the first batches at once, the rest in the background. */
	public function rebuild_all(): void {
		$this->check_all();
		foreach ( MentorKind::cases() as $kind ) {
			$this->check_batch( $kind );
		}
	}

	/** Has everything checked in the background, from the beginning. */
	public function check_all(): void {
		foreach ( self::CURSORS as $cursor ) {
			// Below all ids, and not twice the same: a batch that is being checked does not go on from here.
			update_option( $cursor, -random_int( 1, PHP_INT_MAX ), false );
		}
	}

	/** Whether the index is empty, though there are mentors. */
	public function is_lost(): bool {
		if ( ! $this->index->is_empty() ) {
			return false;
		}
		$counts  = (array) wp_count_posts( StaticMentors::POST_TYPE );
		$mentors = array_filter( $this->sources->ids( 0, self::BATCH ), fn ( int $user_id ): bool => null !== $this->members->meta( $user_id ) );
		return (int) ( $counts['publish'] ?? 0 ) > 0 || array() !== $mentors;
	}

	/** The same of what lists are read from. */
	public function has_lost_terms(): bool {
		return $this->index->lacks_terms();
	}

	/** @return array{int, int}|null See MentorSourceRepository::ready(); null when no check runs. */
	public function progress(): ?array {
		return is_numeric( get_option( self::CURSORS[ MentorKind::Dynamic->value ] ) ) ? $this->sources->ready() : null;
	}

	/** Running checks continue, for a while. */
	public function check_next(): void {
		$end = hrtime( true ) + self::RUN_SECONDS * 1_000_000_000;
		foreach ( MentorKind::cases() as $kind ) {
			do {
				$goes_on = $this->check_batch( $kind );
			} while ( $goes_on && hrtime( true ) < $end );
		}
	}

	/** @return bool Whether there is more. */
	private function check_batch( MentorKind $kind ): bool {
		$cursor = self::CURSORS[ $kind->value ];
		$after  = get_option( $cursor );
		if ( ! is_numeric( $after ) ) {
			return false;
		}
		$is_member = MentorKind::Dynamic === $kind;
		$ids       = $is_member ? $this->sources->ids( (int) $after, self::BATCH ) : $this->index->post_ids( (int) $after, self::BATCH );
		array_map( $is_member ? $this->index_member( ... ) : $this->index_post( ... ), $ids );
		$goes_on = count( $ids ) === self::BATCH;
		return $this->index->move_cursor( $cursor, (int) $after, $goes_on ? end( $ids ) : null ) && $goes_on;
	}

	/**
	 * Gives a member a slug of the name, once; it stays when the name changes. Without a name there is only a stand-in.
	 *
	 * @param array<string, string> $meta Stored meta.
	 */
	private function claim_slug( int $user_id, array $meta ): string {
		$kept = $meta[ UserMeta::SLUG ] ?? '';
		$name = TextFold::slug( '' === $kept ? DynamicMentors::name( $meta ) : $kept );
		$base = '' === $name ? 'mentorius-' . $user_id : $name;
		for ( $number = 1; $number < 10000; $number++ ) {
			$slug = 1 === $number ? $base : $base . '-' . $number;
			if ( $this->claims( $user_id, $slug ) ) {
				if ( '' !== $name && $slug !== $kept ) {
					$this->sources->keep_slug( $user_id, $slug );
				}
				return $slug;
			}
		}
		throw new RuntimeException( 'No free slug for ' . $base );
	}

	private function claims( int $user_id, string $slug ): bool {
		$is_new = false;
		foreach ( Lang::cases() as $lang ) {
			[ $owner, $is_made ] = $this->index->slug_owner( MentorKind::Dynamic, $lang, $slug ) ?? array( $user_id, false );
			if ( $owner !== $user_id ) {
				return false;
			}
			if ( ! $this->index->claim( MentorKind::Dynamic, $lang, $user_id, (string) $user_id, $slug ) ) {
				return false;
			}
			// Also where a run was killed before others were told.
			$is_new = $is_new || ! $is_made;
		}
		if ( $is_new ) {
			do_action( self::CLAIMED, $user_id );
		}
		return true;
	}

	private function index_pair( string $pair_key ): void {
		$posts   = $this->posts->published( $pair_key );
		$wanted  = array();
		$changed = false;
		foreach ( Lang::cases() as $lang ) {
			$post = $posts[ $lang->value ] ?? $posts[ $lang->other()->value ] ?? null;
			if ( null !== $post ) {
				$wanted[ $lang->value ] = $post;
			}
		}
		$this->remove_rows( MentorKind::Static, $pair_key, array_map( static fn ( \WP_Post $post ): int => $post->ID, $wanted ) );
		foreach ( $wanted as $lang => $post ) {
			$source = $this->posts->source( $post, $pair_key, Lang::from_query( $lang ) );
			if ( $this->index->claim( MentorKind::Static, $source->lang, $source->id, $pair_key, $source->slug ) ) {
				$changed = $this->index->update( $source ) || $changed;
			}
		}
		if ( $changed ) {
			$this->sizes->forget();
		}
	}

	/** @param array<string, int> $but Language to the id that stays. */
	private function remove_rows( MentorKind $kind, string $pair_key, array $but ): void {
		$removed = false;
		foreach ( $this->index->rows_of( $kind, $pair_key ) as $row ) {
			if ( ( $but[ $row['lang']->value ] ?? 0 ) !== $row['id'] ) {
				$removed = $this->index->remove( $kind, $row['lang'], $row['id'] ) || $removed;
			}
		}
		if ( $removed ) {
			$this->sizes->forget();
		}
	}
}
