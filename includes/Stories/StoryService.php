<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories;

use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PageSize;
use MentoriaiPortal\Core\Rest\ApiError;

/**
 * Reading success stories. Lists hold the stories of one language; a single one is shown in the other where it is
 * not translated.
 */
final readonly class StoryService {

	/** How many other stories a story's page brings along. */
	private const OTHERS = 3;

	public function __construct(
		private StoryRepository $stories,
		private ContentCache $cache
	) {}

	/** Stories on one page of their list. */
	public static function page_size(): int {
		return PageSize::of( 'get_success_stories', 9 );
	}

	/** @return list<StoryCard> */
	public function page( int $page, Lang $lang ): array {
		$size = self::page_size();
		return $this->stories->page( $lang, $page * $size, $size );
	}

	public function total( Lang $lang ): int {
		$kept = $this->cache->remember( 'stories_' . $lang->value, fn (): array => array( $this->stories->count( $lang ) ) );
		return $kept[0];
	}

	/** @throws ApiError 404. */
	public function single( string $slug, Lang $lang ): Story {
		$found = $this->stories->find( $slug, $lang );
		$card  = StoryRepository::in_language( $found['cards'], $lang ) ?? throw ApiError::not_found();
		$text  = $found['texts'][ $card->id ];
		$lead  = $card->with_text( EditorHtml::plain( $text['excerpt'] ) );
		$urls  = array(
			'lt' => null,
			'en' => null,
		);
		foreach ( $found['cards'] as $one ) {
			$urls[ $one->lang->value ] ??= $one->url( $one->lang );
		}
		$others = array_filter( $this->stories->page( $lang, 0, self::OTHERS + 1 ), static fn ( StoryCard $other ): bool => $other->pair_key !== $card->pair_key );
		return new Story( $lead, EditorHtml::of_blocks( $text['content'] ), $urls, array_slice( array_values( $others ), 0, self::OTHERS ) );
	}
}
