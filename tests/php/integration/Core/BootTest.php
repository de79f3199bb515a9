<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core;

use MentoriaiPortal\Boot;
use MentoriaiPortal\Content\FrontPage;
use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * The map has callbacks as WordPress keeps them: this must hold in every version that the portal runs in.
 *
 * @phpstan-import-type HookRows from Boot
 */
final class BootTest extends IntegrationTestCase {

	public function test_hooks_are_what_add_filter_makes_of_them(): void {
		$map = require dirname( __DIR__, 4 ) . '/includes/map.php';
		foreach ( array( 'hooks', 'admin_hooks', 'pending_hooks' ) as $group ) {
			self::assertEquals( self::added_one_by_one( $map[ $group ] ), self::added( $map[ $group ] ), $group );
		}
	}

	public function test_a_hook_that_others_use_keeps_theirs(): void {
		$hooks = ( require dirname( __DIR__, 4 ) . '/includes/map.php' )['hooks'];
		$other = static function ( array $names ): void {
			foreach ( $names as $name ) {
				add_filter( $name, '__return_true', 10, 3 );
				add_filter( $name, '__return_false', 7 );
			}
		};
		self::assertEquals( self::added_one_by_one( $hooks, $other ), self::added( $hooks, $other ) );
	}

	public function test_what_another_adds_later_to_one_hook_is_on_that_alone(): void {
		$this->add_portal();
		add_filter( 'created_mentoriai_town', '__return_true', 10 );
		self::assertSame( 10, has_filter( 'created_mentoriai_town', '__return_true' ) );
		self::assertFalse( has_filter( 'cron_schedules', '__return_true' ) );
	}

	/** Of a later version of WordPress, say: the name of a callback is not that of the map. */
	public function test_where_wordpress_keeps_callbacks_otherwise_it_adds_them_itself(): void {
		$one   = array( 'function' => array( FrontPage::class, 'id' ), 'accepted_args' => 1 );
		$hooks = array( 'test_form' => array( 10 => array( 'other name' => $one ) ) );
		self::assertEquals( self::added_one_by_one( $hooks ), self::added( $hooks ) );
	}

	private function add_portal(): void {
		$GLOBALS['wp_filter'] = self::added( ( require dirname( __DIR__, 4 ) . '/includes/map.php' )['hooks'] );
	}

	/**
	 * @param HookRows                                $hooks
	 * @param callable( list<string> ): void | null $before
	 * @return array<string, \WP_Hook>
	 */
	private static function added( array $hooks, ?callable $before = null ): array {
		$GLOBALS['wp_filter'] = array();
		null === $before || $before( array_keys( $hooks ) );
		( new Boot( static fn (): null => null ) )->add( $hooks );
		return $GLOBALS['wp_filter'];
	}

	/**
	 * @param HookRows                                $hooks
	 * @param callable( list<string> ): void | null $before
	 * @return array<string, \WP_Hook>
	 */
	private static function added_one_by_one( array $hooks, ?callable $before = null ): array {
		$GLOBALS['wp_filter'] = array();
		null === $before || $before( array_keys( $hooks ) );
		foreach ( $hooks as $name => $callbacks ) {
			foreach ( $callbacks as $priority => $at ) {
				foreach ( $at as $one ) {
					self::assertTrue( is_callable( $one['function'] ), implode( '::', $one['function'] ) );
					add_filter( $name, $one['function'], $priority, $one['accepted_args'] );
				}
			}
		}
		return $GLOBALS['wp_filter'];
	}
}
