<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\IpLimit;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;

/** A public read that caches may keep. */
final class PublicRoute extends Route {

	public static function path(): string {
		return 'open';
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function is_cacheable(): bool {
		return true;
	}

	public static function address_limit(): IpLimit {
		return IpLimit::public_read();
	}

	public static function output(): array {
		return array();
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( array( 'who' => $request->identity?->user_id ) );
	}
}
