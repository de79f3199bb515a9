<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings;

use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Core\Schema\InvalidInput;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `mentoriai-admin/v1/settings`: what the settings screen reads and writes, with WordPress's cookie and nonce.
 */
final readonly class SettingsEndpoint {

	public const NAMESPACE = MainRequest::ADMIN_API;
	public const PATH      = '/settings';

	public function __construct( private SettingsForm $form ) {}

	/** @return list<array<string, mixed>> For register_rest_route(). */
	public function routes(): array {
		return array(
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'read' ),
				'permission_callback' => array( $this->form, 'is_open' ),
			),
			array(
				'methods'             => 'POST',
				'callback'            => array( $this, 'write' ),
				'permission_callback' => array( $this->form, 'is_open' ),
			),
		);
	}

	public function read(): WP_REST_Response {
		return new WP_REST_Response( $this->form->present() );
	}

	/**
	 * Takes `{values: {name: value}}` and answers as read(); wrong values are 400 with `data.fields`, path to message.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function write( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$sent = $request->get_json_params()['values'] ?? null;
		if ( ! is_array( $sent ) ) {
			return self::refusal( 400, array() );
		}
		try {
			$this->form->save( $sent );
		} catch ( InvalidInput $wrong ) {
			return self::refusal( in_array( 'forbidden', $wrong->fields, true ) ? 403 : 400, $wrong->fields );
		}
		return $this->read();
	}

	/** @param array<string, string> $fields Path to message key. */
	private static function refusal( int $status, array $fields ): WP_Error {
		return new WP_Error(
			403 === $status ? 'forbidden' : 'invalid_input',
			__( 'Nothing was saved: some values are wrong.', 'mentoriai-portal' ),
			array(
				'status' => $status,
				'fields' => (object) array_map( array( Texts::class, 'of_error' ), $fields ),
			)
		);
	}
}
