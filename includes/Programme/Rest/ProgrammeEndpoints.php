<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme\Rest;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\StaffEndpoint;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Programme\Programme;
use MentoriaiPortal\Programme\ProgrammeFilter;
use MentoriaiPortal\Programme\Report;
use MentoriaiPortal\Programme\Reports;
use WP_REST_Request;

/**
 * `mentoriai/v1/programme`, with WordPress's cookie and nonce: GET `?from&to&field&role` gives the figures. `…/reports`: GET `?page` lists reports, POST
 * `{from, to, field?, role?, words:{lt, en}}` writes a draft; `…/reports/{id}`: GET gives one, POST `{action}` approves a draft (`approve`), changes it (`change`,
 * with the fields of a new one) or deletes it (`delete`).
 *
 * @phpstan-import-type Figures from Programme
 */
final class ProgrammeEndpoints extends StaffEndpoint {

	private const PER_PAGE = 20;

	private const ONE = '/programme/reports/(?P<id>\d{1,18})';

	public function __construct( private readonly Programme $programme, private readonly Reports $reports, private readonly Clock $clock ) {}

	/** Action `rest_api_init`. */
	public function register(): void {
		$this->add( 'GET', '/programme', fn ( WP_REST_Request $request ): array => $this->programme->figures( ProgrammeFilter::of_query( $request->get_query_params(), $this->clock ) ) );
		$this->add( 'GET', '/programme/reports', $this->list( ... ) );
		$this->add( 'POST', '/programme/reports', fn ( WP_REST_Request $request ): array => $this->present( $this->reports->create( (array) $request->get_json_params() ) ) );
		$this->add( 'GET', self::ONE, fn ( WP_REST_Request $request ): array => $this->present( $this->reports->find( self::id( $request ) ) ) );
		$this->add( 'POST', self::ONE, $this->act( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{list: list<array<string, mixed>>, total: int}
	 */
	private function list( WP_REST_Request $request ): array {
		$reports = $this->reports->page( self::PER_PAGE, self::PER_PAGE * self::page( $request ) );
		return array(
			'list'  => array_map( self::row( ... ), $reports, $this->reports->all_figures( $reports, self::lang() ) ),
			'total' => $this->reports->count(),
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 * @throws ApiError 404, 409.
	 * @throws InvalidInput
	 */
	private function act( WP_REST_Request $request ): array {
		$id   = self::id( $request );
		$sent = (array) $request->get_json_params();
		if ( $this->reports->find( $id )->is_approved() ) {
			throw ApiError::conflict();
		}
		switch ( $sent['action'] ?? '' ) {
			case 'approve':
				return $this->present( $this->reports->approve( $id ) );
			case 'change':
				return $this->present( $this->reports->change( $id, $sent ) );
			case 'delete':
				$this->reports->delete( $id );
				return array( 'id' => $id );
		}
		throw new InvalidInput( array( 'action' => 'invalid' ) );
	}

	/** @return array<string, mixed> */
	private function present( Report $report ): array {
		return self::row( $report, $this->reports->figures( $report, self::lang() ) );
	}

	private static function lang(): Lang {
		return str_starts_with( get_user_locale(), 'lt' ) ? Lang::Lt : Lang::En;
	}

	/**
	 * @param Figures $figures
	 * @return array<string, mixed>
	 */
	private static function row( Report $report, array $figures ): array {
		return array(
			'id'          => $report->id,
			'state'       => $report->state,
			'field'       => 0 === $report->filter->field ? null : $report->filter->field,
			'role'        => $report->filter->role->value,
			'words'       => $report->words,
			'figures'     => $figures,
			'approved_by' => null === $report->approved_by ? null : array(
				'id'   => $report->approved_by,
				'name' => $report->approved_name,
			),
			'approved_at' => null === $report->approved_at ? null : Clock::sql_to_wire( $report->approved_at ),
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function id( WP_REST_Request $request ): int {
		$id = $request->get_url_params()['id'] ?? 0;
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
