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
		foreach ( $above as $index => $crumb ) {
			$items .= sprintf( '<li>%s<a href="%s">%s</a></li>', 0 === $index ? '' : $icon, esc_url( $crumb['url'] ), esc_html( $crumb['label'] ) );
		}
		return sprintf(
			'<nav class="mp-breadcrumbs" aria-label="%s"><ol>%s<li>%s<span aria-current="page">%s</span></li></ol></nav>',
			esc_attr__( 'Breadcrumbs', 'mentoriai-portal' ),
			$items,
			'' === $items ? '' : $icon,
			esc_html( $here )
		);
	}
}
