<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys\Admin;

use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\ErrorTexts;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Core\Schema\InvalidInput;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Calls of the surveys screen below `mentoriai-admin/v1/surveys`, with WordPress's cookie and nonce.
 */
abstract class Endpoints {

	private const NAMESPACE = MainRequest::ADMIN_API;

	/**
	 * @param string   $path       Below `/surveys`.
	 * @param string   $capability Who may.
	 * @param callable( WP_REST_Request<array<string, mixed>> ): mixed $handle Gives the body.
	 */
	final protected function add( string $method, string $path, string $capability, callable $handle ): void {
		register_rest_route(
			self::NAMESPACE,
			'/surveys' . $path,
			array(
				'methods'             => $method,
				'callback'            => static fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => self::answer( $handle, $request ),
				'permission_callback' => static fn (): bool => current_user_can( $capability ),
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	final protected static function id( WP_REST_Request $request ): int {
		return (int) ( $request->get_url_params()['id'] ?? 0 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	final protected static function number( WP_REST_Request $request, string $name ): int {
		$value = $request->get_query_params()[ $name ] ?? 0;
		return is_numeric( $value ) ? max( 0, (int) $value ) : 0;
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	final protected static function text( WP_REST_Request $request, string $name ): string {
		$value = $request->get_query_params()[ $name ] ?? '';
		return is_string( $value ) ? trim( $value ) : '';
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<mixed>
	 */
	final protected static function body( WP_REST_Request $request, string $name ): array {
		$value = $request->get_json_params()[ $name ] ?? null;
		return is_array( $value ) ? $value : array();
	}

	/**
	 * @param callable( WP_REST_Request<array<string, mixed>> ): mixed $handle
	 * @param WP_REST_Request<array<string, mixed>>                    $request
	 */
	private static function answer( callable $handle, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		try {
			return new WP_REST_Response( $handle( $request ) );
		} catch ( InvalidInput $wrong ) {
			$fields = array_map( self::problem( ... ), $wrong->fields );
			return self::refusal( 'invalid_input', __( 'Nothing has been saved yet: check the marked fields.', 'mentoriai-portal' ), 400, array( 'fields' => (object) $fields ) );
		} catch ( ApiError $error ) {
			return self::refusal( $error->error, ErrorTexts::of( $error ), $error->status, $error->data );
		}
	}

	/** @param array<string, mixed> $data */
	private static function refusal( string $code, string $message, int $status, array $data ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => $status ) + $data );
	}

	private static function problem( string $key ): string {
		return match ( $key ) {
			'required'  => __( 'Fill this in', 'mentoriai-portal' ),
			'too_long'  => __( 'Shorten the text', 'mentoriai-portal' ),
			'twice'     => __( 'This appears twice. Change one of them.', 'mentoriai-portal' ),
			'english'   => __( 'Translate this too, or leave all English fields empty', 'mentoriai-portal' ),
			'too_few'   => __( 'Give at least two options', 'mentoriai-portal' ),
			'date_past' => __( 'Choose today or a later day', 'mentoriai-portal' ),
			'answered'  => __( 'This question has answers: its kind cannot change. Add a new question instead.', 'mentoriai-portal' ),
			'promised'  => __( 'Invitees have already been told this, so you can’t change it.', 'mentoriai-portal' ),
			default     => __( 'This value is not possible', 'mentoriai-portal' ),
		};
	}
}
