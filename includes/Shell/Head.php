<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\SiteName;

/**
 * The head of a portal page: title, description, canonical, hreflang, Open Graph.
 */
final readonly class Head {

	private const DESCRIPTION = 200;

	/** @param string $share Address of the picture for pages that have none: 1200 × 630, PNG. */
	public function __construct( private string $share, private SiteName $name ) {}

	public function print( PortalPage $page ): void {
		$about = EditorHtml::excerpt( esc_html( $page->description ), self::DESCRIPTION );
		printf( "<title>%s</title>\n", esc_html( $page->title . ' | ' . $this->name->text() ) );
		self::meta( 'name', 'description', $about );
		self::meta( 'name', 'robots', self::robots( $page ) );
		if ( ! $page->is_indexed() ) {
			return;
		}
		printf( "<link rel=\"canonical\" href=\"%s\">\n", esc_url( $page->canonical ) );
		foreach ( self::alternates( $page ) as $lang => $url ) {
			printf( "<link rel=\"alternate\" hreflang=\"%s\" href=\"%s\">\n", esc_attr( $lang ), esc_url( $url ) );
		}
		foreach ( array_combine( array( 'prev', 'next' ), $page->neighbours ) as $rel => $url ) {
			echo '' === $url ? '' : sprintf( "<link rel=\"%s\" href=\"%s\">\n", esc_attr( $rel ), esc_url( $url ) );
		}
		$this->share( $page, $about );
	}

	/**
	 * What WordPress and other plugins say by `wp_robots` counts where they know the page; a mentor or an event is none to
	 * them, and only the site as a whole may be kept out there.
	 */
	private static function robots( PortalPage $page ): string {
		if ( ! $page->is_indexed() ) {
			return 'noindex';
		}
		// Plugins that print a head take WordPress's own callbacks out.
		$said = (array) apply_filters( 'wp_robots', get_option( 'blog_public' ) ? array( 'max-image-preview' => 'large' ) : array( 'noindex' => true ) );
		if ( null === $page->resolved->page && get_option( 'blog_public' ) ) {
			unset( $said['noindex'], $said['nofollow'], $said['none'] );
		}
		$words = array();
		foreach ( array_filter( $said ) as $name => $value ) {
			$words[] = is_string( $value ) ? "$name:$value" : (string) $name;
		}
		return implode( ', ', $words );
	}

	private function share( PortalPage $page, string $about ): void {
		$lang = $page->is_fallback ? $page->resolved->lang->other() : $page->resolved->lang;
		self::meta(
			'property',
			'og:type',
			match ( $page->resolved->kind ) {
				PageKind::Mentor, PageKind::StaticMentor => 'profile',
				PageKind::Story                       => 'article',
				default                            => 'website',
			}
		);
		self::meta( 'property', 'og:site_name', $this->name->text() );
		self::meta( 'property', 'og:title', $page->title );
		self::meta( 'property', 'og:description', $about );
		self::meta( 'property', 'og:url', $page->canonical );
		self::meta( 'property', 'og:locale', $lang->locale() );
		if ( isset( self::alternates( $page )[ $lang->other()->value ] ) ) {
			self::meta( 'property', 'og:locale:alternate', $lang->other()->locale() );
		}
		foreach ( $this->picture( $page ) as $name => $content ) {
			self::meta( 'property', 'og:image' . $name, $content );
		}
		self::meta( 'name', 'twitter:card', 'summary_large_image' );
	}

	/** @return array<string, string> What follows `og:image` to its content. */
	private function picture( PortalPage $page ): array {
		$file = Data::part( $page->image, 'resized' );
		$src  = Data::text( $file, 'src' );
		if ( ! str_starts_with( $src, 'http' ) || str_ends_with( $src, '.svg' ) ) {
			return array(
				''        => $this->share,
				':width'  => '1200',
				':height' => '630',
				':alt'    => $this->name->text(),
			);
		}
		return array(
			''        => $src,
			':width'  => is_int( $file['w'] ?? null ) ? (string) $file['w'] : '',
			':height' => is_int( $file['h'] ?? null ) ? (string) $file['h'] : '',
			':alt'    => Data::text( $page->image, 'alt' ) ?: $page->title,
		);
	}

	/**
	 * Only languages in which the page exists; both, or none. A further page of a list has no sure counterpart.
	 *
	 * @return array<string, string>
	 */
	private static function alternates( PortalPage $page ): array {
		$urls = array_filter( $page->alternates );
		$pair = count( $urls ) > 1 && ! $page->is_fallback && in_array( $page->canonical, $urls, true );
		return $pair ? $urls + array( 'x-default' => (string) $page->alternates[ Lang::Lt->value ] ) : array();
	}

	private static function meta( string $attribute, string $name, string $content ): void {
		if ( '' !== $content ) {
			printf( "<meta %s=\"%s\" content=\"%s\">\n", esc_attr( $attribute ), esc_attr( $name ), esc_attr( $content ) );
		}
	}
}
