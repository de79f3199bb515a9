<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Spa;

/**
 * Public addresses of one kind, for the sitemap: only those that answer 200 and may be indexed.
 *
 * @phpstan-type Address array{loc: string, lastmod?: string}
 */
interface Addresses {

	public function count(): int;

	/**
	 * A stretch of them in an order that stays; one query.
	 *
	 * @return list<Address> `lastmod` in ISO 8601.
	 */
	public function page( int $offset, int $limit ): array;
}
