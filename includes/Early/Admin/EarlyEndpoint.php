<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early\Admin;

use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Early\EarlySwitch;
use MentoriaiPortal\Early\EarlyTexts;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `mentoriai-admin/v1/early`: the switch of the settings screen, with WordPress's cookie and nonce.
 */
final readonly class EarlyEndpoint {

	public const NAMESPACE = MainRequest::ADMIN_API;
	public const PATH      = '/early';

	public function __construct( private EarlySwitch $early ) {}

	/** @return list<array<string, mixed>> For register_rest_route(). */
	public function routes(): array {
		return array(
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'read' ),
				'permission_callback' => static fn (): bool => current_user_can( 'manage_options' ),
			),
			array(
				'methods'             => 'POST',
				'callback'            => array( $this, 'write' ),
				'permission_callback' => array( $this->early, 'is_allowed' ),
			),
		);
	}

	public function read(): WP_REST_Response {
		$status = $this->early->status();
		return new WP_REST_Response( $status + array( 'text' => EarlyTexts::of( $status['state'] ) ) );
	}

	/**
	 * Takes `{on: bool}` and answers as read(); writing the file again is `on: true`.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function write( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$on = $request->get_json_params()['on'] ?? null;
		if ( ! is_bool( $on ) ) {
			return new WP_Error( 'invalid_input', __( 'Check the marked fields.', 'mentoriai-portal' ), array( 'status' => 400 ) );
		}
		if ( $on ? $this->early->on() : $this->early->off() ) {
			return $this->read();
		}
		return new WP_Error(
			'not_writable',
			sprintf(
				/* translators: %s: path of a file */
				__( 'WordPress is not allowed to write this file: %s', 'mentoriai-portal' ),
				$this->early->status()['file']
			),
			array( 'status' => 409 )
		);
	}
}
