<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content\Rest;

use MentoriaiPortal\Content\Home;
use MentoriaiPortal\Content\Schema\HomeSchema;
use MentoriaiPortal\Core\Rest\PublicReadRoute;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Shape;

/**
 * The sections of the home page that editors placed (docs/contract.md#content).
 */
final class GetHomeRoute extends PublicReadRoute {

	public function __construct( private readonly Home $home ) {}

	public static function path(): string {
		return 'get_home';
	}

	public static function output(): array {
		return Shape::ok( array( 'data' => HomeSchema::shape() ) );
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( array( 'data' => $this->home->in( $request->lang ) ) );
	}
}
