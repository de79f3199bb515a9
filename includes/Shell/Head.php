<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Core\Lang;

/**
 * The head of a portal page: title, description, canonical, hreflang, Open Graph.
 */
final class Head {

	private const SITE = 'Mentoriai';

	public static function title( PortalPage $page ): string {
		return $page->title . ' | ' . self::SITE;
	}

	public static function print( PortalPage $page ): void {
		printf( "<title>%s</title>\n", esc_html( self::title( $page ) ) );
		self::meta( 'name', 'description', $page->description );
		if ( ! $page->is_indexed() ) {
			return;
		}
		printf( "<link rel=\"canonical\" href=\"%s\">\n", esc_url( $page->canonical ) );
		foreach ( self::alternates( $page ) as $lang => $url ) {
			printf( "<link rel=\"alternate\" hreflang=\"%s\" href=\"%s\">\n", esc_attr( $lang ), esc_url( $url ) );
		}
		self::meta( 'property', 'og:type', in_array( $page->location->place, array( Place::Mentor, Place::StaticMentor ), true ) ? 'profile' : 'website' );
		self::meta( 'property', 'og:site_name', self::SITE );
		self::meta( 'property', 'og:title', $page->title );
		self::meta( 'property', 'og:description', $page->description );
		self::meta( 'property', 'og:url', $page->canonical );
		self::meta( 'property', 'og:locale', $page->location->lang->locale() );
		self::meta( 'property', 'og:image', str_starts_with( $page->image, 'http' ) ? $page->image : '' );
		self::meta( 'name', 'twitter:card', '' === $page->image ? 'summary' : 'summary_large_image' );
	}

	/**
	 * Only languages in which the page exists; both, or none.
	 *
	 * @return array<string, string>
	 */
	private static function alternates( PortalPage $page ): array {
		$urls = array_filter( $page->alternates );
		return count( $urls ) < 2 ? array() : $urls + array( 'x-default' => (string) $page->alternates[ Lang::Lt->value ] );
	}

	private static function meta( string $attribute, string $name, string $content ): void {
		if ( '' !== $content ) {
			printf( "<meta %s=\"%s\" content=\"%s\">\n", esc_attr( $attribute ), esc_attr( $name ), esc_attr( $content ) );
		}
	}
}
