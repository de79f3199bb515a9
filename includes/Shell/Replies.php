<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use Closure;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;

/**
 * What a guest's app would get from data/v1 for a path.
 *
 * @phpstan-import-type Reply from PortalPage
 */
final readonly class Replies {

	/** @param Closure(string, array<string, string>, Lang): (array<mixed>|ApiError) $read Dispatcher::read(). */
	public function __construct( private Closure $read ) {}

	/**
	 * @param array<string, int|string|list<string>> $input Parameters of the path and the query, as the app names them.
	 * @return Reply|null
	 */
	public function read( ResolvedPath $resolved, string $route, array $input = array() ): ?array {
		$reply = $this->ask( $resolved, $route, $input );
		return $reply instanceof ApiError ? null : $reply;
	}

	/**
	 * @param array<string, int|string|list<string>> $input As read().
	 * @return Reply|ApiError
	 * @throws ApiError A fault of the server.
	 */
	public function ask( ResolvedPath $resolved, string $route, array $input = array() ): array|ApiError {
		$query = array_map( static fn ( int|string|array $value ): string => implode( ',', (array) $value ), $input );
		$last  = $query['pageId'] ?? $query['slug'] ?? ( 'get_success_stories' === $route ? $query['page'] ?? null : null );
		$path  = null === $last ? $route : $route . '/' . rawurlencode( $last );
		$data  = ( $this->read )( $path, $query, $resolved->lang );
		if ( $data instanceof ApiError && $data->status >= 500 ) {
			throw $data;
		}
		return $data instanceof ApiError ? $data : array(
			'route' => $route,
			'input' => array() === $input ? (object) array() : $input,
			'data'  => $data,
		);
	}

	/**
	 * Whether a reply has the other language's text because there is none in this one.
	 *
	 * @param array<mixed> $data
	 */
	public function is_fallback( ResolvedPath $resolved, array $data ): bool {
		return $resolved->lang->other()->value === ( $data['text_lang'] ?? null );
	}
}
