<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Core\Rest;

use MentoriaiPortal\Core\CoreModule;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Rest\RouteTable;
use PHPUnit\Framework\TestCase;

final class RouteTableTest extends TestCase {

	public function test_a_path_may_have_a_class_for_each_method_under_two_names(): void {
		$get  = new class() extends Route {
			public static function path(): string {
				return 'thing/{id}';
			}

			public static function output(): array {
				return array();
			}

			public function handle( Request $request ): Reply {
				return Reply::ok( array() );
			}
		};
		$post = new class() extends Route {
			public static function path(): string {
				return 'thing/{id}';
			}

			public static function methods(): array {
				return array( 'POST' );
			}

			public static function name(): string {
				return 'save_thing';
			}

			public static function output(): array {
				return array();
			}

			public function handle( Request $request ): Reply {
				return Reply::ok( array() );
			}
		};

		$rows  = array(
			'thing/{id}' => array(
				'GET'  => array( $get::class, CoreModule::class ),
				'POST' => array( $post::class, CoreModule::class ),
			),
		);
		$table = new RouteTable( $rows, static fn (): bool => true, static fn ( string $route ): Route => $route === $get::class ? $get : $post );

		self::assertSame( array( $get, array( 'id' => '7' ) ), $table->find( 'thing/7', 'GET' ) );
		self::assertSame( array( $post, array( 'id' => '7' ) ), $table->find( 'thing/7', 'POST' ) );
		self::assertSame( 'GET, POST, OPTIONS', $table->allowed( 'thing/7' ) );
		self::assertSame( array( 'thing', 'save_thing' ), array( $get::name(), $post::name() ) );
	}
}
