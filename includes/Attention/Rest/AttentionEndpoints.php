<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Attention\Rest;

use MentoriaiPortal\Attention\Attention;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\ErrorTexts;
use MentoriaiPortal\Core\Rest\MainRequest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `mentoriai/v1/attention`, with WordPress's cookie and nonce:
 * GET gives `{kinds: [{kind, label, count, url}], total}`, GET `/{kind}?page` `{list, total}` (Attention::present()), POST `/{kind}/{id}`
 * takes `{action, days?, note?, version?}` and gives `{kind, id, count, total}`.
 */
final readonly class AttentionEndpoints {

	private const ROUTE = '/attention';

	public function __construct( private Attention $attention ) {}

	/** Action `rest_api_init`. */
	public function register(): void {
		$this->add( 'GET', self::ROUTE, $this->kinds( ... ) );
		$this->add( 'GET', self::ROUTE . '/(?P<kind>[a-z_]+)', $this->page( ... ) );
		$this->add( 'POST', self::ROUTE . '/(?P<kind>[a-z_]+)/(?P<id>\d{1,18})', $this->act( ... ) );
	}

	/**
	 * @param non-falsy-string $path
	 * @param callable( WP_REST_Request<array<string, mixed>> ): array<string, mixed> $answer
	 */
	private function add( string $method, string $path, callable $answer ): void {
		register_rest_route(
			MainRequest::STAFF_API,
			$path,
			array(
				'methods'             => $method,
				'callback'            => function ( WP_REST_Request $request ) use ( $answer ): WP_REST_Response|WP_Error {
					$this->attention->begin();
					try {
						return new WP_REST_Response( $answer( $request ) );
					} catch ( ApiError $error ) {
						return new WP_Error( $error->error, ErrorTexts::of( $error ), array( 'status' => $error->status ) + $error->data );
					}
				},
				'permission_callback' => static fn (): bool|WP_Error => Attention::is_open() ? true : new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), array( 'status' => rest_authorization_required_code() ) ),
			)
		);
	}

	/** @return array{kinds: list<array{kind: string, label: string, count: int, url: string}>, total: int} */
	private function kinds(): array {
		$kinds = array();
		foreach ( $this->attention->kinds() as $key => $kind ) {
			$kinds[] = array(
				'kind'  => $key,
				'label' => $kind->label(),
				'count' => $this->attention->counts()[ $key ],
				'url'   => Attention::url( $key ),
			);
		}
		return array( 'kinds' => $kinds, 'total' => $this->attention->total() );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{list: list<array<string, mixed>>, total: int}
	 */
	private function page( WP_REST_Request $request ): array {
		$kind = $this->known( $request );
		$page = $request->get_query_params()['page'] ?? 0;
		if ( ! is_numeric( $page ) || (int) $page < 0 || (int) $page > 100_000 ) {
			throw ApiError::invalid( array( 'page' => 'invalid' ) );
		}
		return array(
			'list'  => array_map( Attention::present( ... ), $this->attention->page( $kind, (int) $page ) ),
			'total' => $this->attention->counts()[ $kind ],
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{kind: string, id: int, count: int, total: int}
	 */
	private function act( WP_REST_Request $request ): array {
		$kind    = $this->known( $request );
		$id      = is_numeric( $request['id'] ) ? (int) $request['id'] : 0;
		$body    = (array) $request->get_json_params();
		$action  = $body['action'] ?? null;
		$days    = $body['days'] ?? 0;
		$note    = $body['note'] ?? '';
		$version = $body['version'] ?? null;
		if ( ! is_string( $action ) || ! is_int( $days ) || ! is_string( $note ) || mb_strlen( $note ) > Attention::NOTE_MAX || ! ( null === $version || is_int( $version ) ) ) {
			throw ApiError::invalid();
		}
		$this->attention->act( $kind, $id, $action, $days, $note, $version );
		return array(
			'kind'  => $kind,
			'id'    => $id,
			'count' => $this->attention->counts()[ $kind ],
			'total' => $this->attention->total(),
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function known( WP_REST_Request $request ): string {
		$kind = is_string( $request['kind'] ) ? $request['kind'] : '';
		return isset( $this->attention->kinds()[ $kind ] ) ? $kind : throw ApiError::not_found();
	}
}
