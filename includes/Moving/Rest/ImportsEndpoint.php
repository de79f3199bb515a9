<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving\Rest;

use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\StaffEndpoint;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Core\Uploads\UploadedFile;
use MentoriaiPortal\Moving\Import;
use MentoriaiPortal\Moving\Imports;
use MentoriaiPortal\Moving\Options;
use MentoriaiPortal\Moving\RefusedFile;
use Throwable;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `POST mentoriai/v1/imports` (multipart `file`, or `from`), `GET …/{id}` (`errors=0`: without them), `POST …/{id}` `{action: "start"|"pause"|"resume"|"stop", …options}`,
 * `GET …/{id}/refused.csv`; see ImportReport for what they answer.
 */
final class ImportsEndpoint extends StaffEndpoint {

	public function __construct( private readonly Imports $imports ) {}

	/** Action `rest_api_init`. */
	public function register(): void {
		$this->add( 'POST', '/imports', $this->take( ... ), StaffMenu::MAY_MOVE );
		$this->add( 'GET', '/imports/(?P<id>\d{1,18})', $this->show( ... ), StaffMenu::MAY_MOVE );
		$this->add( 'POST', '/imports/(?P<id>\d{1,18})', $this->act( ... ), StaffMenu::MAY_MOVE );
		$this->add( 'GET', '/imports/(?P<id>\d{1,18})/refused\.csv', $this->refused( ... ), StaffMenu::MAY_MOVE );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	private function take( WP_REST_Request $request ): array {
		$sent    = $request->get_body_params() + (array) $request->get_json_params();
		$options = Options::of_sent( $sent );
		$from    = $sent['from'] ?? '';
		$files   = UploadedFile::of_field( $request->get_file_params(), 'file' );
		$file    = $files[0] ?? null;
		if ( null === $file && ( ! is_string( $from ) || '' === $from || Imports::CSV === $from ) ) {
			throw ApiError::invalid( array( 'file' => 'required' ) );
		}
		if ( null !== $file && $file->is_beyond_limit ) {
			throw new ApiError( 'too_large', 413 );
		}
		$import = null === $file ? $this->imports->begin( (string) $from, $options ) : $this->imports->take( $file->path, $options, $file->name );
		try {
			$map = $sent['map'] ?? array();
			$map = is_string( $map ) ? json_decode( $map, true ) : $map;
			return $this->imports->report( $this->imports->check( $import->id, $options, array_column( Imports::mapped( $import->heads, is_array( $map ) ? $map : throw new InvalidInput( array( 'map' => 'invalid' ) ) ), 'field' ) ) );
		} catch ( Throwable $error ) {
			$this->imports->discard( $import->id );
			throw $error;
		}
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	private function show( WP_REST_Request $request ): array {
		$import = $this->asked( $request );
		$this->imports->nudge( $import );
		// Who only looks how far it is asks for `errors=0`.
		return '0' === ( $request->get_query_params()['errors'] ?? null ) ? $this->imports->report( $import, 0 ) : $this->imports->report( $import );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	private function act( WP_REST_Request $request ): array {
		$import = $this->asked( $request );
		$sent   = (array) $request->get_json_params() + $request->get_body_params();
		return $this->imports->report(
			match ( $sent['action'] ?? null ) {
				'start'  => $this->imports->start( $import->id, Options::of_sent( array_intersect_key( $sent, array_flip( Options::NAMES ) ) + $import->options->stored() ) ),
				'pause'  => $this->imports->pause( $import->id ),
				'resume' => $this->imports->resume( $import->id ),
				'stop'   => $this->imports->stop( $import->id ),
				default  => throw new InvalidInput( array( 'action' => 'invalid' ) ),
			}
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function refused( WP_REST_Request $request ): WP_REST_Response {
		return ( new RefusedFile( $this->imports ) )->reply( $this->asked( $request ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function asked( WP_REST_Request $request ): Import {
		// Of the address alone: WordPress would let the body override it.
		return $this->imports->find( (int) ( $request->get_url_params()['id'] ?? 0 ) );
	}
}
