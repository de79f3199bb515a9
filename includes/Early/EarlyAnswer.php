<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early;

use WP_REST_Response;
use WP_REST_Server;
use WP_Rewrite;

/**
 * An answer with the bytes that WordPress's REST server would send (WP_REST_Server::serve_request()).
 */
final readonly class EarlyAnswer {

	/**
	 * @param array<string, string> $general Headers that every answer of REST has.
	 * @param array<string, string> $own     Headers of this one.
	 */
	private function __construct( public int $status, private array $general, private array $own, public string $body ) {}

	/** Null for what only WordPress can tell how to send. */
	public static function of( WP_REST_Response $response ): ?self {
		$body = wp_json_encode( $response->get_data() );
		if ( ! is_string( $body ) || $response->get_status() >= 500 ) {
			return null;
		}
		$general = array(
			'Content-Type'                  => 'application/json; charset=' . get_option( 'blog_charset' ),
			'X-Robots-Tag'                  => 'noindex',
			'Link'                          => '<' . sanitize_url( self::api_root() ) . '>; rel="https://api.w.org/"',
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
	}

	/** WordPress makes its rewrite rules only after must-use plugins; they must not find ours. */
	private static function api_root(): string {
		global $wp_rewrite;
		$before     = $wp_rewrite;
		$wp_rewrite = $before ?? new WP_Rewrite(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- put back below.
		$root       = get_rest_url();
		$wp_rewrite = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		return $root;
	}
}
