<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\StaffMenu;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Routes of `mentoriai/v1`, for staff with WordPress's cookie and nonce. What WordPress refuses it says itself: 401 without an
 * identity, 403 for a wrong nonce and for who may not. Parameters are read after that, not declared, because WordPress would
 * refuse them first.
 */
abstract class StaffEndpoint {

	/**
	 * @param non-falsy-string                                         $path   With a leading slash.
	 * @param callable( WP_REST_Request<array<string, mixed>> ): mixed $handle Gives the body, or a whole answer, whose body may be a text of another type; ApiError and InvalidInput are refusals.
	 */
	final protected function add( string $method, string $path, callable $handle, string $capability = StaffMenu::CAPABILITY ): void {
		register_rest_route(
			MainRequest::STAFF_API,
			$path,
			array(
				'methods'             => $method,
				'callback'            => static fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => self::answer( $handle, $request ),
				'permission_callback' => static fn (): bool => current_user_can( $capability ),
			)
		);
	}

	/**
	 * The page that is asked for, from 0.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @throws InvalidInput
	 */
	final protected static function page( WP_REST_Request $request ): int {
		$page = $request->get_query_params()['page'] ?? '0';
		return is_scalar( $page ) && 1 === preg_match( '~^\d{1,9}$~D', (string) $page ) ? (int) $page : throw new InvalidInput( array( 'page' => 'invalid' ) );
	}

	/**
	 * @param callable( WP_REST_Request<array<string, mixed>> ): mixed $handle
	 * @param WP_REST_Request<array<string, mixed>>                    $request
	 */
	private static function answer( callable $handle, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		try {
			$body = $handle( $request );
			if ( ! $body instanceof WP_REST_Response ) {
				return new WP_REST_Response( $body );
			}
			add_filter( 'rest_pre_serve_request', TextBody::serve( ... ), 10, 3 );
			return $body;
		} catch ( InvalidInput $wrong ) {
			return new WP_Error( 'rest_invalid_param', __( 'Some values are wrong.', 'mentoriai-portal' ), array( 'status' => 400, 'fields' => (object) $wrong->fields ) );
		} catch ( ApiError $error ) {
			return new WP_Error( $error->error, ErrorTexts::of( $error ), array( 'status' => $error->status ) + ( array() === $error->fields ? array() : array( 'fields' => (object) $error->fields ) ) + $error->data );
		}
	}
}
