<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use Closure;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Identity\Authenticator;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Schema\InvalidInput;
use Throwable;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The one door of data/v1: language, limit by address, identity, access, input, route — and the only place
 * that catches. It answers in `rest_pre_dispatch`, because WordPress reads and checks a body before it asks who is there.
 */
final class Dispatcher {

	public const NAMESPACE = 'data/v1';

	private ?RouteTable $table = null;

	/** @param Closure(): list<Route> $routes */
	public function __construct(
		private readonly Closure $routes,
		private readonly Authenticator $authenticator,
		private readonly RateLimiter $limiter,
		private readonly ClientIp $address,
		private readonly Locale $locale,
		private readonly Origins $origins
	) {}

	public function register(): void {
		add_action( 'parse_request', array( $this, 'seclude' ), 5 );
		add_filter( 'rest_pre_dispatch', array( $this, 'answer' ), 5, 3 );
		add_filter( 'rest_post_dispatch', array( $this, 'unify_core_errors' ), 100, 3 );
		add_filter( 'rest_pre_serve_request', array( TextBody::class, 'serve' ), 10, 3 );
	}

	/**
	 * Switches off, for a request to data/v1, what WordPress's REST server would read into it: cookies, nonces,
	 * `_method`, `_jsonp` and the like, and CORS for any origin.
	 *
	 * @param \WP $wp The request as parsed.
	 */
	public function seclude( \WP $wp ): void {
		$route = $wp->query_vars['rest_route'] ?? '';
		if ( ! is_string( $route ) || ! self::is_ours( $route ) ) {
			return;
		}
		foreach ( array( '_envelope', '_jsonp', '_fields', '_embed', '_locale', '_method' ) as $name ) {
			unset( $_GET[ $name ], $_REQUEST[ $name ] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- ignored on purpose (docs/contract.md#conventions).
		}
		unset( $_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'] );
		// The REST server asks again when nobody is logged in.
		add_filter( 'determine_current_user', '__return_zero', PHP_INT_MAX );
		wp_set_current_user( 0 );
		add_filter( 'rest_authentication_errors', '__return_true', 5 );
		add_action( 'rest_api_init', static fn (): bool => remove_filter( 'rest_pre_serve_request', 'rest_send_cors_headers' ), 100 );
		// WordPress's own routes take a quarter of an empty request to register, and none of them answers here.
		remove_action( 'rest_api_init', 'create_initial_rest_routes', 99 );
	}

	/**
	 * @param mixed                                 $result Answer of an earlier filter.
	 * @param mixed                                 $server The REST server.
	 * @param WP_REST_Request<array<string, mixed>> $http   The request.
	 */
	public function answer( mixed $result, mixed $server, WP_REST_Request $http ): mixed {
		if ( ! self::is_ours( $http->get_route() ) ) {
			return $result;
		}
		foreach ( array( '_fields', '_envelope', '_embed' ) as $name ) {
			// Asked first: WordPress cannot unset a parameter of a body that is a mere JSON string or number.
			if ( isset( $http[ $name ] ) ) {
				unset( $http[ $name ] );
			}
		}
		$lang = Lang::from_query( $http->get_query_params()['lang'] ?? null );
		return $this->locale->within( $lang, fn (): WP_REST_Response => $this->respond( $http, $lang ) );
	}

	/**
	 * Errors that WordPress itself makes for our paths get our body.
	 *
	 * @param WP_REST_Response                      $response
	 * @param mixed                                 $server
	 * @param WP_REST_Request<array<string, mixed>> $http
	 */
	public function unify_core_errors( WP_REST_Response $response, mixed $server, WP_REST_Request $http ): WP_REST_Response {
		$data = $response->get_data();
		if ( self::is_ours( $http->get_route() ) && is_array( $data ) && isset( $data['code'] ) && ! isset( $data['errorCode'] ) ) {
			$status = $response->get_status();
			return self::failure( new ApiError( 401 === $status ? 'not_logged_in' : 'server_error', $status ) );
		}
		return $response;
	}

	/**
	 * What a guest would get from a public GET, for pages that carry it with them; takes from no limit.
	 *
	 * @param string                $path  Below data/v1.
	 * @param array<string, string> $query Query.
	 * @return array<mixed>|ApiError The body, or the refusal.
	 */
	public function read( string $path, array $query, Lang $lang ): array|ApiError {
		$this->table ??= new RouteTable( ( $this->routes )() );
		try {
			[ $route, $params ] = $this->table->find( $path, 'GET' );
			$route::access()->check( null );
			$request = new Request( $route::input()->read( $params + $query, true ), null, $lang, '', '' );
			return $this->locale->within( $lang, static fn (): array => $route->handle( $request )->data );
		} catch ( InvalidInput $wrong ) {
			return ApiError::invalid( $wrong->fields );
		} catch ( ApiError $error ) {
			return $error;
		}
	}

	/** @param WP_REST_Request<array<string, mixed>> $http */
	private function respond( WP_REST_Request $http, Lang $lang ): WP_REST_Response {
		$origin = $this->origins->headers( $http->get_header( 'origin' ), 'OPTIONS' === $http->get_method() );
		try {
			$response = $this->run( $http, $lang );
		} catch ( ApiError $error ) {
			$response = self::failure( $error );
		} catch ( Throwable $error ) {
			FaultLog::write( $error );
			$response = self::failure( new ApiError( 'server_error', 500 ) );
		}
		$response->set_headers( $origin + $response->get_headers() + array( 'X-Content-Type-Options' => 'nosniff' ) );
		return $response;
	}

	/** @param WP_REST_Request<array<string, mixed>> $http */
	private function run( WP_REST_Request $http, Lang $lang ): WP_REST_Response {
		$method           = 'HEAD' === $http->get_method() ? 'GET' : $http->get_method();
		$path             = trim( substr( $http->get_route(), strlen( '/' . self::NAMESPACE ) ), '/' );
		$this->table    ??= new RouteTable( ( $this->routes )() );
		if ( 'OPTIONS' === $method ) {
			return new WP_REST_Response( array(), 200, array( 'Cache-Control' => 'private, no-store' ) );
		}
		[ $route, $params ] = $this->table->find( $path, $method );

		$ip    = $this->address->network();
		$limit = $route::address_limit();
		if ( null !== $limit ) {
			$this->limiter->take( $limit->name, $ip );
		}
		$identity = $this->identify( $http );
		$route::access()->check( $identity );
		$reply = $route->handle( self::request( $http, $route, $params, $identity, $lang, $ip ) );
		if ( null !== $limit && $limit->failures_only ) {
			$this->limiter->give_back( $limit->name, $ip );
		}
		return self::success( $reply, $http, $route );
	}

	/** @param WP_REST_Request<array<string, mixed>> $http */
	private function identify( WP_REST_Request $http ): ?Identity {
		$header = (string) $http->get_header( 'authorization' );
		return 1 === preg_match( '~^Bearer +([0-9a-f]{64})$~iD', $header, $found ) ? $this->authenticator->identify( $found[1] ) : null;
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $http
	 * @param array<string, string>                 $params
	 */
	private static function request( WP_REST_Request $http, Route $route, array $params, ?Identity $identity, Lang $lang, string $ip ): Request {
		[ $sent, $form, $files ] = BodyReader::read( $http, $route::class );
		try {
			return new Request( $route->read( $params + $sent, $form ), $identity, $lang, $ip, (string) $http->get_header( 'user_agent' ), $files );
		} catch ( InvalidInput $wrong ) {
			throw ApiError::invalid( $wrong->fields );
		}
	}

	/** @param WP_REST_Request<array<string, mixed>> $http */
	private static function success( Reply $reply, WP_REST_Request $http, Route $route ): WP_REST_Response {
		$headers = $reply->headers + array( 'Cache-Control' => 'private, no-store' );
		$body    = $reply->text ?? $reply->data;
		if ( 'POST' === $http->get_method() || ! $route::is_cacheable() || null !== $http->get_header( 'authorization' ) ) {
			return new WP_REST_Response( $body, $reply->status, $headers );
		}
		$etag                     = 'W/"' . md5( (string) wp_json_encode( $body ) ) . '"';
		$headers['Cache-Control'] = 'public, max-age=60, stale-while-revalidate=300';
		$headers['ETag']          = $etag;
		$known                    = array_map( 'trim', explode( ',', (string) $http->get_header( 'if_none_match' ) ) );
		$unchanged                = in_array( $etag, $known, true ) || in_array( substr( $etag, 2 ), $known, true );
		return $unchanged ? new WP_REST_Response( null, 304, $headers ) : new WP_REST_Response( $body, 200, $headers );
	}

	private static function failure( ApiError $error ): WP_REST_Response {
		$message = '' === $error->getMessage() ? ErrorTexts::for_code( $error->error ) : $error->getMessage();
		$fields  = array() === $error->fields ? array() : array( 'fields' => $error->fields );
		return new WP_REST_Response(
			array(
				'status'    => false,
				'code'      => $error->error,
				'errorCode' => $error->error,
				'message'   => $message,
				'msg'       => $message,
				'data'      => array( 'status' => $error->status ) + $fields + $error->data,
			),
			$error->status,
			array( 'Cache-Control' => 'private, no-store' ) + $error->headers
		);
	}

	public static function is_ours( string $route ): bool {
		return 1 === preg_match( '~^/' . self::NAMESPACE . '(/|$)~', $route );
	}
}
