<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

/**
 * A read of public content: open to guests, cached for a minute, counted in the limit of an address's public reads
 * (docs/contract.md#conventions).
 */
abstract class PublicReadRoute extends Route {

	final public static function access(): Access {
		return Access::guest();
	}

	final public static function address_limit(): IpLimit {
		return IpLimit::public_read();
	}

	final public static function is_cacheable(): bool {
		return true;
	}
}
