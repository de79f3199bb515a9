<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use MentoriaiPortal\Core\Uploads\UploadedFile;
use WP_REST_Request;

/**
 * Reads what a request sent, within bounds: JSON or a form, 64 KB, 32 levels.
 */
final class BodyReader {

	/** json_decode() counts the values inside as one level more. */
	private const DEPTH = 32 + 1;

	/**
	 * @param WP_REST_Request<array<string, mixed>> $http
	 * @param class-string<Route>                   $route
	 * @return array{array<mixed>, bool, list<UploadedFile>} What was sent, whether it is a form (everything is text), files.
	 * @throws ApiError 400, 413, 415.
	 */
	public static function read( WP_REST_Request $http, string $route ): array {
		if ( 'POST' !== $http->get_method() ) {
			return array( $http->get_query_params(), true, array() );
		}
		$field = $route::upload_field();
		if ( null !== $field ) {
			return self::multipart( $http, $field );
		}
		// Null where PHP made the request.
		$body = (string) $http->get_body();
		if ( max( strlen( $body ), (int) $http->get_header( 'content_length' ) ) > $route::max_body() ) {
			throw new ApiError( 'too_large', 413 );
		}
		$type = $http->get_content_type()['value'] ?? '';
		if ( 'application/x-www-form-urlencoded' === $type ) {
			return array( $http->get_body_params(), true, array() );
		}
		if ( '' === $body && '' === $type ) {
			return array( array(), false, array() );
		}
		if ( 'application/json' !== $type ) {
			throw new ApiError( 'unsupported_type', 415 );
		}
		$decoded = '' === $body ? array() : json_decode( $body, true, self::DEPTH );
		if ( ! is_array( $decoded ) || ( array_is_list( $decoded ) && array() !== $decoded ) ) {
			throw ApiError::invalid();
		}
		return array( $decoded, false, array() );
	}

	/**
	 * PHP has read the body already. It silently discards a whole body that exceeds its limit.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $http
	 * @return array{array<mixed>, bool, list<UploadedFile>}
	 */
	private static function multipart( WP_REST_Request $http, string $field ): array {
		$length = (int) $http->get_header( 'content_length' );
		$limit  = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		if ( $limit > 0 && $length > $limit ) {
			throw new ApiError( 'too_large', 413 );
		}
		$type = $http->get_content_type()['value'] ?? '';
		if ( 'multipart/form-data' !== $type && ( '' !== $type || '' !== (string) $http->get_body() ) ) {
			throw new ApiError( 'unsupported_type', 415 );
		}
		return array( $http->get_body_params(), true, UploadedFile::of_field( $http->get_file_params(), $field ) );
	}
}
