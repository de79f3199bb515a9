<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Blocks;

use MentoriaiPortal\Core\Media\Images;

/**
 * One block of the editor as HTML, to be cleaned by EditorHtml. What src/components/prose.css draws has a class of
 * the portal; WordPress's own classes and styles do not go out.
 */
final class BlockHtml {

	/** Filter: the HTML of a block that is not WordPress's, and the block as parse_blocks() gives it. It is cleaned afterwards. */
	public const FILTER = 'mentoriai_block_html';

	/** WordPress's blocks that editors may insert into everything the portal shows. Its own: Content\BlockTypes. */
	public const OFFERED = array(
		'core/paragraph',
		'core/heading',
		'core/list',
		'core/list-item',
		'core/quote',
		'core/image',
		'core/gallery',
		'core/table',
		'core/separator',
		'core/buttons',
		'core/button',
		'core/file',
		'core/columns',
		'core/column',
		'core/details',
		'core/video',
		'core/embed',
	);

	/** What would run code, or stands for something that does. */
	private const NEVER = array( 'core/shortcode', 'core/html' );

	/** Blocks inside blocks that anyone would place; a pattern that holds itself ends here too. */
	private const DEEPEST = 12;

	/** @param array<string, mixed> $block As parse_blocks() gives it. */
	public static function of( array $block, int $depth = 0 ): string {
		$name = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		if ( $depth > self::DEEPEST || in_array( $name, self::NEVER, true ) ) {
			return '';
		}
		return match ( $name ) {
			''                         => wpautop( strip_shortcodes( self::inner( $block ) ) ) . "\n",
			'core/columns'             => self::box( 'mp-text-columns', $block, $depth ),
			'core/column'              => self::box( self::column( $block ), $block, $depth ),
			'core/gallery'             => self::box( 'mp-text-pictures', $block, $depth ) . self::caption( $block ),
			'core/buttons'             => self::box( 'mp-text-buttons', $block, $depth ),
			'core/button'              => self::button( $block ),
			'core/file'                => self::file( $block ),
			'core/video', 'core/embed' => Video::of( $block )?->html() ?? self::address( $block ),
			'core/heading'             => (string) preg_replace( array( '~<(/?)h1\b~', '~<(/?)h[56]\b~' ), array( '<$1h2', '<$1h4' ), self::plain( $block, $depth ) ),
			'core/separator'           => '<hr>',
			'core/block'               => self::pattern( $block, $depth ),
			default                    => str_starts_with( $name, 'core/' ) ? self::plain( $block, $depth ) : self::foreign( $block ),
		} . "\n";
	}

	/**
	 * The markup that is stored, with the blocks inside; an offered block without any is rendered by WordPress.
	 *
	 * @param array<string, mixed> $block
	 */
	private static function plain( array $block, int $depth ): string {
		$inner = self::children( $block );
		if ( array() === $inner ) {
			// What WordPress makes for the one who looks (log-in link, feed, avatar) is no text of the page, and would be cached.
			return self::looks( in_array( $block['blockName'] ?? '', self::OFFERED, true ) ? render_block( self::without_looks( $block ) ) : self::inner( $block ) );
		}
		$html = '';
		foreach ( is_array( $block['innerContent'] ?? null ) ? $block['innerContent'] : array() as $part ) {
			$html .= is_string( $part ) ? self::looks( $part ) : self::of( array_shift( $inner ) ?? array( 'blockName' => 'core/html' ), $depth + 1 );
		}
		return $html;
	}

	/**
	 * A block as WordPress is to render it: for looks that an editor or a theme chose it prints scripts and pictures of its own
	 * at the end of the page, for a picture that can be enlarged also the addresses of the attachment that the block names by
	 * its id, a private one's too. The portal draws none of it. What hides a block or fills it in is in `metadata`.
	 *
	 * @param array<string, mixed> $block
	 * @return array<string, mixed>
	 */
	private static function without_looks( array $block ): array {
		$attrs = array_intersect_key( is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array(), array( 'metadata' => true ) );
		if ( 'core/image' === ( $block['blockName'] ?? '' ) ) {
			$attrs['lightbox'] = array( 'enabled' => false );
		}
		return array( 'attrs' => $attrs ) + $block;
	}

	/** What an editor chose for a text and the site draws: where it stands in its line, how a list counts. */
	private static function looks( string $html ): string {
		if ( ! str_contains( $html, 'has-text-align-' ) && ! str_contains( $html, 'list-style-type' ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( 1 === preg_match( '~(?:^|\s)has-text-align-(center|right)(?:\s|$)~', (string) $tags->get_attribute( 'class' ), $found ) ) {
				$tags->set_attribute( 'class', "mp-text-$found[1]" );
			}
			if ( 'OL' === $tags->get_tag() && 1 === preg_match( '~list-style-type:\s*((?:upper|lower)-(?:alpha|roman))~', (string) $tags->get_attribute( 'style' ), $found ) ) {
				$tags->set_attribute( 'class', "mp-text-$found[1]" );
			}
		}
		return $tags->get_updated_html();
	}

	/** @param array<string, mixed> $block */
	private static function column( array $block ): string {
		$attrs = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$place = $attrs['verticalAlignment'] ?? '';
		return 'mp-text-column' . ( in_array( $place, array( 'center', 'bottom' ), true ) ? " mp-text-column--$place" : '' );
	}

	/**
	 * Of a gallery.
	 *
	 * @param array<string, mixed> $block
	 */
	public static function caption( array $block ): string {
		return 1 === preg_match( '~<figcaption\b[^<>]*>(.+?)</figcaption>~s', self::inner( $block ), $found ) ? "<figure><figcaption>$found[1]</figcaption></figure>" : '';
	}

	/** @param array<string, mixed> $block */
	private static function box( string $name, array $block, int $depth ): string {
		$html = '';
		foreach ( self::children( $block ) as $inner ) {
			$html .= self::of( $inner, $depth + 1 );
		}
		return '' === trim( $html ) ? '' : sprintf( '<div class="%s">%s</div>', $name, $html );
	}

	/** @param array<string, mixed> $block */
	private static function button( array $block ): string {
		if ( 1 !== preg_match( '~<a\b[^<>]*>(.*?)</a>~s', self::inner( $block ), $found ) ) {
			return '';
		}
		$tags  = new \WP_HTML_Tag_Processor( $found[0] );
		$href  = $tags->next_tag( array( 'tag_name' => 'a' ) ) ? $tags->get_attribute( 'href' ) : null;
		$label = trim( wp_strip_all_tags( $found[1] ) );
		if ( ! is_string( $href ) || '' === esc_url( $href ) || '' === $label ) {
			return '';
		}
		$attrs = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$kind  = str_contains( is_string( $attrs['className'] ?? null ) ? $attrs['className'] : '', 'is-style-outline' ) ? 'secondary' : 'primary';
		return sprintf(
			'<a class="mp-button mp-button--%s" href="%s"%s>%s</a>',
			$kind,
			esc_url( $href ),
			'_blank' === $tags->get_attribute( 'target' ) ? ' target="_blank" rel="noopener"' : '',
			$label
		);
	}

	/**
	 * A file to take along, with its kind and size.
	 *
	 * @param array<string, mixed> $block
	 */
	private static function file( array $block ): string {
		$attrs = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$id    = is_int( $attrs['id'] ?? null ) ? $attrs['id'] : 0;
		$href  = is_string( $attrs['href'] ?? null ) ? $attrs['href'] : '';
		$own   = Images::named( $id, $href );
		$url   = $own ?? $href;
		if ( '' === esc_url( $url ) ) {
			return '';
		}
		$label = 1 === preg_match( '~<a\b[^<>]*>(.*?)</a>~s', self::inner( $block ), $found ) ? trim( wp_strip_all_tags( $found[1] ) ) : '';
		$file  = null === $own ? '' : (string) get_attached_file( $id );
		$facts = array(
			strtoupper( pathinfo( (string) wp_parse_url( $url, PHP_URL_PATH ), PATHINFO_EXTENSION ) ),
			is_file( $file ) ? (string) size_format( (int) filesize( $file ) ) : '',
		);
		return sprintf(
			'<p class="mp-text-file"><a href="%s"%s>%s</a> <small>%s</small></p>',
			esc_url( $url ),
			Video::is_own( $url ) ? ' download' : '',
			'' === $label ? esc_html( wp_basename( $url ) ) : $label,
			esc_html( implode( ', ', array_filter( $facts ) ) )
		);
	}

	/**
	 * What is left of a video that the portal does not show: a link to it.
	 *
	 * @param array<string, mixed> $block
	 */
	private static function address( array $block ): string {
		$tags = new \WP_HTML_Tag_Processor( self::inner( $block ) );
		$url  = $block['attrs']['url'] ?? ( $tags->next_tag( array( 'tag_name' => 'video' ) ) ? $tags->get_attribute( 'src' ) : '' );
		$url  = is_string( $url ) ? esc_url( $url, array( 'http', 'https' ) ) : '';
		return '' === $url ? '' : sprintf( '<p><a href="%1$s">%1$s</a></p>', $url );
	}

	/**
	 * A pattern that several pages share.
	 *
	 * @param array<string, mixed> $block
	 */
	private static function pattern( array $block, int $depth ): string {
		$post = is_int( $block['attrs']['ref'] ?? null ) ? get_post( $block['attrs']['ref'] ) : null;
		$html = '';
		if ( null !== $post && 'wp_block' === $post->post_type && 'publish' === $post->post_status && '' === $post->post_password ) {
			foreach ( parse_blocks( $post->post_content ) as $inner ) {
				$html .= self::of( $inner, $depth + 1 );
			}
		}
		return $html;
	}

	/** @param array<string, mixed> $block */
	private static function foreign( array $block ): string {
		$html = apply_filters( self::FILTER, '', $block );
		return is_string( $html ) ? $html : '';
	}

	/**
	 * @param array<string, mixed> $block
	 * @return list<array<string, mixed>>
	 */
	private static function children( array $block ): array {
		return array_values( array_filter( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array(), 'is_array' ) );
	}

	/** @param array<string, mixed> $block */
	private static function inner( array $block ): string {
		return is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '';
	}
}
