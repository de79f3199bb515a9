<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\AdminAssets;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\RateLimitRepository;
use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Media\Photo;
use MentoriaiPortal\Core\PageSize;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\ClientIp;
use MentoriaiPortal\Core\Rest\Dispatcher;
use MentoriaiPortal\Core\Rest\Origins;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use MentoriaiPortal\Services;
use MentoriaiPortal\Session\SessionRepository;
use MentoriaiPortal\Tests\IntegrationTestCase;
use RuntimeException;
use MentoriaiPortal\Tests\Integration\Core\Rest\OwnTable;

/**
 * Guards of Core that no journey of a feature meets.
 */
final class CoreGuardsTest extends IntegrationTestCase {

	public function test_a_page_brings_only_what_a_guest_may_read(): void {
		$mine     = new class() extends Route {
			public static function path(): string {
				return 'mine';
			}
			public static function access(): Access {
				return Access::any();
			}
			public static function output(): array {
				return array();
			}
			public function handle( Request $request ): Reply {
				return Reply::ok( array( 'secret' => 1 ) );
			}
		};
		$settings = new Settings();
		$own      = new Dispatcher( OwnTable::of( $mine ), new SessionRepository( $this->db(), new Clock() ), $this->limiter(), new ClientIp( $settings ), new Locale( '' ), new Origins( $settings ) );
		$read     = $own->read( 'mine', array(), Lang::Lt );

		self::assertInstanceOf( ApiError::class, $read );
		self::assertSame( 401, $read->status );
	}

	public function test_caches_keep_answers_apart_by_origin(): void {
		foreach ( array( array(), array( 'Origin' => home_url() ), array( 'Origin' => 'https://evil.test' ) ) as $headers ) {
			self::assertSame( 'Origin', $this->request( 'GET', 'get_menu', array(), null, $headers )->get_headers()['Vary'] ?? '' );
		}
	}

	public function test_limits_keep_no_address(): void {
		$this->limiter()->take( 'login', '203.0.113.7' );
		$buckets = array_column( $this->db()->rows( 'SELECT bucket FROM {rate_limits}' ), 'bucket' );

		self::assertCount( 1, $buckets );
		self::assertMatchesRegularExpression( '~^[0-9a-f]{64}$~', (string) $buckets[0] );
	}

	public function test_a_page_by_filter_has_a_ceiling(): void {
		add_filter( 'mentoriai_page_size', static fn (): int => 1_000_000 );
		self::assertSame( 200, PageSize::of( 'get_plans', 10 ) );
	}

	public function test_background_work_by_loopback_takes_its_ticket_once(): void {
		$runs   = 0;
		$ticket = '';
		add_filter( 'wp_die_handler', static fn (): callable => static fn ( mixed $text, mixed $title, array $args ) => throw new RuntimeException( (string) $args['response'] ) );
		add_filter(
			'pre_http_request',
			static function ( mixed $no, array $arguments ) use ( &$ticket ): array {
				$ticket = (string) $arguments['body']['ticket'];
				return array( 'response' => array( 'code' => 200 ) );
			},
			10,
			2
		);
		remove_all_actions( Background::RUN );
		add_action(
			Background::RUN,
			static function () use ( &$runs ): void {
				++$runs;
			}
		);
		$come = static function ( string $ticket ): string {
			$_POST['ticket'] = $ticket;
			try {
				do_action( 'wp_ajax_nopriv_mentoriai_run' );
			} catch ( RuntimeException $died ) {
				return $died->getMessage();
			}
			return '';
		};
		self::assertSame( array( '403', 0 ), array( $come( 'x' ), $runs ), 'Before there is any ticket.' );
		( new Background() )->after_answer();
		self::assertNotSame( '', $ticket );
		self::assertStringNotContainsString( $ticket, (string) wp_json_encode( $this->db()->rows( "SELECT * FROM {$this->db()->options()} WHERE option_name LIKE 'mentoriai_run%'" ) ) );
		self::assertSame( array( '403', 0 ), array( $come( str_repeat( 'a', 32 ) ), $runs ) );
		self::assertSame( array( '200', 1 ), array( $come( $ticket ), $runs ) );
		self::assertSame( array( '403', 1 ), array( $come( $ticket ), $runs ), 'Once.' );
	}

	public function test_data_in_a_script_cannot_close_its_element(): void {
		$folder = get_temp_dir() . 'mentoriai-' . bin2hex( random_bytes( 4 ) );
		wp_mkdir_p( $folder . '/assets/build' );
		file_put_contents( $folder . '/assets/build/thing.asset.php', '<?php return array( "dependencies" => array(), "version" => "1" );' );
		AdminAssets::enqueue( $this->services( $folder . '/plugin.php' ), 'thing', array( 'name' => '</script><script>alert(1)</script>' ) );
		$script = implode( '', (array) wp_scripts()->get_data( 'mentoriai-thing', 'before' ) );
		wp_deregister_script( 'mentoriai-thing' );
		unlink( $folder . '/assets/build/thing.asset.php' );

		self::assertStringContainsString( 'alert(1)', $script );
		self::assertStringNotContainsString( '<', $script );
	}

	public function test_the_name_of_a_file_adds_no_header(): void {
		$reply = Reply::file( 'x', 'text/plain', "cv\"\r\nSet-Cookie: a=b; ą.pdf" );
		self::assertSame( 'inline; filename="cv-Set-Cookie-a-b-.pdf"; filename*=UTF-8\'\'cv%22%0D%0ASet-Cookie%3A%20a%3Db%3B%20%C4%85.pdf', $reply->headers['Content-Disposition'] );
		self::assertStringStartsWith( 'attachment; ', Reply::download( 'x', 'text/html', 'x.html' )->headers['Content-Disposition'] );
	}

	public function test_the_address_of_a_sign_in_is_told_to_nobody(): void {
		self::assertSame( 'no-referrer', Reply::redirect( home_url( '/' ) )->headers['Referrer-Policy'] ?? '' );
	}

	public function test_links_of_editors_are_harmless(): void {
		self::assertStringNotContainsString( 'javascript', EditorHtml::clean( '<a href="javascript:alert(1)">x</a><a href=" java&#115;cript:alert(1)">x</a>' ) );
		self::assertStringNotContainsString( 'data:', EditorHtml::clean( '<a href="data:text/html,x">x</a><img src="data:text/html,x">' ) );
		self::assertStringContainsString( 'rel="noopener"', EditorHtml::clean( '<a href="https://x.test" target="_blank">x</a>' ) );
		self::assertSame( '<a href="tel:+3706">x</a>', EditorHtml::clean( '<a href="tel:+3706" onclick="x()" style="x">x</a>' ) );
	}

	public function test_a_stored_photo_names_files_of_ours_only(): void {
		$good = array( 'file' => str_repeat( 'a', 32 ) . '.jpg', 'w' => 1, 'h' => 1 );
		self::assertNotNull( Photo::of( array( 'placeholder' => '', 'full' => $good, 'resized' => $good ) ) );
		foreach ( array( '../../wp-config.php', 'x.jpg', str_repeat( 'a', 32 ) . ".jpg\n" ) as $file ) {
			self::assertNull( Photo::of( array( 'placeholder' => '', 'full' => $good, 'resized' => array( 'file' => $file ) + $good ) ), $file );
		}
	}

	public function test_private_files_are_found_by_no_guess_and_no_path(): void {
		$files = new PrivateFiles();
		$path  = (string) tempnam( get_temp_dir(), 'x' );
		file_put_contents( $path, 'secret' );
		$names = array( $files->keep( $path ), $files->keep( $path ) );
		file_put_contents( dirname( $files->folder() ) . '/outside.bin', 'outside' );
		unlink( $path );

		self::assertSame( 'secret', $files->read( $names[0] ) );
		self::assertNotSame( substr( $names[0], 0, 16 ), substr( $names[1], 0, 16 ) );
		self::assertMatchesRegularExpression( '~^[0-9a-f]{64}\.bin$~', $names[1] );
		self::assertNull( $files->read( '../outside.bin' ) );
		$files->remove( '../outside.bin' );
		self::assertFileExists( dirname( $files->folder() ) . '/outside.bin' );
	}

	private function limiter(): RateLimiter {
		return new RateLimiter( new RateLimitRepository( $this->db() ), new Clock() );
	}

	private function services( string $file ): Services {
		return new Services( $file, $this->db(), new Clock(), new Settings(), new Locale( '' ), array() );
	}
}
