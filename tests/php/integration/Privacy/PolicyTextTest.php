<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Privacy;

use MentoriaiPortal\Analytics\AnalyticsConfig;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Privacy\PolicyText;
use MentoriaiPortal\Tests\IntegrationTestCase;
use WP_Privacy_Policy_Content;

final class PolicyTextTest extends IntegrationTestCase {

	public function test_the_suggested_policy_tells_how_long_unconfirmed_registrations_are_kept(): void {
		foreach ( array( 'class-wp-screen', 'screen', 'plugin', 'class-wp-privacy-policy-content' ) as $file ) {
			require_once ABSPATH . "wp-admin/includes/$file.php";
		}
		set_current_screen( 'options-privacy' );
		$GLOBALS['wp_current_filter'][] = 'admin_init';
		$settings                       = new Settings();
		( new PolicyText( new Locale( '' ), $settings, new AnalyticsConfig( $settings ) ) )->suggest();
		unset( $GLOBALS['current_screen'] );
		$texts = implode( wp_list_pluck( WP_Privacy_Policy_Content::get_suggested_policy_text(), 'policy_text' ) );

		self::assertStringContainsString( 'erased after 30 days.', $texts );
	}
}
