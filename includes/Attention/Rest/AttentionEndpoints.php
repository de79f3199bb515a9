<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Attention\Rest;

use MentoriaiPortal\Attention\Attention;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\StaffEndpoint;
use MentoriaiPortal\Core\Schema\Text;
use WP_REST_Request;

/**
 * `mentoriai/v1/attention`, with WordPress's cookie and nonce:
 * GET gives `{kinds: [{kind, label, count, url}], total}`, GET `/{kind}?page` `{list, total}` (Attention::present()), POST `/{kind}/{id}`
 * takes `{action, days?, note?, version?}` and gives `{kind, id, count, total}`.
 */
final class AttentionEndpoints extends StaffEndpoint {

	public function __construct( private readonly Attention $attention ) {}

	/** Action `rest_api_init`. */
	public function register(): void {
		$this->route( 'GET', '', fn (): array => $this->kinds() );
		$this->route( 'GET', '/(?P<kind>[a-z_]+)', $this->list( ... ) );
		$this->route( 'POST', '/(?P<kind>[a-z_]+)/(?P<id>\d{1,18})', $this->act( ... ) );
	}

	/**
	 * @param string $path Below the route.
	 * @param callable( WP_REST_Request<array<string, mixed>> ): array<string, mixed> $answer
	 */
	private function route( string $method, string $path, callable $answer ): void {
		$this->add(
			$method,
			'/attention' . $path,
			function ( WP_REST_Request $request ) use ( $answer ): array {
				$this->attention->begin();
				return $answer( $request );
			}
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
	private function list( WP_REST_Request $request ): array {
		$kind = $this->known( $request );
		return array(
			'list'  => array_map( Attention::present( ... ), $this->attention->page( $kind, new ListPage( Attention::PER_PAGE, self::page( $request ) * Attention::PER_PAGE ) ) ),
			'total' => $this->attention->counts()[ $kind ],
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{kind: string, id: int, count: int, total: int}
	 */
	private function act( WP_REST_Request $request ): array {
		$kind    = $this->known( $request );
		$id      = (int) ( $request->get_url_params()['id'] ?? 0 );
		$body    = (array) $request->get_json_params();
		$action  = $body['action'] ?? null;
		$days    = $body['days'] ?? 0;
		$note    = $body['note'] ?? '';
		$version = $body['version'] ?? null;
		if ( ! is_string( $action ) || ! is_int( $days ) || ! is_string( $note ) || mb_strlen( $note ) > Attention::NOTE_MAX || ! ( null === $version || is_int( $version ) ) ) {
			throw ApiError::invalid();
		}
		$this->attention->act( $kind, $id, $action, $days, Text::clean( $note, true ), $version );
		return array(
			'kind'  => $kind,
			'id'    => $id,
			'count' => $this->attention->counts()[ $kind ],
			'total' => $this->attention->total(),
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function known( WP_REST_Request $request ): string {
		// Of the address alone: WordPress would let the body and the query override it.
		$kind = (string) ( $request->get_url_params()['kind'] ?? '' );
		return isset( $this->attention->kinds()[ $kind ] ) ? $kind : throw ApiError::not_found();
	}
}
