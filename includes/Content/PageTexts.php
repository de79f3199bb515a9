<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Stories\StoryDirectory;

/**
 * One page with its text, for get_default.
 */
final readonly class PageTexts {

	private const DESCRIPTION = 160;

	public function __construct(
		private Pages $pages,
		private PageRepository $repository,
		private ContentCache $cache,
		private StoryDirectory $stories
	) {}

	/**
	 * The page of that id or its translation; the other language's text where none is published.
	 *
	 * @return array<string, mixed> The data of get_default.
	 * @throws ApiError 404.
	 */
	public function get( int $page_id, Lang $lang ): array {
		$asked = $this->pages->get( $page_id ) ?? throw ApiError::not_found();
		$page  = $this->pages->translation( $asked, $lang ) ?? $asked;
		$text  = $this->repository->text( $page->id ) ?? throw ApiError::not_found();
		$body  = PageBlocks::of( $text['content'] );
		self::prime_images( $text['image'], $body['blocks'] );
		$intro = EditorHtml::plain( $text['excerpt'] );
		return array(
			'id'         => $page->id,
			'type'       => $page->type(),
			'title'      => $page->title,
			'text'       => $intro,
			'img'        => Images::of( $text['image'], 'large' ),
			'text_full'  => $body['text_full'],
			'blocks'     => array_map( array( self::class, 'with_images' ), $body['blocks'] ),
			'istorijos'  => $this->stories( $page->id, $text['content'], $lang ),
			'alternates' => $this->pages->alternates( $page ),
			'meta'       => array(
				'title'       => $page->title,
				'description' => '' !== $intro ? $intro : EditorHtml::excerpt( $body['text_full'], self::DESCRIPTION ),
			),
		) + ( $page->lang === $lang ? array() : array( 'text_lang' => $page->lang->value ) );
	}

	/** @return list<array<string, mixed>> Cards of the stories that the editor placed on the page. */
	private function stories( int $page_id, string $content, Lang $lang ): array {
		$wanted = PageBlocks::stories( $content );
		if ( null === $wanted ) {
			return array();
		}
		$cards = fn () => $this->stories->cards( $wanted['ids'], $wanted['count'], $lang );
		return FaultLog::part( 'stories of a page', fn () => $this->cache->remember( "page_{$page_id}_stories_{$lang->value}", $cards ), array() );
	}

	/**
	 * All images of the page in two queries.
	 *
	 * @param list<array<string, mixed>> $blocks
	 */
	private static function prime_images( int $image, array $blocks ): void {
		$ids = array( $image );
		foreach ( $blocks as $block ) {
			$ids = array( ...$ids, ...( is_array( $block['ids'] ?? null ) ? $block['ids'] : array() ) );
		}
		$ids = array_values( array_unique( array_filter( $ids, static fn ( mixed $id ): bool => is_int( $id ) && $id > 0 ) ) );
		if ( array() !== $ids ) {
			_prime_post_caches( $ids, false, true );
		}
	}

	/**
	 * @param array<string, mixed> $block
	 * @return array<string, mixed>
	 */
	private static function with_images( array $block ): array {
		if ( 'gallery' !== $block['type'] || ! is_array( $block['ids'] ) || ! is_array( $block['alts'] ) ) {
			return $block;
		}
		$items = array();
		foreach ( array_map( null, $block['ids'], $block['alts'] ) as [ $id, $alt ] ) {
			$image = is_int( $id ) ? Images::of( $id, 'large' ) : null;
			if ( null !== $image ) {
				$items[] = '' === $alt ? $image : array( 'alt' => $alt ) + $image;
			}
		}
		return array(
			'type'  => 'gallery',
			'items' => $items,
		);
	}
}
