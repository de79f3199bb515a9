<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early;

use MentoriaiPortal\Core\Rest\Dispatcher;
use WP_REST_Request;
use WP_REST_Server;

/**
 * A request in the plain form in which the app asks. Everything unusual is WordPress's to read: another method, a body,
 * an origin, a parameter that WordPress itself knows.
 */
final readonly class EarlyRequest {

	/** What open screens ask again and again: new messages, unread flags. None takes from a limit: addresses are hashed with wp_salt(), which is pluggable. */
	public const ROUTES = array( 'get_conversation_meta', 'get_plans_status', 'user' );

	private const QUERY = array( 'convo_id', 'after_id', 'before_id', 'limit', 'lang' );

	/** Headers that make an answer another one, or that only a client of other habits sends. */
	private const UNUSUAL = array( 'HTTP_ORIGIN', 'HTTP_X_HTTP_METHOD_OVERRIDE', 'HTTP_TRANSFER_ENCODING', 'CONTENT_TYPE', 'HTTP_CONTENT_TYPE' );

	/**
	 * @param string       $home   Path of the site's home in front of `/wp-json`; '' for none.
	 * @param string       $route  Path below data/v1.
	 * @param array<mixed> $query  As PHP read it.
	 * @param array<mixed> $server As PHP made it, nothing added.
	 */
	private function __construct( public string $home, public string $route, private array $query, private array $server ) {}

	/**
	 * @param array<mixed> $server $_SERVER.
	 * @param array<mixed> $query  $_GET.
	 */
	public static function of( array $server, array $query ): ?self {
		$uri = $server['REQUEST_URI'] ?? '';
		if ( 'GET' !== ( $server['REQUEST_METHOD'] ?? '' ) || ! is_string( $uri ) || array() !== array_diff( array_keys( $query ), self::QUERY ) ) {
			return null;
		}
		foreach ( self::UNUSUAL as $header ) {
			if ( '' !== ( $server[ $header ] ?? '' ) ) {
				return null;
			}
		}
		$names = implode( '|', self::ROUTES );
		if ( '' !== trim( (string) ( $server['CONTENT_LENGTH'] ?? '' ), '0' ) || 1 !== preg_match( '~^((?:/[\w.-]+)*)/wp-json/' . Dispatcher::NAMESPACE . "/($names)/?(?:\?|$)~D", $uri, $found ) ) {
			return null;
		}
		// WordPress in recovery mode leaves out broken plugins for one browser.
		return str_contains( (string) ( $server['HTTP_COOKIE'] ?? '' ), 'wordpress_rec_' ) ? null : new self( $found[1], $found[2], $query, $server );
	}

	/**
	 * The same as WordPress's REST server would make of it.
	 *
	 * @return WP_REST_Request<array<string, mixed>>
	 */
	public function http(): WP_REST_Request {
		$http = new WP_REST_Request( 'GET', '/' . Dispatcher::NAMESPACE . '/' . $this->route );
		$http->set_query_params( $this->query );
		$http->set_headers( ( new WP_REST_Server() )->get_headers( $this->server ) );
		return $http;
	}
}
