<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests;

use PHPUnit\Framework\TestCase;
use RuntimeException;

/**
 * A test that talks to a served demo site over HTTP and knows nothing of the code behind it.
 * `bin/test contract` serves the site and sets MENTORIAI_SITE to its folder.
 */
abstract class ContractTestCase extends TestCase {

	protected const PASSWORD = 'demo12345';

	/** @var array<string, string> E-mail to token: one login a run and person. */
	private static array $tokens = [];

	/** @var list<string> Options of this test; see set(). */
	private array $set = [];

	protected function tearDown(): void {
		if ( [] !== $this->set ) {
			$this->as_server( sprintf( 'array_map( "delete_option", %s );', var_export( $this->set, true ) ) );
			$this->set = [];
		}
		parent::tearDown();
	}

	protected static function site_dir(): string {
		$dir = getenv( 'MENTORIAI_SITE' );
		if ( ! is_string( $dir ) || ! is_file( $dir . '/demo.json' ) ) {
			throw new RuntimeException( 'MENTORIAI_SITE names no site; run bin/test contract.' );
		}
		return $dir;
	}

	/**
	 * @return array{url: string, admin_url: string, wp_dir: string, mail_dir: string, accounts: list<array{login: string, email: string, password: string, role: string, status: string}>, surveys: list<array{id: int, hash: string, url: string}>}
	 */
	protected static function demo(): array {
		/** @var array{url: string, admin_url: string, wp_dir: string, mail_dir: string, accounts: list<array{login: string, email: string, password: string, role: string, status: string}>, surveys: list<array{id: int, hash: string, url: string}>} $demo */
		$demo = json_decode( (string) file_get_contents( self::site_dir() . '/demo.json' ), true, 32, JSON_THROW_ON_ERROR );
		return $demo;
	}

	protected static function url( string $path = '' ): string {
		$url = getenv( 'MENTORIAI_URL' );
		return ( is_string( $url ) ? rtrim( $url, '/' ) : self::demo()['url'] ) . $path;
	}

	/** Asks data/v1. An array goes as JSON, a string as it is. */
	protected function api( string $method, string $path, mixed $body = null, ?string $token = null, string ...$headers ): HttpReply {
		if ( null !== $token ) {
			$headers[] = 'Authorization: Bearer ' . $token;
		}
		if ( null !== $body && ! is_string( $body ) ) {
			$body      = (string) json_encode( $body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE );
			$headers[] = 'Content-Type: application/json';
		}
		return $this->send( $method, '/wp-json/data/v1/' . ltrim( $path, '/' ), $body, array_values( $headers ) );
	}

	/**
	 * @param string|array<string, mixed>|null $body    An array goes as multipart/form-data.
	 * @param list<string>                     $headers Lines such as "Accept: text/html".
	 */
	protected function send( string $method, string $path, string|array|null $body = null, array $headers = [] ): HttpReply {
		return HttpReply::of( $method, self::url( $path ), $body, $headers );
	}

	/** A token of a demo account, its bot check solved for real. */
	protected function login( string $email, string $password = self::PASSWORD ): string {
		return self::$tokens[ $email ] ??= $this->new_login( $email, $password );
	}

	protected function new_login( string $email, string $password = self::PASSWORD ): string {
		$reply = $this->api( 'POST', 'login/', [ 'email' => $email, 'password' => $password, 'bot_token' => $this->bot_token() ] );
		$data  = $reply->data();
		$user  = is_array( $data['user'] ?? null ) ? $data['user'] : [];
		self::assertSame( 200, $reply->status, "login of $email: {$reply->body}" );
		self::assertIsString( $user['token'] ?? null );
		return $user['token'];
	}

	/** Solves the site's ALTCHA challenge (version 2 of its protocol); empty where no such check is on. */
	protected function bot_token(): string {
		$reply = $this->api( 'GET', 'bot_challenge/' );
		if ( 404 === $reply->status ) {
			return '';
		}
		$challenge = $reply->data();
		$challenge = is_array( $challenge['challenge'] ?? null ) ? $challenge['challenge'] : $challenge;
		unset( $challenge['status'] );
		/** @var array{nonce: string, salt: string, cost: positive-int, keyLength: positive-int, keyPrefix: string} $given */
		$given = $challenge['parameters'];
		for ( $counter = 0; $counter < 1_000_000; $counter++ ) {
			$key = hash_pbkdf2( 'sha256', hex2bin( $given['nonce'] ) . pack( 'N', $counter ), (string) hex2bin( $given['salt'] ), $given['cost'], $given['keyLength'] * 2 );
			if ( str_starts_with( $key, strtolower( $given['keyPrefix'] ) ) ) {
				$solution = [ 'counter' => $counter, 'derivedKey' => $key, 'time' => 1 ];
				return base64_encode( (string) json_encode( [ 'challenge' => $challenge, 'solution' => $solution ], JSON_THROW_ON_ERROR ) );
			}
		}
		self::fail( 'the bot challenge could not be solved' );
	}

	/** Runs PHP inside the site's WordPress, in a process of its own, and returns what it prints. */
	protected function as_server( string $code ): string {
		$command = [ PHP_BINARY, dirname( __DIR__, 3 ) . '/tools/site/run.php', self::site_dir() ];
		$process = proc_open( $command, [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], STDERR ], $pipes );
		if ( ! is_resource( $process ) ) {
			throw new RuntimeException( 'cannot start PHP' );
		}
		fwrite( $pipes[0], $code );
		fclose( $pipes[0] );
		$text = (string) stream_get_contents( $pipes[1] );
		if ( 0 !== proc_close( $process ) ) {
			throw new RuntimeException( "failed in the site: $code\n$text" );
		}
		return $text;
	}

	/** Sets an option of tests/fixtures/mu-plugins/mentoriai-test.php for the rest of the test. */
	protected function set( string $name, mixed $value ): void {
		$option      = 'mentoriai_test_' . $name;
		$this->set[] = $option;
		$this->as_server( sprintf( 'update_option( %s, %s );', var_export( $option, true ), var_export( $value, true ) ) );
	}

	/** The newest mail to an address that holds a text, waited for up to 10 seconds; decoded. */
	protected function newest_mail( string $to, string $holding = '' ): string {
		for ( $try = 0; $try < 100; $try++ ) {
			$files = glob( self::demo()['mail_dir'] . '/*.eml' );
			$files = false === $files ? [] : $files;
			usort( $files, static fn ( string $a, string $b ): int => [ filemtime( $b ), $b ] <=> [ filemtime( $a ), $a ] );
			foreach ( $files as $file ) {
				$mail = self::decoded( (string) file_get_contents( $file ) );
				if ( str_contains( $mail, $holding ) && preg_match( '/^To:.*' . preg_quote( $to, '/' ) . '/mi', $mail ) ) {
					return $mail;
				}
			}
			usleep( 100_000 );
			clearstatcache();
		}
		self::fail( "no mail to $to" );
	}

	/** Each part by its own encoding: decoded as another one, `key=3d…` of a plain text loses two characters. */
	private static function decoded( string $mail ): string {
		$parts = preg_split( '~(?=^Content-Type: text/)~m', $mail );
		self::assertIsArray( $parts );
		return implode( array_map( static fn ( string $part ): string => str_contains( $part, 'quoted-printable' ) ? quoted_printable_decode( $part ) : $part, $parts ) );
	}
}
