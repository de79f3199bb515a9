<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Core\Lang;

/**
 * The bar on a page that only its editor sees. It stays at the foot of the window, out of the way of WordPress's toolbar and
 * the page's own header; its style comes along, for no visitor needs it.
 */
final class PreviewBar {

	private const STYLE = '.mp-preview{position:fixed;z-index:900;right:0;bottom:0;left:0;display:flex;align-items:center;justify-content:center;gap:.25rem 1.25rem;min-height:3.5rem;box-sizing:border-box;padding:.25rem 1rem;background:#ffd23f;color:#0f1a3d;font:.9375rem/1.35 var(--mp-font-sans);box-shadow:0 -1px 12px rgb(15 26 61/18%)}'
		. '.mp-preview p{margin:0;font-weight:640}.mp-preview a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;font-weight:640;text-decoration:underline;text-underline-offset:.2em}'
		. '.mp-preview a:focus-visible{outline:3px solid #0f1a3d;outline-offset:-2px}body.mp-body{padding-bottom:3.5rem}.mp-body .mp-mentor-bar{bottom:3.5rem!important}@media(max-width:40rem){.mp-preview{flex-wrap:nowrap;justify-content:space-between;font-size:.875rem}}@media print{.mp-preview{display:none}}';

	/**
	 * @param string $edit        Address of the editor.
	 * @param string $translation Address of the preview in the other language; '' for none.
	 */
	public function html( string $state, string $edit, string $translation, Lang $other ): string {
		$names = array(
			'lt' => 'Lietuviškai',
			'en' => 'In English',
		);
		return '<style>' . self::STYLE . '</style><aside class="mp-preview" aria-label="' . esc_attr__( 'Preview', 'mentoriai-portal' ) . '">'
			. '<p>' . esc_html( $state ) . '</p>'
			. '<a href="' . esc_url( $edit ) . '">' . esc_html__( 'Edit', 'mentoriai-portal' ) . '</a>'
			. ( '' === $translation ? '' : sprintf( '<a href="%s" lang="%3$s" hreflang="%3$s">%s</a>', esc_url( $translation ), esc_html( $names[ $other->value ] ), esc_attr( $other->value ) ) )
			. '</aside>';
	}
}
