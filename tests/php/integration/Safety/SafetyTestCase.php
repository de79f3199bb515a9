<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use MentoriaiPortal\Tests\Integration\Profiles\Documents;
use MentoriaiPortal\Tests\IntegrationTestCase;
use WP_REST_Response;

/**
 * World, and calls of any route by anybody in it. The clock stands at 10:15 in Vilnius on 2026-11-21.
 */
abstract class SafetyTestCase extends IntegrationTestCase {

	private const UPLOADS = array(
		'POST user/editavatar' => array( 'file', 'a.png' ),
		'POST user/editcv'     => array( 'files', 'a.pdf' ),
	);

	protected World $world;

	protected function setUp(): void {
		parent::setUp();
		$this->clock_at( World::NOW );
		add_filter( 'mentoriai_bot_check', static fn (): string => 'none', 20 );
		add_filter( 'mentoriai_oauth_providers', static fn (): array => array( 'google' => array( 'client_id' => 'a', 'client_secret' => 'b' ) ), 20 );
		$this->world = new World( $this->db(), fn ( string $route, array $fields, string $who ): array => $this->good( $this->ask( $route, $fields, $this->world->token( $who ) ) ) );
	}

	protected function clock_at( int $time ): void {
		remove_all_filters( 'mentoriai_clock' );
		add_filter( 'mentoriai_clock', static fn (): int => $time );
	}

	/** The portal's own limits instead of the raised ones of the test site. */
	protected function real_limits(): void {
		update_option( 'mentoriai_test_limits', 'real' );
	}

	/**
	 * Calls a route: fields of its path go there, the others into the query or a JSON body.
	 *
	 * @param array<array-key, mixed> $fields
	 * @param array<string, string>   $headers
	 */
	protected function ask( string $route, array $fields, ?string $token = null, array $headers = array() ): WP_REST_Response {
		[ $method, $pattern ] = explode( ' ', $route, 2 );
		$path                 = (string) preg_replace_callback(
			'~\{(\w+)\}~',
			static function ( array $found ) use ( &$fields ): string {
				$value = $fields[ $found[1] ] ?? '';
				unset( $fields[ $found[1] ] );
				return rawurlencode( is_scalar( $value ) ? (string) $value : '' );
			},
			$pattern
		);
		if ( isset( self::UPLOADS[ $route ] ) ) {
			return $this->upload( $method, $path, self::UPLOADS[ $route ], $token );
		}
		$query = 'GET' === $method && array() !== $fields ? '?' . http_build_query( $fields ) : '';
		return $this->request( $method, $path . $query, 'GET' === $method ? array() : $fields, $token, $headers );
	}

	/** @return array<mixed> */
	protected function good( WP_REST_Response $reply ): array {
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data();
	}

	/**
	 * Files go as PHP hands them over.
	 *
	 * @param array{string, string} $file Field and name.
	 */
	private function upload( string $method, string $path, array $file, ?string $token ): WP_REST_Response {
		$tmp = (string) tempnam( sys_get_temp_dir(), 'up' );
		file_put_contents( $tmp, 'a.png' === $file[1] ? Documents::png( 30, 30 ) : Documents::pdf() );
		$entry  = array( 'name' => $file[1], 'type' => '', 'tmp_name' => $tmp, 'error' => UPLOAD_ERR_OK, 'size' => filesize( $tmp ) );
		$_FILES = array( $file[0] => 'files' === $file[0] ? array_map( static fn ( mixed $fact ): array => array( $fact ), $entry ) : $entry );
		try {
			return $this->request( $method, $path, array(), $token, array( 'Content-Type' => 'multipart/form-data; boundary=x', 'Content-Length' => '100' ) );
		} finally {
			$_FILES = array();
			unlink( $tmp );
		}
	}

	/**
	 * A call with one field changed, `planSteps.0.veiksmas` too.
	 *
	 * @param array<array-key, mixed> $fields
	 * @return array<array-key, mixed>
	 */
	protected static function with( array $fields, string $place, mixed $value ): array {
		$at = &$fields;
		foreach ( explode( '.', $place ) as $key ) {
			$at = is_array( $at ) ? $at : array();
			$at = &$at[ $key ];
		}
		$at = $value;
		return $fields;
	}
}
