<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Preview;

/**
 * Reads of the story index: only what visitors may see is in it.
 *
 * @phpstan-import-type Row from Db
 */
final readonly class StoryRepository {

	private const CARD = 'i.post_id, i.lang, i.pair_key, i.slug, i.card';

	public function __construct( private Db $db, private Preview $preview = new Preview() ) {}

	public function count( Lang $lang ): int {
		return (int) $this->db->value( 'SELECT COUNT(*) FROM {story_index} WHERE lang = ?', $lang->value );
	}

	/**
	 * The newest first.
	 *
	 * @return list<StoryCard>
	 */
	public function page( Lang $lang, int $offset, int $limit ): array {
		// Ids first: rows before the page are passed over in the key alone.
		$rows = $this->db->rows(
			'SELECT ' . self::CARD . " FROM (SELECT post_id FROM {story_index} WHERE lang = ? ORDER BY published_at DESC, post_id DESC LIMIT $limit OFFSET $offset) p
			JOIN {story_index} i ON i.post_id = p.post_id ORDER BY i.published_at DESC, i.post_id DESC",
			$lang->value
		);
		return array_map( self::card( ... ), $rows );
	}

	/**
	 * Stories by ids of either language, in that order; in the other language where there is no translation.
	 *
	 * @param list<int> $ids
	 * @return list<StoryCard>
	 */
	public function chosen( array $ids, Lang $lang ): array {
		$rows  = $this->db->rows(
			'SELECT ' . self::CARD . ', w.post_id AS asked FROM {story_index} w JOIN {story_index} i ON i.pair_key = w.pair_key
			WHERE w.post_id IN (' . Db::marks( count( $ids ) ) . ') ORDER BY i.post_id',
			...$ids
		);
		$asked = array();
		foreach ( $rows as $row ) {
			$asked[ (int) $row['asked'] ][] = self::card( $row );
		}
		$found = array();
		foreach ( $ids as $id ) {
			$card = self::in_language( $asked[ $id ] ?? array(), $lang );
			if ( null !== $card ) {
				$found[ $card->pair_key ] ??= $card;
			}
		}
		return array_values( $found );
	}

	/**
	 * The story that a slug of either language means, in both languages, with its text as stored.
	 *
	 * @return array{cards: list<StoryCard>, texts: array<int, array{content: string, excerpt: string}>} By post id; empty when there is none.
	 */
	public function find( string $slug, Lang $lang ): array {
		$draft = $this->preview->of_type( PostType::NAME );
		if ( $draft?->post_name === $slug ) {
			return array(
				'cards' => array( self::card( array_map( 'strval', array( 'post_id' => $draft->ID ) + StoryIndexer::row( $draft ) ) ) ),
				'texts' => array(
					$draft->ID => array(
						'content' => $draft->post_content,
						'excerpt' => $draft->post_excerpt,
					),
				),
			);
		}
		$rows  = $this->db->rows(
			'SELECT ' . self::CARD . ", w.lang AS known_lang, p.post_content, p.post_excerpt FROM {story_index} w
			JOIN {story_index} i ON i.pair_key = w.pair_key
			JOIN {$this->db->posts()} p ON p.ID = i.post_id AND p.post_status = 'publish' AND p.post_password = ''
			WHERE w.slug = ? ORDER BY i.post_id",
			$slug
		);
		$near  = array_filter( $rows, static fn ( array $row ): bool => $row['known_lang'] === $lang->value );
		$rows  = array_values( array() === $near ? $rows : $near );
		$pair  = $rows[0]['pair_key'] ?? '';
		$rows  = array_values( array_filter( $rows, static fn ( array $row ): bool => $row['pair_key'] === $pair ) );
		$texts = array();
		foreach ( $rows as $row ) {
			$texts[ (int) $row['post_id'] ] = array(
				'content' => (string) $row['post_content'],
				'excerpt' => (string) $row['post_excerpt'],
			);
		}
		return array(
			'cards' => array_map( self::card( ... ), $rows ),
			'texts' => $texts,
		);
	}

	/** @param list<StoryCard> $cards Of one story. */
	public static function in_language( array $cards, Lang $lang ): ?StoryCard {
		foreach ( $cards as $card ) {
			if ( $card->lang === $lang ) {
				return $card;
			}
		}
		return $cards[0] ?? null;
	}

	/** @param Row $row */
	private static function card( array $row ): StoryCard {
		$card = json_decode( (string) $row['card'], true );
		/** @var array{title?: string, text?: string, images?: array{card?: null, full?: null}} $card Written by StoryIndexRepository. */
		$card = is_array( $card ) ? $card : array();
		return new StoryCard(
			(int) $row['post_id'],
			Lang::from_query( $row['lang'] ),
			(string) $row['pair_key'],
			(string) $row['slug'],
			$card['title'] ?? '',
			$card['text'] ?? '',
			$card['images'] ?? array()
		);
	}
}
