<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Core\Blocks\BlockHtml;
use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * The sections of the home page from its blocks, one block a section; what an editor did not place is absent.
 * Images are made by a callable from an attachment id or the name of an icon, and an image size.
 *
 * @phpstan-type Attrs array<string, mixed>
 */
final readonly class HomeSections {

	/** Image sizes of WordPress. */
	private const WIDE  = '1536x1536';
	private const CARD  = 'medium_large';
	private const SMALL = 'medium';

	/** Cards of an automatic section at most. */
	private const MOST = 24;

	/** @param callable( mixed, string ): (array<string, mixed>|null) $image */
	public function __construct( private Lang $lang, private mixed $image ) {}

	/**
	 * @param string $content As stored.
	 * @return list<array{string, array<mixed>}> Section and data, in the editor's order, each section once but for
	 *                                           `texts`, of which each entry is one. What changes by itself holds what was
	 *                                           asked for: automatic sections {title, count, ids, button, link}, numbers {count, value, label}.
	 */
	public function of( string $content ): array {
		$sections = array();
		$seen     = array( BlockTypes::REPEATED => false );
		foreach ( parse_blocks( $content ) as $block ) {
			$section = BlockTypes::SECTIONS[ $block['blockName'] ?? '' ] ?? null;
			$data    = null === $section || ( $seen[ $section ] ?? false ) ? array() : $this->section( $section, $block );
			if ( null !== $section && array() !== $data ) {
				$sections[]       = array( $section, $data );
				$seen[ $section ] = BlockTypes::REPEATED !== $section;
			}
		}
		return $sections;
	}

	/**
	 * @param array<string, mixed> $block As parse_blocks() gives it.
	 * @return array<mixed>
	 */
	private function section( string $name, array $block ): array {
		/** @var Attrs $attrs */
		$attrs = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		return match ( $name ) {
			'intro'      => $this->intro( $attrs ),
			'twocols'    => $this->cards( $attrs, array( 'ico' => self::SMALL, 'decoration' => self::SMALL ) ),
			'blocks'     => $this->blocks( $attrs ),
			'twocolsold' => $this->cards( $attrs, array( 'img' => self::CARD ) ),
			'blocks2'    => $this->ways_in( $attrs ),
			'numbers'    => self::numbers( $attrs ),
			'texts'      => $this->text( $attrs, is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() ),
			'partners'   => $this->partners( $attrs ),
			default      => $this->automatic( $attrs, BlockTypes::COUNTS[ $name ] ?? 1 ),
		};
	}

	/**
	 * Items that say something: one just added and never filled in is not on the site.
	 *
	 * @param Attrs $attrs
	 * @return list<Attrs>
	 */
	private static function items( array $attrs ): array {
		return array_values(
			array_filter(
				Attributes::list_of( $attrs, 'list' ),
				static fn ( array $item ): bool => '' !== Attributes::text( $item, 'title' ) . Attributes::text( $item, 'text' )
			)
		);
	}

	/**
	 * @param Attrs $attrs
	 * @return array{title: string, count: int, ids: list<int>, button: string, link: string}
	 */
	private function automatic( array $attrs, int $usual ): array {
		$count = Attributes::id( $attrs, 'count' );
		return array(
			'title'  => Attributes::text( $attrs, 'title' ),
			'count'  => min( self::MOST, $count > 0 ? $count : $usual ),
			'ids'    => Attributes::ids( $attrs, 'ids' ),
			'button' => Attributes::text( $attrs, 'button' ),
			'link'   => $this->link( $attrs, 'link' ),
		);
	}

	/**
	 * @param Attrs $attrs
	 * @return array<string, mixed>
	 */
	private static function numbers( array $attrs ): array {
		$list = self::counted( $attrs, 'list' );
		return array() === $list ? array() : array(
			'title' => Attributes::text( $attrs, 'title' ),
			'list'  => $list,
		);
	}

	/**
	 * Numbers that say something: typed, or counted when they are shown.
	 *
	 * @param Attrs $attrs
	 * @return list<array{count: string, value: string, label: string}>
	 */
	private static function counted( array $attrs, string $name ): array {
		$list = array_map(
			static fn ( array $item ): array => array(
				'count' => Attributes::text( $item, 'count' ),
				'value' => Attributes::text( $item, 'value' ),
				'label' => Attributes::text( $item, 'label' ),
			),
			Attributes::list_of( $attrs, $name )
		);
		return array_values( array_filter( $list, static fn ( array $item ): bool => '' !== implode( '', $item ) ) );
	}

	/**
	 * @param Attrs        $attrs
	 * @param array<mixed> $blocks The blocks inside.
	 * @return array<string, string>
	 */
	private function text( array $attrs, array $blocks ): array {
		$html = EditorHtml::clean( implode( '', array_map( static fn ( mixed $block ): string => is_array( $block ) ? BlockHtml::of( $block ) : '', $blocks ) ) );
		$text = array(
			'title'  => Attributes::text( $attrs, 'title' ),
			'html'   => $html,
			'button' => Attributes::text( $attrs, 'button' ),
		);
		$link = $this->link( $attrs, 'link' );
		return '' === implode( '', $text ) ? array() : $text + ( '' === $link ? array() : array( 'link' => $link ) );
	}

	/**
	 * Partners with a logo or a name.
	 *
	 * @param Attrs $attrs
	 * @return array<string, mixed>
	 */
	private function partners( array $attrs ): array {
		$list = array();
		foreach ( Attributes::list_of( $attrs, 'list' ) as $item ) {
			$image = $this->image( $item, 'img', self::SMALL );
			$alt   = $image['alt'] ?? '';
			$name  = Attributes::text( $item, 'title' );
			$name  = '' === $name && is_string( $alt ) ? $alt : $name;
			if ( null !== $image || '' !== $name ) {
				$list[] = array(
					'img'   => $image,
					'title' => $name,
					'url'   => esc_url_raw( Attributes::text( $item, 'url' ), array( 'http', 'https' ) ),
				);
			}
		}
		return array() === $list ? array() : array(
			'title' => Attributes::text( $attrs, 'title' ),
			'list'  => $list,
		);
	}

	/**
	 * @param Attrs $attrs
	 * @return array<string, mixed>
	 */
	private function intro( array $attrs ): array {
		return array(
			'title'      => Attributes::text( $attrs, 'title' ),
			'text'       => Attributes::text( $attrs, 'text' ),
			'background' => $this->image( $attrs, 'background', self::WIDE ),
			'logo'       => $this->image( $attrs, 'logo', self::SMALL ),
			'html'       => EditorHtml::clean( Attributes::raw( $attrs, 'html' ) ),
			'facts'      => self::counted( $attrs, 'facts' ),
		) + $this->buttons( $attrs );
	}

	/**
	 * The two of the intro; absent where both are the portal's.
	 *
	 * @param Attrs $attrs
	 * @return array{buttons?: list<array{text: string, link: string}>}
	 */
	private function buttons( array $attrs ): array {
		$given   = is_array( $attrs['buttons'] ?? null ) ? array_values( $attrs['buttons'] ) : array();
		$buttons = array();
		foreach ( array( 0, 1 ) as $at ) {
			/** @var Attrs $button */
			$button    = is_array( $given[ $at ] ?? null ) ? $given[ $at ] : array();
			$buttons[] = array(
				'text' => Attributes::text( $button, 'text' ),
				'link' => $this->link( $button, 'link' ),
			);
		}
		return '' === implode( '', array_merge( ...array_map( 'array_values', $buttons ) ) ) ? array() : array( 'buttons' => $buttons );
	}

	/**
	 * Cards with pictures, texts and a button.
	 *
	 * @param Attrs                 $attrs
	 * @param array<string, string> $images Attribute to size.
	 * @param string                $link   The attribute that holds where the button leads.
	 * @return list<array<string, mixed>>
	 */
	private function cards( array $attrs, array $images, string $link = 'link' ): array {
		$cards = array();
		foreach ( self::items( $attrs ) as $item ) {
			$card = array();
			foreach ( $images as $name => $size ) {
				$card[ $name ] = $this->image( $item, $name, $size );
			}
			$cards[] = $card + array(
				'title'  => Attributes::text( $item, 'title' ),
				'text'   => Attributes::text( $item, 'text' ),
				$link    => $this->link( $item, $link ),
				'button' => Attributes::text( $item, 'button' ),
			);
		}
		return $cards;
	}

	/**
	 * @param Attrs $attrs
	 * @return list<array<string, mixed>>
	 */
	private function ways_in( array $attrs ): array {
		return array_map(
			static fn ( array $card, array $item ): array => $card + array(
				'action' => 'select' === Attributes::text( $item, 'action' ) ? 'select' : 'register',
				'type'   => 'mentorius' === Attributes::text( $item, 'type' ) ? 'mentorius' : 'frontuser',
			),
			$this->cards( $attrs, array( 'img' => self::SMALL ), 'url' ),
			self::items( $attrs )
		);
	}

	/**
	 * @param Attrs $attrs
	 * @return array<string, mixed>
	 */
	private function blocks( array $attrs ): array {
		$list = array();
		foreach ( self::items( $attrs ) as $item ) {
			$list[] = array(
				'ico'   => $this->image( $item, 'ico', self::SMALL ),
				'title' => Attributes::text( $item, 'title' ),
				'text'  => Attributes::text( $item, 'text' ),
			);
		}
		return array() === $list ? array() : array(
			'title' => Attributes::text( $attrs, 'title' ),
			'text'  => Attributes::text( $attrs, 'text' ),
			'list'  => $list,
		);
	}

	/**
	 * @param Attrs $attrs
	 * @return array<string, mixed>|null
	 */
	private function image( array $attrs, string $name, string $size ): ?array {
		return isset( $attrs[ $name ] ) ? ( $this->image )( $attrs[ $name ], $size ) : null;
	}

	/**
	 * An absolute address; a site path becomes one.
	 *
	 * @param Attrs $attrs
	 */
	private function link( array $attrs, string $name ): string {
		$url = Attributes::text( $attrs, $name );
		if ( str_starts_with( $url, '/' ) && ! str_starts_with( $url, '//' ) ) {
			$inside = Lang::from_path( $url ) === $this->lang ? $url : $this->lang->prefix() . $url;
			return esc_url_raw( PortalUrls::home( $inside ) );
		}
		return esc_url_raw( $url, array( 'http', 'https', 'mailto', 'tel' ) );
	}
}
