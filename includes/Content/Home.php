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

	/** What the buttons of cards say while an editor writes nothing else: the word of HomeWords. */
	private const BUTTONS = array(
		'twocols'    => 'answer',
		'twocolsold' => 'more',
		'blocks2'    => 'register',
	);

	public function __construct(
		private Services $core,
		private Pages $pages,
		private PageRepository $repository,
		private ContentCache $cache,
		private HomeLists $lists,
		private HomeNumbers $numbers
	) {}

	/**
	 * The data of get_home.
	 *
	 * @return array<string, mixed>
	 */
	public function in( Lang $lang ): array {
		$page   = $this->pages->of_screen( Screen::Home, $lang ) ?? $this->pages->of_screen( Screen::Home, $lang->other() );
		$kept   = null === $page ? array() : $this->cache->remember( 'home_' . $lang->value, fn (): array => $this->read( $page, $lang ) );
		$home   = array();
		$order  = array();
		$titles = array();
		$acts   = array();
		foreach ( is_array( $kept['sections'] ?? null ) ? $kept['sections'] : array() as [ $name, $placed ] ) {
			$data = $this->filled( $name, $placed, $lang );
			if ( array() === $data ) {
				continue;
			}
			$order[]       = $name;
			$home[ $name ] = BlockTypes::REPEATED === $name ? array( ...$home[ $name ] ?? array(), $data ) : $data;
			$button        = self::button( $name, $placed );
			$acts         += null === $button ? array() : array( $name => $button );
			if ( isset( BlockTypes::COUNTS[ $name ] ) && '' !== $placed['title'] ) {
				$titles[ $name ] = $placed['title'];
			}
		}
		return $home + ( isset( $home['mentoriai'] ) ? array( 'mentoriu_puslapis' => $this->mentors_page( $lang ) ) : array() ) + array(
			'order'      => $order,
			'titles'     => (object) $titles,
			'alternates' => array(
				'lt' => PortalUrls::screen( Screen::Home, Lang::Lt ),
				'en' => PortalUrls::screen( Screen::Home, Lang::En ),
			),
			'meta'       => array(
				'title'       => $page->title ?? '',
				'description' => (string) ( $kept['description'] ?? '' ),
			),
		) + ( array() === $acts ? array() : array( 'buttons' => $acts ) )
			+ ( null === $page || $page->lang === $lang ? array() : array( 'text_lang' => $page->lang->value ) );
	}

	/**
	 * A section on another page, as one of its blocks.
	 *
	 * @param array<string, mixed>       $block   As parse_blocks() gives it.
	 * @param list<array<string, mixed>> $stories Cards of that page's stories, which it has anyway.
	 * @return array{type: string, section: string, title: string, data: array<mixed>, button?: array{text: string, link: string}}|null Null with nothing to show.
	 */
	public function section( array $block, array $stories, Lang $lang ): ?array {
		[ $name, $placed ] = $this->sections( serialize_block( $block ), $lang )[0] ?? array( '', array() );
		$data              = 'istorijos' === $name ? $stories : $this->filled( $name, $placed, $lang );
		$button            = self::button( $name, $placed );
		return array() === $data ? null : array(
			'type'    => 'section',
			'section' => $name,
			'title'   => isset( BlockTypes::COUNTS[ $name ] ) ? Attributes::raw( $placed, 'title' ) : '',
			'data'    => BlockTypes::REPEATED === $name ? array( $data ) : $data,
		) + ( null === $button ? array() : compact( 'button' ) );
	}

	/**
	 * The button of an automatic section where an editor changed it.
	 *
	 * @param array<mixed> $placed As HomeSections gives it.
	 * @return array{text: string, link: string}|null
	 */
	private static function button( string $name, array $placed ): ?array {
		return ! isset( BlockTypes::COUNTS[ $name ] ) || '' === $placed['button'] . $placed['link'] ? null : array(
			'text' => $placed['button'],
			'link' => $placed['link'],
		);
	}

	/**
	 * What a section shows now; empty when that is nothing.
	 *
	 * @param array<mixed> $data As HomeSections gives it.
	 * @return array<mixed>
	 */
	private function filled( string $name, array $data, Lang $lang ): array {
		if ( isset( BlockTypes::COUNTS[ $name ] ) ) {
			return $this->lists->of( $name, Attributes::ids( $data, 'ids' ), Attributes::id( $data, 'count' ), $lang );
		}
		$words = HomeWords::all();
		if ( in_array( $name, array( 'blocks', 'partners' ), true ) && '' === $data['title'] ) {
			return array_merge( $data, array( 'title' => $words[ 'blocks' === $name ? 'process' : $name ] ) );
		}
		if ( isset( self::BUTTONS[ $name ] ) ) {
			return array_map( static fn ( array $card ): array => array_merge( $card, '' === $card['button'] ? array( 'button' => $words[ self::BUTTONS[ $name ] ] ) : array() ), $data );
		}
		if ( BlockTypes::REPEATED === $name && '' === $data['button'] ) {
			return array_merge( $data, array( 'button' => $words['more'] ) );
		}
		if ( 'intro' === $name ) {
			$facts = $this->numbers->list_of( Attributes::list_of( $data, 'facts' ), $lang );
			$data  = array_diff_key( $data, array( 'facts' => 0 ) );
			return array() === $facts ? $data : array_merge( $data, array( 'html' => HomeNumbers::html( $facts ) ) );
		}
		if ( 'numbers' === $name ) {
			$list = $this->numbers->list_of( Attributes::list_of( $data, 'list' ), $lang );
			return array() === $list ? array() : array_merge( $data, compact( 'list' ) );
		}
		return $data;
	}

	/** @return array{sections: list<array{string, array<mixed>}>, description: string} */
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

	/** @return list<array{string, array<mixed>}> As HomeSections gives them. */
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
