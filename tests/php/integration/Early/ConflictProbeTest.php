<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Early;

use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Early\EarlyState;
use MentoriaiPortal\Early\EnvironmentFingerprint;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What is seen while WordPress answers.
 */
final class ConflictProbeTest extends EarlyTestCase {

	public function test_a_site_of_ours_alone_is_clear(): void {
		$state = $this->watch();

		self::assertSame( array(), $state?->conflicts );
		self::assertSame( get_rest_url(), $state?->root( EnvironmentFingerprint::key() ) );
	}

	public function test_nothing_is_written_while_it_is_off_or_nothing_has_changed(): void {
		EarlyState::forget();
		$this->watch();
		self::assertNull( EarlyState::read() );

		( new EarlyState() )->store();
		$this->watch();
		$written = 0;
		add_action( 'updated_option', static function () use ( &$written ): void { ++$written; } );
		$this->watch();
		self::assertSame( 0, $written );
	}

	public function test_http_and_https_are_seen_apart(): void {
		$this->watch();
		$_SERVER['HTTPS'] = 'on';
		try {
			self::assertNull( $this->poll(), 'not seen yet' );
			$this->watch();
			self::assertSame( '<' . set_url_scheme( get_rest_url(), 'https' ) . '>; rel="https://api.w.org/"', $this->poll()?->headers()['Link'] );
		} finally {
			unset( $_SERVER['HTTPS'] );
		}
		self::assertSame( '<' . get_rest_url() . '>; rel="https://api.w.org/"', $this->poll()?->headers()['Link'] );
	}

	public function test_requests_that_are_not_the_portals_are_not_watched(): void {
		$this->request( 'GET', '/wp/v2/types' );

		self::assertSame( '', EarlyState::read()?->key );
	}

	/** @return array<string, array{string, callable(mixed): mixed, string}> Filter, callback, how it is named. */
	public static function filters(): array {
		return array(
			'clock'          => array( 'mentoriai_clock', '__return_null', '__return_null' ),
			'origins'        => array( 'mentoriai_cors_origins', static fn ( mixed $list ): mixed => $list, 'ConflictProbeTest.php' ),
			'answer of REST' => array( 'rest_post_dispatch', array( new class() extends \stdClass { public function leave( mixed $value ): mixed { return $value; } }, 'leave' ), 'stdClass@anonymous::leave' ),
			'before sending' => array( 'rest_pre_serve_request', '__return_false', '__return_false' ),
			'who may'        => array( 'rest_authentication_errors', '__return_null', '__return_null' ),
			'words'          => array( 'gettext', 'trim', 'trim' ),
			'address'        => array( 'home_url', static fn ( string $url ): string => $url, 'ConflictProbeTest.php' ),
		);
	}

	/** @param callable(mixed): mixed $callback */
	#[DataProvider( 'filters' )]
	public function test_a_foreign_filter_is_named_and_keeps_all_with_wordpress_until_it_is_gone( string $filter, callable $callback, string $name ): void {
		add_filter( $filter, $callback );
		self::assertSame( array( "$filter: $name" ), $this->watch()?->conflicts );
		self::assertNull( $this->poll() );

		remove_filter( $filter, $callback );
		self::assertSame( array(), $this->watch()?->conflicts );
		self::assertNotNull( $this->poll() );
	}

	public function test_code_of_the_site_may_know_better(): void {
		add_filter( 'gettext', 'trim' );
		add_filter( 'mentoriai_early_conflicts', static fn ( array $found ): array => array_diff( $found, array( 'gettext: trim' ) ) );
		self::assertSame( array(), $this->watch()?->conflicts );

		add_filter( 'mentoriai_early_conflicts', static fn (): array => array( 'Firewall' ) );
		self::assertSame( array( 'Firewall' ), $this->watch()?->conflicts );
	}

	public function test_origins_given_by_a_filter_count_too(): void {
		add_filter( 'mentoriai_setting', static fn ( mixed $value, string $name ): mixed => 'cors_origins' === $name ? array( 'https://app.example.org' ) : $value, 10, 2 );
		self::assertSame( array(), ( new Settings() )->stored( 'cors_origins' ) ?? array() );

		self::assertSame( array( 'cors_origins' ), $this->watch()?->conflicts );
	}

	public function test_other_translations_of_the_portal_count_too(): void {
		$file = WP_LANG_DIR . '/plugins/mentoriai-portal-lt_LT.mo';
		wp_mkdir_p( dirname( $file ) );
		file_put_contents( $file, '' );
		try {
			self::assertSame( array( WP_LANG_DIR . '/plugins/mentoriai-portal-lt_LT' ), $this->watch()?->conflicts );
		} finally {
			unlink( $file );
		}
	}
}
