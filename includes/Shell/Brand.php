<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Core\Palette;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Services;

/**
 * The agency's colours and logo as CSS, after the app's own; nothing where both are the portal's. The logo stands where
 * the mark and the name are, which stay for screen readers and on dark surfaces.
 */
final readonly class Brand {

	/** Pixels, as wide as a phone's header takes. */
	private const HEIGHT = 40;
	private const WIDTH  = 170;

	public function __construct( private Settings $settings ) {}

	/** @return string A `<style>`, or ''. */
	public function style(): string {
		$css = ( new Palette( $this->settings ) )->css() . $this->logo();
		return '' === $css ? '' : '<style id="mentoriai-brand">' . $css . "</style>\n";
	}

	private function logo(): string {
		$id   = $this->settings->int( 'logo' );
		$file = $id > 0 ? wp_get_attachment_image_src( $id, 'medium' ) : false;
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
