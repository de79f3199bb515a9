<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

/**
 * The way to a page, as src/components/breadcrumbs.tsx draws it.
 */
final class CrumbsHtml {

	/**
	 * @param list<array{label: string, url: string}> $above From the top.
	 * @param string                                  $here  This page.
	 */
	public static function of( array $above, string $here ): string {
		$icon  = '<svg class="mp-icon" viewBox="0 0 24 24" aria-hidden="true"></svg>';
		$items = '';
		foreach ( $above as $crumb ) {
			$items .= sprintf( '<li><a href="%s">%s</a>%s</li>', esc_url( $crumb['url'] ), esc_html( $crumb['label'] ), $icon );
		}
		return sprintf(
			'<nav class="mp-breadcrumbs" aria-label="%s"><ol>%s<li><span aria-current="page">%s</span></li></ol></nav>',
			esc_attr__( 'Breadcrumbs', 'mentoriai-portal' ),
			$items,
			esc_html( $here )
		);
	}
}
