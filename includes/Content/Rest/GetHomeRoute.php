<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content\Rest;

use MentoriaiPortal\Content\Home;
use MentoriaiPortal\Content\Schema\HomeSchema;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\AddressLimit;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;

/**
 * The sections of the home page that editors placed (contract 3).
 */
final class GetHomeRoute extends Route {

	public function __construct( private readonly Home $home ) {}

	public static function path(): string {
		return 'get_home';
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function address_limit(): AddressLimit {
		return AddressLimit::public_read();
	}

	public static function is_cacheable(): bool {
		return true;
	}

	public static function output(): array {
		return Shape::ok( array( 'data' => HomeSchema::shape() ) );
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( array( 'data' => $this->home->in( $request->lang ) ) );
	}
}
