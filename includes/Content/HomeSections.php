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

	private const BLOCKS = array(
		'mentoriai/intro'      => 'intro',
		'mentoriai/twocols'    => 'twocols',
		'mentoriai/blocks'     => 'blocks',
		'mentoriai/twocolsold' => 'twocolsold',
		'mentoriai/mentors'    => 'mentors',
		'mentoriai/blocks2'    => 'blocks2',
	);

	/** @param callable( mixed, string ): (array<string, mixed>|null) $image */
	public function __construct( private Lang $lang, private mixed $image ) {}

	/**
	 * @param string $content As stored.
	 * @return array<string, mixed> Section to data; `mentors` holds what was asked for: {count}.
	 */
	public function of( string $content ): array {
		$sections = array();
		foreach ( parse_blocks( $content ) as $block ) {
			$section = self::BLOCKS[ $block['blockName'] ?? '' ] ?? null;
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
			'twocols'    => array_map( array( $this, 'twocol' ), Attributes::list_of( $attrs, 'list' ) ),
			'blocks'     => $this->blocks( $attrs ),
			'twocolsold' => array_map( array( $this, 'twocol_old' ), Attributes::list_of( $attrs, 'list' ) ),
			'mentors'    => array( 'count' => min( 24, max( 1, Attributes::id( $attrs, 'count' ) ?: 8 ) ) ),
			default      => array_map( array( $this, 'block2' ), Attributes::list_of( $attrs, 'list' ) ),
		};
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
		foreach ( Attributes::list_of( $attrs, 'list' ) as $item ) {
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
