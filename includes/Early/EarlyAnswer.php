<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early;

use WP_REST_Response;
use WP_REST_Server;

/**
 * An answer with the bytes that WordPress's REST server would send (WP_REST_Server::serve_request()).
 */
final readonly class EarlyAnswer {

	/**
	 * @param array<string, string> $general Headers that every answer of REST has.
	 * @param array<string, string> $own     Headers of this one.
	 */
	private function __construct( public int $status, private array $general, private array $own, public string $body ) {}

	/**
	 * Null for what only WordPress can tell how to send.
	 *
	 * @param string $root Address of the REST API.
	 */
	public static function of( WP_REST_Response $response, string $root ): ?self {
		$body = wp_json_encode( $response->get_data() );
		if ( ! is_string( $body ) || $response->get_status() >= 500 ) {
			return null;
		}
		$general = array(
			'Content-Type'                  => 'application/json; charset=' . get_option( 'blog_charset' ),
			'X-Robots-Tag'                  => 'noindex',
			'Link'                          => '<' . $root . '>; rel="https://api.w.org/"',
			'X-Content-Type-Options'        => 'nosniff',
			'Access-Control-Expose-Headers' => 'X-WP-Total, X-WP-TotalPages, Link',
			'Access-Control-Allow-Headers'  => 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
		);
		return new self( $response->get_status(), $general, array_map( 'strval', $response->get_headers() ), $body );
	}

	/** @return array<string, string> As they arrive. */
	public function headers(): array {
		return array_merge( $this->general, $this->own );
	}

	public function send(): void {
		$server = new WP_REST_Server();
		$server->send_headers( $this->general );
		$server->send_headers( $this->own );
		status_header( $this->status );
		echo $this->body; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON with its own type and nosniff.
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			// No one waits while PHP tidies up.
			fastcgi_finish_request();
		}
	}
}
