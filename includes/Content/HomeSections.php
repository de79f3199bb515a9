<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\Lang;

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
	 * @return array<string, mixed> Section to data, in the editor's order; an automatic section holds what was asked
	 *                              for: {title, count, ids}.
	 */
	public function of( string $content ): array {
		$sections = array();
		foreach ( parse_blocks( $content ) as $block ) {
			$section = BlockTypes::SECTIONS[ $block['blockName'] ?? '' ] ?? null;
			if ( null !== $section && ! isset( $sections[ $section ] ) ) {
				$data = $this->section( $section, $block['attrs'] );
				if ( array() !== $data ) {
					$sections[ $section ] = $data;
				}
			}
		}
		return $sections;
	}

	/**
	 * @param Attrs $attrs
	 * @return array<mixed>
	 */
	private function section( string $name, array $attrs ): array {
		return match ( $name ) {
			'intro'      => $this->intro( $attrs ),
			'twocols'    => array_map( array( $this, 'twocol' ), self::items( $attrs ) ),
			'blocks'     => $this->blocks( $attrs ),
			'twocolsold' => array_map( array( $this, 'twocol_old' ), self::items( $attrs ) ),
			'blocks2'    => array_map( array( $this, 'block2' ), self::items( $attrs ) ),
			default      => self::automatic( $attrs, BlockTypes::COUNTS[ $name ] ?? 1 ),
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
	 * @return array{title: string, count: int, ids: list<int>}
	 */
	private static function automatic( array $attrs, int $usual ): array {
		$count = Attributes::id( $attrs, 'count' );
		return array(
			'title' => Attributes::text( $attrs, 'title' ),
			'count' => min( self::MOST, $count > 0 ? $count : $usual ),
			'ids'   => Attributes::ids( $attrs, 'ids' ),
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
			'html'       => EditorHtml::clean( Attributes::html( $attrs, 'html' ) ),
		);
	}

	/**
	 * @param Attrs $attrs
	 * @return array<string, mixed>
	 */
	private function twocol( array $attrs ): array {
		return array(
			'ico'        => $this->image( $attrs, 'ico', self::SMALL ),
			'decoration' => $this->image( $attrs, 'decoration', self::SMALL ),
			'title'      => Attributes::text( $attrs, 'title' ),
			'text'       => Attributes::text( $attrs, 'text' ),
			'link'       => $this->link( $attrs, 'link' ),
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
	 * @return array<string, mixed>
	 */
	private function twocol_old( array $attrs ): array {
		return array(
			'img'   => $this->image( $attrs, 'img', self::CARD ),
			'title' => Attributes::text( $attrs, 'title' ),
			'text'  => Attributes::text( $attrs, 'text' ),
			'link'  => $this->link( $attrs, 'link' ),
		);
	}

	/**
	 * @param Attrs $attrs
	 * @return array<string, mixed>
	 */
	private function block2( array $attrs ): array {
		return array(
			'title'  => Attributes::text( $attrs, 'title' ),
			'text'   => Attributes::text( $attrs, 'text' ),
			'img'    => $this->image( $attrs, 'img', self::SMALL ),
			'action' => 'select' === Attributes::text( $attrs, 'action' ) ? 'select' : 'register',
			'type'   => 'mentorius' === Attributes::text( $attrs, 'type' ) ? 'mentorius' : 'frontuser',
			'url'    => $this->link( $attrs, 'url' ),
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
			return esc_url_raw( home_url( $inside ) );
		}
		return esc_url_raw( $url, array( 'http', 'https', 'mailto', 'tel' ) );
	}
}
