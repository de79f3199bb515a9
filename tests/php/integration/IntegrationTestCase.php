<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests;

use MentoriaiPortal\Boot;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Session\SessionRepository;
use MentoriaiPortal\Session\Sessions;
use PHPUnit\Framework\TestCase;
use WP_REST_Response;
use WP_Translation_Controller;

/**
 * A test inside a real WordPress with the plugin active, on MariaDB or SQLite.
 */
abstract class IntegrationTestCase extends TestCase {

	/** @var array<string, object> */
	private array $hooks = [];

	/** The body of the last answer as it was sent. */
	protected string $sent = '';

	/** @var array<string, mixed> */
	private array $server = [];

	private string $locale = '';

	private string $error_log = '';

	private ?Boot $boot = null;

	/** @var list<string> Files of catch_log(). */
	private array $logs = [];

	protected function setUp(): void {
		parent::setUp();
		Baseline::get()->restore();
		wp_roles()->for_site();
		wp_set_current_user( 0 );
		foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
			$this->hooks[ $name ] = clone $hook;
		}
		$GLOBALS['wp_rest_server'] = null;
		$this->boot                = Boot::$current;
		$this->server              = $_SERVER;
		$this->locale              = WP_Translation_Controller::get_instance()->get_locale();
		$this->error_log           = (string) ini_get( 'error_log' );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_filter'] = $this->hooks;
		// A callback that threw left its hook on the list of those that run.
		$GLOBALS['wp_current_filter'] = [];
		$this->hooks          = [];
		Boot::$current        = $this->boot;
		$_SERVER              = $this->server;
		WP_Translation_Controller::get_instance()->set_locale( $this->locale );
		$_GET                 = [];
		$_POST                = [];
		$_REQUEST             = [];
		$_FILES               = [];
		unset( $GLOBALS['HTTP_RAW_POST_DATA'], $GLOBALS['current_screen'] );
		ini_set( 'error_log', $this->error_log );
		array_map( 'unlink', $this->logs );
		$this->logs = [];
		parent::tearDown();
	}

	/** @return string File that takes what is told to the server's log, from now on until the test ends. */
	protected function catch_log(): string {
		$file         = (string) tempnam( sys_get_temp_dir(), 'log' );
		$this->logs[] = $file;
		ini_set( 'error_log', $file );
		return $file;
	}

	/** Runs PHP in a process of its own, where constants can be set before WordPress starts, and returns what it prints. */
	protected function elsewhere( string $before, string $code ): string {
		$code = sprintf(
			'ini_set( "display_errors", "0" ); %s $mentoriai_site_dir = %s; $mentoriai_site_url = %s; require %s; ob_start(); %s fwrite( STDOUT, (string) ob_get_clean() );',
			$before,
			var_export( realpath( (string) getenv( 'MENTORIAI_TEST_SITE' ) ), true ),
			var_export( get_option( 'home' ), true ),
			var_export( dirname( __DIR__, 3 ) . '/tools/site/boot.php', true ),
			$code
		);
		return (string) shell_exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $code ) . ' 2>/dev/null' );
	}

	/**
	 * Asks the REST API the way a client does: WordPress's serve_request() runs with all its filters, only the
	 * sending is caught. The reply holds what went over the wire: decoded JSON (a text of another type as it is), status
	 * and sent headers.
	 *
	 * @param string                $path    Below /wp-json/data/v1 with its query, e.g. "get_menu/?lang=en"; with a leading
	 *                                       slash below /wp-json.
	 * @param array<string, mixed>|string $body Sent as JSON; a string goes as it is.
	 * @param array<string, string> $headers Further headers.
	 */
	protected function request( string $method, string $path, array|string $body = [], ?string $token = null, array $headers = [] ): WP_REST_Response {
		$route  = str_starts_with( $path, '/' ) ? $path : '/data/v1/' . $path;
		$parts  = explode( '?', $route, 2 );
		$before = $_SERVER;
		$this->set_request( $method, $route, $parts[1] ?? '', $body, $token, $headers );

		$server = $this->rest_server();
		ob_start();
		try {
			// As WordPress's rewrite rule hands it over.
			$server->serve_request( urldecode( $parts[0] ) );
		} finally {
			$text    = (string) ob_get_clean();
			$this->sent = $text;
			$_SERVER = $before;
			wp_set_current_user( 0 );
		}
		$json = str_starts_with( $server->sent_headers['Content-Type'] ?? '', 'application/json' );
		return new WP_REST_Response( '' === $text ? null : ( $json ? json_decode( $text, true, 64, JSON_THROW_ON_ERROR ) : $text ), $server->sent_status, $server->sent_headers );
	}

	/** One server a test: registering all of WordPress's routes takes longer than most requests. */
	private function rest_server(): RestServer {
		$server = $GLOBALS['wp_rest_server'] ?? null;
		if ( ! $server instanceof RestServer ) {
			$server                    = new RestServer();
			$GLOBALS['wp_rest_server'] = $server;
			do_action( 'rest_api_init', $server );
		}
		$server->sent_headers = [];
		$server->sent_status  = 200;
		return $server;
	}

	/**
	 * Sets what PHP would know of the request.
	 *
	 * @param array<string, mixed>|string $body    See request().
	 * @param array<string, string>       $headers See request().
	 */
	private function set_request( string $method, string $route, string $query, array|string $body, ?string $token, array $headers ): void {
		$text = is_string( $body ) ? $body : ( [] === $body ? '' : (string) wp_json_encode( $body ) );
		if ( '' !== $text ) {
			$headers += [
				'Content-Type'   => 'application/json',
				'Content-Length' => (string) strlen( $text ),
			];
		}
		if ( null !== $token ) {
			$headers['Authorization'] = 'Bearer ' . $token;
		}
		parse_str( $query, $_GET );
		// As WordPress does while it loads; its REST server takes the slashes off.
		$_GET                           = wp_slash( $_GET );
		$_POST                          = [];
		if ( str_starts_with( $headers['Content-Type'] ?? '', 'application/x-www-form-urlencoded' ) ) {
			parse_str( $text, $_POST );
			$_POST = wp_slash( $_POST );
		}
		$_SERVER['REQUEST_METHOD']      = $method;
		$_SERVER['REQUEST_URI']         = '/wp-json' . $route;
		$_SERVER['QUERY_STRING']        = $query;
		$GLOBALS['HTTP_RAW_POST_DATA']  = $text;
		foreach ( $headers as $name => $value ) {
			$key             = strtoupper( strtr( $name, '-', '_' ) );
			$key             = in_array( $key, [ 'CONTENT_TYPE', 'CONTENT_LENGTH' ], true ) ? $key : 'HTTP_' . $key;
			$_SERVER[ $key ] = $value;
		}
	}

	/**
	 * A confirmed member.
	 *
	 * @param array<string, string> $user Fields of wp_insert_user() over the made up ones.
	 * @return int User id.
	 */
	protected function add_member( Role $role, AccountStatus $status, array $user = [] ): int {
		$login = 'member-' . bin2hex( random_bytes( 6 ) );
		$id    = wp_insert_user(
			$user + [
				'user_login' => $login,
				'user_email' => "$login@demo.test",
				'user_pass'  => 'demo12345',
				'role'       => $role->value,
			]
		);
		self::assertIsInt( $id );
		update_user_meta( $id, UserMeta::STATUS, $status->value );
		update_user_meta( $id, UserMeta::CONFIRMED_AT, '2026-01-01 00:00:00' );
		update_user_meta( $id, UserMeta::LANG, 'lt' );
		return $id;
	}

	/** A bearer token of this person, made at the time of the clock. */
	protected function token( int $user_id ): string {
		return (string) ( new Sessions( new SessionRepository( $this->db(), new Clock() ), new Clock() ) )->issue( $user_id, get_userdata( $user_id )->user_pass ?? '' );
	}

	protected function db(): Db {
		global $wpdb;
		return new Db( $wpdb );
	}

	/** What staff read is English from now on, whatever the site's language is. */
	protected static function in_english(): void {
		WP_Translation_Controller::get_instance()->set_locale( 'en_US' );
	}

	/** The functions of wp-admin. WordPress loads its own texts with them, and makes the site's language the current one: the test keeps its own. */
	protected static function load_admin(): void {
		$controller = WP_Translation_Controller::get_instance();
		$language   = $controller->get_locale();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$controller->set_locale( $language );
	}

	/** The clock stands still at this time, e.g. "2026-11-21T08:15:00Z". */
	protected function freeze( string $iso ): void {
		$time = ( new \DateTimeImmutable( $iso, new \DateTimeZone( 'UTC' ) ) )->getTimestamp();
		remove_all_filters( 'mentoriai_clock' );
		add_filter( 'mentoriai_clock', static fn (): int => $time );
	}

	/** @return array{int, string} HTTP status and code. */
	protected static function refusal( WP_REST_Response $reply ): array {
		$data = $reply->get_data();
		return [ $reply->get_status(), is_array( $data ) ? (string) ( $data['code'] ?? '' ) : '' ];
	}

	/**
	 * Mails that WordPress is given from now on: they are kept here instead of being sent.
	 *
	 * @return \ArrayObject<int, array{to: string, subject: string, message: string, headers: string|list<string>}>
	 */
	protected function sent_mails(): \ArrayObject {
		/** @var \ArrayObject<int, array{to: string, subject: string, message: string, headers: string|list<string>}> $mails */
		$mails = new \ArrayObject();
		add_filter(
			'pre_wp_mail',
			static function ( mixed $done, array $mail ) use ( $mails ): bool {
				$mails[] = $mail;
				return true;
			},
			10,
			2
		);
		return $mails;
	}

	/** How many queries the work sends to the database. */
	protected function count_queries( callable $work ): int {
		global $wpdb;
		$before = $wpdb->num_queries;
		$work();
		return $wpdb->num_queries - $before;
	}

	/**
	 * How many rows the server reads for the work, counted by MariaDB itself; on SQLite, which counts nothing,
	 * the work runs and the answer is 0.
	 */
	protected function rows_read( callable $work ): int {
		if ( $this->is_sqlite() ) {
			$work();
			return 0;
		}
		// Asking for the counters moves them by a fixed amount, found by asking twice.
		$first  = $this->handler_reads();
		$before = $this->handler_reads();
		$work();
		return $this->handler_reads() - $before - ( $before - $first );
	}

	/** Rows read for one query; see rows_read(). */
	protected function explain_rows( string $sql ): int {
		global $wpdb;
		return $this->rows_read( static fn () => $wpdb->get_results( $sql ) );
	}

	/** How many rows a test of speed puts in: a tenth on SQLite, which takes them slowly and counts no reads. */
	protected function many( int $rows ): int {
		return $this->is_sqlite() ? intdiv( $rows, 10 ) : $rows;
	}

	protected static function is_sqlite(): bool {
		return defined( 'DB_ENGINE' ) && 'sqlite' === constant( 'DB_ENGINE' );
	}

	private function handler_reads(): int {
		global $wpdb;
		$sum = 0;
		/** @var list<array{Variable_name: string, Value: string}> $rows */
		$rows = $wpdb->get_results( "SHOW SESSION STATUS LIKE 'Handler_read%'", ARRAY_A );
		foreach ( $rows as $row ) {
			$sum += (int) $row['Value'];
		}
		return $sum;
	}
}
