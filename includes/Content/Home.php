<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Services;

/**
 * The home page: sections that editors placed as blocks, kept ready, and what the automatic ones show now.
 */
final readonly class Home {

	private const ICON_SIZE = 24;

	public function __construct(
		private Services $core,
		private Pages $pages,
		private PageRepository $repository,
		private ContentCache $cache,
		private HomeLists $lists
	) {}

	/**
	 * The data of get_home.
	 *
	 * @return array<string, mixed>
	 */
	public function in( Lang $lang ): array {
		$page     = $this->pages->of_screen( Screen::Home, $lang ) ?? $this->pages->of_screen( Screen::Home, $lang->other() );
		$kept     = null === $page ? array() : $this->cache->remember( 'home_' . $lang->value, fn (): array => $this->read( $page, $lang ) );
		$placed   = is_array( $kept['sections'] ?? null ) ? $kept['sections'] : array();
		$sections = $this->filled( $placed, $lang );
		$titles   = array_filter( array_map( static fn ( mixed $data ): string => is_array( $data ) && is_string( $data['title'] ?? null ) ? $data['title'] : '', array_intersect_key( $placed, BlockTypes::COUNTS, $sections ) ) );
		return $sections + ( isset( $sections['mentoriai'] ) ? array( 'mentoriu_puslapis' => $this->mentors_page( $lang ) ) : array() ) + array(
			'order'      => array_keys( $sections ),
			'titles'     => (object) $titles,
			'alternates' => array(
				'lt' => PortalUrls::screen( Screen::Home, Lang::Lt ),
				'en' => PortalUrls::screen( Screen::Home, Lang::En ),
			),
			'meta'       => array(
				'title'       => $page->title ?? '',
				'description' => (string) ( $kept['description'] ?? '' ),
			),
		) + ( null === $page || $page->lang === $lang ? array() : array( 'text_lang' => $page->lang->value ) );
	}

	/**
	 * A section on another page, as one of its blocks.
	 *
	 * @param array<string, mixed>       $block   As parse_blocks() gives it.
	 * @param list<array<string, mixed>> $stories Cards of that page's stories, which it has anyway.
	 * @return array{type: string, section: string, title: string, data: array<mixed>}|null Null with nothing to show.
	 */
	public function section( array $block, array $stories, Lang $lang ): ?array {
		$placed = $this->sections( serialize_block( $block ), $lang );
		$name   = (string) array_key_first( $placed );
		$data   = 'istorijos' === $name ? $stories : ( $this->filled( $placed, $lang )[ $name ] ?? array() );
		return array() === $data ? null : array(
			'type'    => 'section',
			'section' => $name,
			'title'   => isset( BlockTypes::COUNTS[ $name ] ) && is_array( $placed[ $name ] ) ? Attributes::text( $placed[ $name ], 'title' ) : '',
			'data'    => $data,
		);
	}

	/**
	 * Sections in the editor's order; automatic ones with nothing to show are absent.
	 *
	 * @param array<mixed> $placed As HomeSections gives them.
	 * @return array<string, array<mixed>>
	 */
	private function filled( array $placed, Lang $lang ): array {
		$sections = array();
		foreach ( $placed as $name => $data ) {
			if ( isset( BlockTypes::COUNTS[ $name ] ) && is_array( $data ) ) {
				$data = $this->lists->of( $name, Attributes::ids( $data, 'ids' ), Attributes::id( $data, 'count' ), $lang );
				// A mentor of home is known by the link.
				$data = 'mentoriai' === $name ? array_map( static fn ( array $card ): array => array_diff_key( $card, array( 'id' => 0 ) ), $data ) : $data;
			}
			if ( is_string( $name ) && is_array( $data ) && array() !== $data ) {
				$sections[ $name ] = $data;
			}
		}
		return $sections;
	}

	/** @return array{sections: array<string, mixed>, description: string} */
	private function read( Page $page, Lang $lang ): array {
		$text = $this->repository->text( $page->id ) ?? array(
			'content' => '',
			'excerpt' => '',
			'image'   => 0,
		);
		return array(
			'sections'    => $this->sections( $text['content'], $lang ),
			'description' => EditorHtml::plain( $text['excerpt'] ),
		);
	}

	/** @return array<string, mixed> As HomeSections gives them. */
	private function sections( string $content, Lang $lang ): array {
		return ( new HomeSections( $lang, fn ( mixed $source, string $size ): ?array => $this->image( $source, $size ) ) )->of( $content );
	}

	/**
	 * @param mixed $source Attachment id, or the name of one of our icons.
	 * @return array<string, mixed>|null
	 */
	private function image( mixed $source, string $size ): ?array {
		if ( is_string( $source ) && 1 === preg_match( '~^[a-z-]+$~', $source ) && is_file( $this->core->path( "assets/icons/$source.svg" ) ) ) {
			$file = array(
				'src' => $this->core->url( "assets/icons/$source.svg" ),
				'w'   => self::ICON_SIZE,
				'h'   => self::ICON_SIZE,
			);
			return array(
				'placeholder' => $file,
				'resized'     => $file,
				'alt'         => '',
			);
		}
		return is_numeric( $source ) ? Images::of( (int) $source, $size ) : null;
	}

	/** @return array{url: string, title: string} */
	private function mentors_page( Lang $lang ): array {
		$page = $this->pages->of_screen( Screen::DynamicMentors, $lang );
		return array(
			'url'   => $page?->url() ?? PortalUrls::screen( Screen::DynamicMentors, $lang ),
			'title' => $page->title ?? '',
		);
	}
}
