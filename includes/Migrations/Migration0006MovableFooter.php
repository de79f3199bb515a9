<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Migrations;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\Migration;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * Links of the footer to pages of this site were stored with its address. They become paths, as they are stored now.
 */
final readonly class Migration0006MovableFooter implements Migration {

	public function run( Db $db ): void {
		$settings = new Settings();
		$footer   = $settings->stored( 'footer' );
		if ( is_array( $footer ) ) {
			array_walk_recursive(
				$footer,
				static function ( mixed &$value, int|string $key ): void {
					$value = 'link' === $key && is_string( $value ) ? PortalUrls::stored( $value ) : $value;
				}
			);
			$settings->update( array( 'footer' => $footer ) );
		}
	}
}
