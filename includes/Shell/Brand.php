<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Core\Palette;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Services;

/**
 * The agency's colours and logo as CSS, after the app's own; nothing where both are the portal's. The logo stands where
 * the mark and the name are, which stay for screen readers and on dark surfaces. A site without an icon gets the portal's mark.
 */
final readonly class Brand {

	/** Pixels, as wide as a phone's header takes. */
	private const HEIGHT = 40;
	private const WIDTH  = 170;

	/** As in src/components/logo.tsx. */
	private const MARK = '<circle cx="9" cy="6.2" r="4.2"/><circle cx="28" cy="4.4" r="4.2"/><path d="M0 32V21a9 9 0 0 1 18 0v11h-5.4V21.2a3.6 3.6 0 0 0-7.2 0V32zm18 0V20.2a10 10 0 0 1 20 0V32h-5.6V20.4a4.4 4.4 0 0 0-8.8 0V32z"/>';

	public function __construct( private Settings $settings ) {}

	/** @return string A `<style>`, or ''. */
	public function style(): string {
		$css = ( new Palette( $this->settings ) )->css() . $this->logo();
		return '' === $css ? '' : '<style id="mentoriai-brand">' . $css . "</style>\n";
	}

	/** @return string A `<link>`, or '' where the site has an icon that anybody may see, which WordPress prints. */
	public function icon(): string {
		$icon = get_option( 'site_icon' );
		if ( is_numeric( $icon ) && $icon > 0 && ! Images::is_public( (int) $icon ) ) {
			remove_action( 'wp_head', 'wp_site_icon', 99 );
		} elseif ( has_site_icon() ) {
			return '';
		}
		$svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="' . ( new Palette( $this->settings ) )->accent() . '"/><g transform="translate(5 7) scale(.58)" fill="#fff">' . self::MARK . '</g></svg>';
		return '<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,' . rawurlencode( $svg ) . "\">\n";
	}

	private function logo(): string {
		$id   = $this->settings->int( 'logo' );
		$file = Images::is_public( $id ) ? wp_get_attachment_image_src( $id, 'medium' ) : false;
		if ( ! is_array( $file ) || $file[1] < 1 || $file[2] < 1 ) {
			return '';
		}
		$scale = min( self::HEIGHT / $file[2], self::WIDTH / $file[1] );
		$mark  = '.mp-logo:not(.mp-logo--inverse)';
		return sprintf(
			'%1$s svg{display:none}%1$s::before{content:"";width:%2$dpx;height:%3$dpx;background:url("%4$s") center/contain no-repeat}%1$s .mp-logo__name{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%%);white-space:nowrap}',
			$mark,
			max( 1, (int) round( $file[1] * $scale ) ),
			max( 1, (int) round( $file[2] * $scale ) ),
			str_replace( array( '"', '\\', '<', "\n" ), array( '%22', '%5C', '%3C', '' ), esc_url_raw( Services::as_home( (string) $file[0] ) ) )
		);
	}
}
