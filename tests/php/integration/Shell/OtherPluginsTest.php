<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Shell;

use MentoriaiPortal\Plugin;
use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Query;

/**
 * What plugins beside the portal are told on its pages, and only there.
 */
final class OtherPluginsTest extends IntegrationTestCase {

	/** A plugin of its own: the page of a request is kept until its end. */
	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_filter'] = array();
		( new Plugin( WP_PLUGIN_DIR . '/mentoriai-portal/mentoriai-portal.php' ) )->boot();
	}

	/** @return iterable<string, array{non-empty-string, mixed, mixed}> Filter, what its plugin asks with, what a page of the portal answers. */
	public static function switches(): iterable {
		yield 'Autoptimize' => array( 'autoptimize_filter_noptimize', false, true );
	}

	/** @param non-empty-string $filter */
	#[DataProvider( 'switches' )]
	public function test_pages_of_the_portal_are_left_alone_and_others_are_not( string $filter, mixed $asked, mixed $answer ): void {
		self::assertSame( $asked, apply_filters( $filter, $asked ), 'Before a page is known, and where none of ours is asked for.' );
		self::ask_for( '/renginiai' );
		self::assertSame( $answer, apply_filters( $filter, $asked ) );
	}

	/** W3 Total Cache, WP Rocket and LiteSpeed Cache read constants when the page is made. */
	public function test_what_minifies_by_constants_is_told_so(): void {
		self::ask_for( '/renginiai' );
		apply_filters( 'template_include', 'index.php' );
		self::assertSame( array( true, true, true ), array_map( 'constant', array( 'DONOTMINIFY', 'DONOTROCKETOPTIMIZE', 'LITESPEED_NO_OPTM' ) ) );
	}

	private static function ask_for( string $path ): void {
		$_SERVER['REQUEST_URI'] = $path;
		apply_filters( 'request', array( 'pagename' => trim( $path, '/' ) ) );
		apply_filters( 'pre_handle_404', false, new WP_Query() );
	}
}
