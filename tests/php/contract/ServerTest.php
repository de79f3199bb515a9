<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract;

use MentoriaiPortal\Tests\ContractTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What holds of the demo's server and its demo.json.
 */
final class ServerTest extends ContractTestCase {

	/** The log is for faults: what stands in for wordpress.org answers as it does. */
	public function test_site_health_and_the_dashboard_find_all_they_ask_wordpress_org_for(): void {
		$told = $this->as_server(
			'set_error_handler( static function ( int $number, string $text ): bool { echo "$text\n"; return true; } );
			require_once ABSPATH . "wp-admin/includes/admin.php"; require_once ABSPATH . "wp-admin/includes/class-wp-site-health.php";
			delete_site_transient( "php_check_" . md5( PHP_VERSION ) ); WP_Site_Health::get_instance()->get_test_php_version();
			foreach ( array( "https://wordpress.org/news/feed/", "https://planet.wordpress.org/feed/" ) as $url ) { delete_site_transient( "feed_" . md5( $url ) ); delete_site_transient( "feed_mod_" . md5( $url ) ); $feed = fetch_feed( $url ); echo is_wp_error( $feed ) ? $feed->get_error_message() : ""; }'
		);
		self::assertSame( '', $told );
	}

	public function test_demo_json_has_the_agreed_keys(): void {
		$demo = self::demo();

		self::assertSame( [ 'url', 'admin_url', 'wp_dir', 'mail_dir', 'accounts', 'checkins', 'surveys' ], array_keys( $demo ) );
		self::assertFileExists( $demo['wp_dir'] . '/wp-load.php' );
		self::assertDirectoryExists( $demo['mail_dir'] );
		self::assertSame( 302, $this->send( 'GET', '/wp-admin/' )->status );
	}

	public function test_text_is_compressed(): void {
		$script = $this->send( 'GET', '/wp-includes/js/dist/i18n.min.js?ver=1', null, [ 'Accept-Encoding: gzip' ] );
		$json   = $this->send( 'GET', '/wp-json/', null, [ 'Accept-Encoding: gzip' ] );

		self::assertSame( 'gzip', $script->header( 'Content-Encoding' ) );
		self::assertStringContainsString( 'max-age=31536000', (string) $script->header( 'Cache-Control' ) );
		self::assertSame( 'gzip', $json->header( 'Content-Encoding' ) );
		self::assertNull( $this->send( 'GET', '/wp-json/', null, [ 'Accept-Encoding: identity' ] )->header( 'Content-Encoding' ) );
	}

	/** @return iterable<string, array{string}> */
	public static function private_paths(): iterable {
		yield 'configuration' => [ '/wp-config.php' ];
		yield 'a copy of it' => [ '/wp-config.php.bak' ];
		yield 'drop-in' => [ '/wp-content/db.php' ];
		yield 'log' => [ '/wp-content/debug.log' ];
		yield 'dot file' => [ '/.htaccess' ];
		yield 'database' => [ '/wp-content/database/site.sqlite' ];
		yield 'the code of the plugin' => [ '/wp-content/plugins/mentoriai-portal/mentoriai-portal.php' ];
		yield 'private upload' => [ '/wp-content/uploads/mentoriai-private/cv.pdf' ];
		yield 'private upload, doubled slash' => [ '/wp-content/uploads//mentoriai-private/cv.pdf' ];
		yield 'private upload, encoded' => [ '/wp-content/uploads/%6dentoriai-private/cv.pdf' ];
		yield 'private upload, other case' => [ '/wp-content/uploads/MENTORIAI-private/cv.pdf' ];
		yield 'script among uploads' => [ '/wp-content/uploads/shell.php' ];
		yield 'traversal' => [ '/wp-content/uploads/..%2f..%2f..%2fsite.json' ];
		yield 'traversal with a backslash' => [ '/wp-content/uploads/..%5c..%5cwp-config.php' ];
	}

	#[DataProvider( 'private_paths' )]
	public function test_a_private_file_is_not_served( string $path ): void {
		$uploads = self::demo()['wp_dir'] . '/wp-content/uploads';
		if ( ! is_dir( $uploads . '/mentoriai-private' ) ) {
			mkdir( $uploads . '/mentoriai-private', 0700, true );
		}
		file_put_contents( $uploads . '/mentoriai-private/cv.pdf', 'secret' );
		file_put_contents( $uploads . '/shell.php', '<?php echo "secret";' );

		$reply = $this->send( 'GET', $path );

		unlink( $uploads . '/mentoriai-private/cv.pdf' );
		unlink( $uploads . '/shell.php' );
		self::assertSame( 404, $reply->status );
		self::assertStringNotContainsString( 'secret', $reply->body );
	}

	public function test_a_body_beyond_the_servers_limit_is_refused_in_the_envelope(): void {
		$reply = $this->api( 'POST', 'login/?lang=en', str_repeat( ' ', 64 * 1024 * 1024 + 1 ) );

		self::assertSame( 413, $reply->status );
		self::assertFalse( $reply->data()['status'] );
		self::assertSame( 'too_large', $reply->data()['errorCode'] );
		self::assertSame( [ 'status' => 413 ], $reply->data()['data'] );
	}
}
