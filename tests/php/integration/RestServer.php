<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests;

use WP_REST_Server;

/**
 * WordPress's REST server with its headers kept instead of sent.
 */
final class RestServer extends WP_REST_Server {

	/** @var array<string, string> */
	public array $sent_headers = [];

	public int $sent_status = 200;

	/**
	 * @param string $key   Name.
	 * @param string $value Value.
	 */
	public function send_header( $key, $value ): void {
		$this->sent_headers[ $key ] = (string) $value;
	}

	/**
	 * @param string $key Name.
	 */
	public function remove_header( $key ): void {
		unset( $this->sent_headers[ $key ] );
	}

	/**
	 * @param int $code HTTP status.
	 */
	protected function set_status( $code ): void {
		$this->sent_status = (int) $code;
	}
}
