<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Faults;

use MentoriaiPortal\Tests\ContractTestCase;
use MentoriaiPortal\Tests\HttpReply;

/**
 * A test against nginx, two PHP nodes, MariaDB, Redis and a mail server, each a process that may be killed.
 * `bin/test faults` serves them (tools/stack) and sets MENTORIAI_SITE and MENTORIAI_URL.
 *
 * @phpstan-type Server array{pid: int, kept: string, log: string}
 */
abstract class FaultTestCase extends ContractTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->mail_server( 'accept' );
	}

	protected function tearDown(): void {
		foreach ( [ 'database', 'redis' ] as $name ) {
			$this->revive( $name );
		}
		parent::tearDown();
	}

	/** In a PHP worker of the site, which has WordPress compiled already; see mu-plugins/mentoriai-faults.php. */
	protected function as_server( string $code ): string {
		$secret = (string) file_get_contents( self::site_dir() . '/run/secret' );
		$reply  = $this->send( 'POST', '/mentoriai-faults-run', $code, [ 'Content-Type: text/plain', 'X-Mentoriai-Secret: ' . trim( $secret ) ] );
		self::assertSame( 200, $reply->status, "$code\n{$reply->body}" );
		return $reply->body;
	}

	/** @return Server */
	private static function server( string $name ): array {
		/** @var array<string, Server> $stack */
		$stack = json_decode( (string) file_get_contents( self::site_dir() . '/stack.json' ), true, 16, JSON_THROW_ON_ERROR );
		return $stack[ $name ];
	}

	/** Power off: database or redis, which stays away until revive(). */
	protected function kill( string $name ): void {
		$kept = self::server( $name )['kept'];
		touch( $kept . '.down' );
		posix_kill( (int) file_get_contents( $kept . '.pid' ), SIGKILL );
		$this->wait_until( static fn (): bool => ! is_file( $kept . '.pid' ), "$name to fall" );
	}

	protected function revive( string $name ): void {
		$kept = self::server( $name )['kept'];
		if ( ! is_file( $kept . '.down' ) ) {
			return;
		}
		unlink( $kept . '.down' );
		$this->wait_until( static fn (): bool => is_file( $kept . '.pid' ), "$name to start" );
		'database' === $name
			? $this->wait_until( fn (): bool => 200 === $this->api( 'GET', 'get_router/' )->status, 'the site to answer again' )
			: $this->wait_until( static fn (): bool => self::redis_answers(), 'Redis to answer again' );
	}

	private static function redis_answers(): bool {
		/** @var array{redis: array{socket: string}} $stack */
		$stack  = json_decode( (string) file_get_contents( self::site_dir() . '/stack.json' ), true, 16, JSON_THROW_ON_ERROR );
		$socket = @stream_socket_client( 'unix://' . $stack['redis']['socket'], $code, $text, 1 );
		if ( ! is_resource( $socket ) ) {
			return false;
		}
		fwrite( $socket, "PING\r\n" );
		$answer = fgets( $socket );
		fclose( $socket );
		return "+PONG\r\n" === $answer;
	}

	/** Takes away what members wrote: nobody is told about it any more, and it can be counted from nothing. */
	protected function forget_what_was_written(): void {
		foreach ( [ 'messages', 'conversations', 'mentorships', 'plan_steps', 'plans', 'idempotency', 'mail_queue' ] as $table ) {
			$this->sql( "DELETE FROM {{$table}}" );
		}
		$this->sql( "DELETE FROM {wp}posts WHERE post_type IN ( 'mentoriai_convo', 'mentoriai_plan' )" );
	}

	/**
	 * What a mentor's save_profile needs, with changes.
	 *
	 * @param array<string, string> $changes
	 *
	 * @return array<string, string>
	 */
	protected function mentor_profile( array $changes ): array {
		return $changes + [ 'firstName' => 'Ieva', 'lastName' => 'Bandomoji', 'pareigosirimone' => 'Vadovė', 'aprasymaslt' => 'Padedu.' ];
	}

	/** @param callable(): bool $happened */
	protected function wait_until( callable $happened, string $what ): void {
		for ( $try = 0; $try < 300; $try++ ) {
			clearstatcache();
			if ( $happened() ) {
				return;
			}
			usleep( 100_000 );
		}
		self::fail( "waited 30 seconds for $what" );
	}

	/** @param 'accept'|'later'|'never'|'silent' $mode See smtp.mjs. */
	protected function mail_server( string $mode ): void {
		$dir = self::site_dir() . '/run/smtp';
		file_put_contents( $dir . '/mode', $mode );
		file_put_contents( $dir . '/log', '' );
	}

	/** @return list<string> What the mail server noted since mail_server(). */
	protected function mail_log(): array {
		return array_values( array_filter( explode( "\n", (string) file_get_contents( self::site_dir() . '/run/smtp/log' ) ) ) );
	}

	/** Asks one node, past the round robin. */
	protected function on_node( int $node, string $method, string $path, mixed $body = null, ?string $token = null ): HttpReply {
		$reply = $this->api( $method, $path, $body, $token, 'X-Mentoriai-Node: ' . $node );
		self::assertSame( (string) $node, $reply->header( 'X-Mentoriai-Node' ) );
		return $reply;
	}

	/**
	 * Sends all at once.
	 *
	 * @param list<array{string, string, array<string, mixed>, string|null}> $requests Method, path, body, token.
	 *
	 * @param (callable(): void)|null $meanwhile What happens when the first answer is there and others are under way.
	 *
	 * @return list<array{status: int, body: string, type: string}> In the same order; status 0 where the connection broke.
	 */
	protected function at_once( array $requests, ?callable $meanwhile = null ): array {
		$multi   = curl_multi_init();
		$handles = [];
		foreach ( $requests as [ $method, $path, $body, $token ] ) {
			$curl = curl_init( self::url( '/wp-json/data/v1/' . $path ) );
			self::assertNotFalse( $curl );
			$headers = [ 'Expect:', 'Content-Type: application/json', ...( null === $token ? [] : [ 'Authorization: Bearer ' . $token ] ) ];
			curl_setopt_array(
				$curl,
				[ CURLOPT_HTTPHEADER => $headers, CURLOPT_RETURNTRANSFER => true, CURLOPT_TIMEOUT => 60, CURLOPT_PROXY => '', CURLOPT_CUSTOMREQUEST => $method ]
			);
			if ( 'POST' === $method ) {
				curl_setopt( $curl, CURLOPT_POSTFIELDS, (string) json_encode( $body, JSON_THROW_ON_ERROR ) );
			}
			curl_multi_add_handle( $multi, $curl );
			$handles[] = $curl;
		}
		do {
			curl_multi_exec( $multi, $running );
			curl_multi_select( $multi, 0.1 );
			if ( null !== $meanwhile && $running < count( $handles ) ) {
				$meanwhile();
				$meanwhile = null;
			}
		} while ( $running > 0 );
		return array_map(
			static fn ( \CurlHandle $curl ): array => [
				'status' => (int) curl_getinfo( $curl, CURLINFO_RESPONSE_CODE ),
				'body'   => (string) curl_multi_getcontent( $curl ),
				'type'   => (string) curl_getinfo( $curl, CURLINFO_CONTENT_TYPE ),
			],
			$handles
		);
	}

	/**
	 * A public member of this test alone, with a session.
	 *
	 * @return array{id: int, email: string, token: string}
	 */
	protected function person( string $role ): array {
		$made = $this->as_server(
			sprintf(
				'$login = "fault" . bin2hex( random_bytes( 5 ) );
				$id = wp_insert_user( [ "user_login" => $login, "user_email" => "$login@demo.test", "user_pass" => "demo12345", "first_name" => "Ieva", "last_name" => "Bandomoji", "role" => %s ] );
				$meta = [ "status" => "public", "lang" => "lt", "confirmed_at" => "2026-01-01 00:00:00", "company" => "UAB Bandymas", "company_year" => "2020",
					"activity" => "Kepame.", "questions" => "Kaip?", "position" => "Vadovas", "about" => "Padedu.", "busy" => "0" ];
				foreach ( $meta as $key => $value ) { update_user_meta( $id, "mentoriai_$key", $value ); }
				do_action( "mentoriai_profile_saved", $id );
				echo wp_json_encode( [ "id" => $id, "email" => "$login@demo.test", "token" => %s ] );',
				var_export( $role, true ),
				str_replace( '%ID%', '$id', self::ISSUE )
			)
		);
		/** @var array{id: int, email: string, token: string} $person */
		$person = json_decode( $made, true, 8, JSON_THROW_ON_ERROR );
		return $person;
	}

	private const ISSUE = '( static function ( int $id ): string {
		$db = new \MentoriaiPortal\Core\Database\Db( $GLOBALS["wpdb"] );
		$clock = new \MentoriaiPortal\Core\Clock();
		return ( new \MentoriaiPortal\Session\Sessions( new \MentoriaiPortal\Session\SessionRepository( $db, $clock ), $clock ) )->issue( $id, get_userdata( $id )->user_pass );
	} )( (int) %ID% )';

	/** A session made at the time of the site's clock. */
	protected function token_of( int $user_id ): string {
		return $this->as_server( 'echo ' . str_replace( '%ID%', (string) $user_id, self::ISSUE ) . ';' );
	}

	/**
	 * Rows of the site's database; {messages} stands for a table of ours, {wp}users for one of WordPress.
	 *
	 * @return list<array<string, string|null>>
	 */
	protected function sql( string $query ): array {
		/** @var array{database: array{socket: string, name: string, user: string}} $stack */
		$stack = json_decode( (string) file_get_contents( self::site_dir() . '/stack.json' ), true, 16, JSON_THROW_ON_ERROR );
		$mysql = new \mysqli( 'localhost', $stack['database']['user'], '', $stack['database']['name'], 0, $stack['database']['socket'] );
		$query = (string) preg_replace( '/\{(\w+)\}/', 'wp_mentoriai_$1', str_replace( '{wp}', 'wp_', $query ) );
		$rows  = $mysql->query( $query );
		/** @var list<array<string, string|null>> */
		return $rows instanceof \mysqli_result ? $rows->fetch_all( MYSQLI_ASSOC ) : [];
	}

	protected function count_rows( string $from ): int {
		return (int) ( $this->sql( 'SELECT COUNT(*) AS n FROM ' . $from )[0]['n'] ?? 0 );
	}
}
