<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use Closure;
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

	/**
	 * @param Closure(): StoryDirectory $stories Of pages with stories.
	 * @param Closure(): Home           $home    Of pages with a section of it.
	 */
	public function __construct(
		private Pages $pages,
		private PageRepository $repository,
		private ContentCache $cache,
		private Closure $stories,
		private Closure $home
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
		$cards = $this->stories( $page->id, $text['content'], $lang );
		return array(
			'id'         => $page->id,
			'type'       => $page->type(),
			'title'      => $page->title,
			'text'       => $intro,
			'img'        => Images::of( $text['image'], 'large' ),
			'text_full'  => $body['text_full'],
			'blocks'     => $this->filled( $body['blocks'], $cards, $lang ),
			'istorijos'  => $cards,
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
		$cards = fn () => ( $this->stories )()->cards( $wanted['ids'], $wanted['count'], $lang );
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
			$ids = array( ...$ids, ...( is_array( $block['ids'] ?? null ) ? $block['ids'] : array() ), $block['img'] ?? 0 );
		}
		$ids = array_values( array_unique( array_filter( $ids, static fn ( mixed $id ): bool => is_int( $id ) && $id > 0 ) ) );
		if ( array() !== $ids ) {
			_prime_post_caches( $ids, false, true );
		}
	}

	/**
	 * With images and with what sections show now; a section with nothing to show is absent.
	 *
	 * @param list<array<string, mixed>> $blocks  As PageBlocks gives them.
	 * @param list<array<string, mixed>> $stories Cards of this page's stories.
	 * @return list<array<string, mixed>>
	 */
	private function filled( array $blocks, array $stories, Lang $lang ): array {
		$filled = array();
		foreach ( $blocks as $block ) {
			$filled[] = match ( $block['type'] ) {
				'gallery' => self::gallery( $block ),
				'video'   => array( 'img' => is_int( $block['img'] ) ? Images::of( $block['img'], 'large' ) : null ) + $block,
				'section' => ( $this->home )()->section( is_array( $block['block'] ) ? $block['block'] : array(), $stories, $lang ),
				default   => $block,
			};
		}
		return array_values( array_filter( $filled ) );
	}

	/**
	 * @param array<string, mixed> $block
	 * @return array<string, mixed>
	 */
	private static function gallery( array $block ): array {
		if ( ! is_array( $block['ids'] ) || ! is_array( $block['alts'] ) ) {
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
