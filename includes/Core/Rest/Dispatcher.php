<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Identity\Authenticator;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Schema\InvalidInput;
use RuntimeException;
use Throwable;
use WeakMap;
use WP;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The one way into data/v1: language, limit by address, identity, access, input, route — and the only place
 * that catches exceptions. It answers in `rest_pre_dispatch`, because WordPress parses and validates a body before it checks who is calling.
 */
final class Dispatcher {

	public const NAMESPACE = 'data/v1';

	/** @var WeakMap<WP_REST_Request<array<string, mixed>>, WP_REST_Response> Our responses, by request. */
	private readonly WeakMap $given;

	public function __construct(
		private readonly RouteTable $routes,
		private readonly Authenticator $authenticator,
		private readonly RateLimiter $limiter,
		private readonly ClientIp $address,
		private readonly Locale $locale,
		private readonly Origins $origins
	) {
		$this->given = new WeakMap();
	}

	/** Condition of the filters that get a request: whether it is for data/v1. */
	public static function is_asked( mixed $value = null, mixed $server = null, mixed $http = null ): bool {
		return $http instanceof WP_REST_Request && self::is_ours( $http->get_route() );
	}

	/** Of `rest_request_before_callbacks`: whether it is about one user of WordPress. Here, because every REST request loads this file. */
	public static function is_of_wp_user( mixed $response = null, mixed $handler = null, mixed $http = null ): bool {
		return $http instanceof WP_REST_Request && 1 === preg_match( '~^/wp/v2/users/\d~i', $http->get_route() );
	}

	/** Condition of `rest_api_init`: whether WordPress is asked which routes exist. */
	public static function is_listed(): bool {
		$asked = MainRequest::route();
		return in_array( trim( $asked, '/' ), array( '', self::NAMESPACE ), true ) || ( self::is_ours( $asked ) && MainRequest::is_options() );
	}

	/**
	 * Action `parse_request`. Switches off, for a request to data/v1, what WordPress's REST server would read into it:
	 * cookies, nonces, `_method`, `_jsonp` and the like, and CORS for any origin.
	 */
	public static function isolate_from_core( mixed $wp ): void {
		$route = $wp instanceof WP ? $wp->query_vars['rest_route'] ?? '' : '';
		if ( ! is_string( $route ) || ! self::is_ours( $route ) ) {
			return;
		}
		// Plugins' page caches know neither bearer tokens nor headers; caches that obey headers store what may be stored.
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
		foreach ( array( '_envelope', '_jsonp', '_fields', '_embed', '_locale', '_method' ) as $name ) {
			unset( $_GET[ $name ], $_REQUEST[ $name ] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- ignored on purpose (docs/contract.md#conventions).
		}
		unset( $_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'] );
		// The REST server asks again when no one is logged in.
		add_filter( 'determine_current_user', '__return_zero', PHP_INT_MAX );
		wp_set_current_user( 0 );
		// First, for callbacks that respect an earlier answer, and last: a filter that checks WordPress's users sees no one here.
		add_filter( 'rest_authentication_errors', '__return_true', 5 );
		add_filter( 'rest_authentication_errors', '__return_true', PHP_INT_MAX );
		add_action( 'rest_api_init', static fn (): bool => remove_filter( 'rest_pre_serve_request', 'rest_send_cors_headers' ), 100 );
		// WordPress's own routes take a quarter of an empty request to register, and none of them answers here.
		remove_action( 'rest_api_init', 'create_initial_rest_routes', 99 );
	}

	/**
	 * Filter `rest_pre_dispatch`. An answer given before ours stays; the bare namespace is WordPress's index.
	 *
	 * @param mixed                                 $result Response of an earlier filter.
	 * @param mixed                                 $server The REST server.
	 * @param WP_REST_Request<array<string, mixed>> $http   The request; see is_asked().
	 */
	public function dispatch( mixed $result, mixed $server, WP_REST_Request $http ): mixed {
		if ( null !== $result || '' === self::path( $http ) ) {
			return $result;
		}
		$this->given[ $http ] = MainRequest::is( $http->get_route() ) ? $this->respond( $http ) : $this->refuse( $http );
		return $this->given[ $http ];
	}

	/**
	 * The same filter, last: our answer stays. Plugins that return null to pass a request on, or refuse a
	 * bearer token because it is not theirs, do not mean our routes.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $http
	 */
	public function keep( mixed $result, mixed $server, WP_REST_Request $http ): mixed {
		return $this->given[ $http ] ?? $result;
	}

	/** @param WP_REST_Request<array<string, mixed>> $http */
	public function respond( WP_REST_Request $http ): WP_REST_Response {
		foreach ( array( '_fields', '_envelope', '_embed' ) as $name ) {
			// Asked first: WordPress cannot unset a parameter of a body that is a mere JSON string or number.
			if ( isset( $http[ $name ] ) ) {
				unset( $http[ $name ] );
			}
		}
		$lang = Lang::from_query( $http->get_query_params()['lang'] ?? null );
		return $this->locale->within( $lang, fn (): WP_REST_Response => $this->respond_in( $lang, $http ) );
	}

	/**
	 * Filter `rest_post_dispatch`: errors that WordPress itself makes for our paths get our body, or give way to our answer
	 * where a plugin came even after keep().
	 *
	 * @param WP_REST_Request<array<string, mixed>> $http
	 */
	public function unify_core_errors( mixed $response, mixed $server, WP_REST_Request $http ): mixed {
		$data = $response instanceof WP_REST_Response ? $response->get_data() : null;
		if ( ! is_array( $data ) || ! isset( $data['code'] ) || isset( $data['errorCode'] ) ) {
			return $response;
		}
		if ( isset( $this->given[ $http ] ) ) {
			return $this->given[ $http ];
		}
		$codes = array(
			401 => 'not_logged_in',
			403 => 'forbidden',
			404 => 'not_found',
		);
		return self::failure( new ApiError( $codes[ $response->get_status() ] ?? 'server_error', $response->get_status() ) );
	}

	/**
	 * What a guest would get from a public GET, for pages that include it; uses up no limit.
	 *
	 * @param string                $path  Below data/v1.
	 * @param array<string, string> $query Query.
	 * @return array<mixed>|ApiError The body, or the refusal.
	 */
	public function read( string $path, array $query, Lang $lang ): array|ApiError {
		try {
			[ $route, $params ] = $this->routes->find( $path, 'GET' );
			$route::access()->check( null );
			$request = new Request( $route::input()->read( $params + $query, true ), null, $lang, '', '' );
			return $this->locale->within( $lang, static fn (): array => $route->handle( $request )->data );
		} catch ( InvalidInput $wrong ) {
			return ApiError::invalid( $wrong->fields );
		} catch ( ApiError $error ) {
			return $error;
		} catch ( Throwable $error ) {
			FaultLog::write( $error, $path );
			return ApiError::of( $error );
		}
	}

	/** @param WP_REST_Request<array<string, mixed>> $http */
	private function respond_in( Lang $lang, WP_REST_Request $http ): WP_REST_Response {
		$origin = $this->origins->headers( $http->get_header( 'origin' ), 'OPTIONS' === $http->get_method() );
		try {
			$response = $this->run( $http, $lang );
		} catch ( ApiError $error ) {
			$response = self::failure( $error );
		} catch ( Throwable $error ) {
			FaultLog::write( $error );
			$response = self::failure( ApiError::of( $error ) );
		}
		$response->set_headers( $origin + $response->get_headers() + array( 'X-Content-Type-Options' => 'nosniff' ) );
		return $response;
	}

	/** @param WP_REST_Request<array<string, mixed>> $http */
	private function run( WP_REST_Request $http, Lang $lang ): WP_REST_Response {
		$method = 'HEAD' === $http->get_method() ? 'GET' : $http->get_method();
		if ( 'OPTIONS' === $method ) {
			return $this->describe( $http );
		}
		[ $route, $params ] = $this->routes->find( self::path( $http ), $method );

		$ip    = $this->address->network();
		$limit = $route::address_limit();
		if ( null !== $limit ) {
			$this->count( $limit, $ip, $route instanceof PublicReadRoute );
		}
		$identity = $this->identify( $http );
		$route::access()->check( $identity );
		$reply = $route->handle( self::request( $http, $route, $params, $identity, $lang, $ip ) );
		if ( null !== $limit && $limit->failures_only ) {
			$this->limiter->give_back( $limit->name, $ip );
		}
		return self::success( $reply, $http, $route );
	}

	/** If the database takes no writes, or the counters are lost, nothing can be counted: public data can be read all the same. */
	private function count( IpLimit $limit, string $ip, bool $is_read ): void {
		try {
			$this->limiter->take( $limit->name, $ip );
		} catch ( RuntimeException $error ) {
			if ( ! $is_read || $error instanceof ApiError ) {
				throw $error;
			}
		}
	}

	/**
	 * OPTIONS: methods, fields and shape as WordPress words them; see Discovery.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $http
	 * @throws ApiError 404.
	 */
	private function describe( WP_REST_Request $http ): WP_REST_Response {
		$headers   = array(
			'Allow'         => $this->routes->allowed( self::path( $http ) ),
			'Cache-Control' => 'private, no-store',
		);
		$described = rest_handle_options_request( null, rest_get_server(), $http );
		return new WP_REST_Response( $described->get_data(), 200, $headers );
	}

	/**
	 * Other ways to the route, such as batch/v1, are refused.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $http
	 */
	private function refuse( WP_REST_Request $http ): WP_REST_Response {
		return $this->locale->within( Lang::from_query( $http->get_query_params()['lang'] ?? null ), static fn (): WP_REST_Response => self::failure( ApiError::not_found() ) );
	}

	/**
	 * Below data/v1, without slashes at the ends.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $http
	 */
	private static function path( WP_REST_Request $http ): string {
		return trim( substr( $http->get_route(), strlen( '/' . self::NAMESPACE ) ), '/' );
	}

	/** @param WP_REST_Request<array<string, mixed>> $http */
	private function identify( WP_REST_Request $http ): ?Identity {
		$token = Bearer::of( $http );
		return null === $token ? null : $this->authenticator->identify( $token );
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
		if ( 'POST' === $http->get_method() || ! $route::is_cacheable() || array() !== Bearer::sent( $http ) ) {
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
		$message = ErrorTexts::of( $error );
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
