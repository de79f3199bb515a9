<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Tests\IntegrationTestCase;
use WP_Translation_Controller;

/**
 * Texts in another language than the request's.
 */
final class LocaleTest extends IntegrationTestCase {

	/** wp-admin in English was Lithuanian after the first text in Lithuanian. */
	public function test_the_language_before_is_back_after_the_first_use_too(): void {
		$controller = WP_Translation_Controller::get_instance();
		$controller->set_locale( 'en_US' );
		$locale = new Locale( dirname( __DIR__, 4 ) . '/languages/' );

		$inside = $locale->within( Lang::Lt, static fn (): string => __( 'Messages', 'mentoriai-portal' ) );

		self::assertSame( 'Žinutės', $inside );
		self::assertSame( 'en_US', $controller->get_locale() );
		self::assertSame( 'Messages', __( 'Messages', 'mentoriai-portal' ) );
	}

	/** An administrator who reads English changed a member's address, WordPress wrote to the member, and the portal's next email was in English. */
	public function test_a_switch_of_wordpress_loses_no_texts(): void {
		$locale     = new Locale( dirname( __DIR__, 4 ) . '/languages/' );
		$lithuanian = static fn (): string => $locale->within( Lang::Lt, static fn (): string => __( 'Messages', 'mentoriai-portal' ) );
		self::assertSame( 'Žinutės', $lithuanian() );
		self::assertTrue( switch_to_locale( 'en_US' ) );
		try {
			self::assertSame( 'Žinutės', $lithuanian() );
			self::assertSame( 'Messages', __( 'Messages', 'mentoriai-portal' ) );
		} finally {
			restore_previous_locale();
		}
	}
}
