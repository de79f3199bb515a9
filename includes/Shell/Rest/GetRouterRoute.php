<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Rest;

use MentoriaiPortal\Core\Rest\PublicReadRoute;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Shell\RouterPages;
use MentoriaiPortal\Shell\Schema\RouterSchema;

/**
 * The pages of the site in one language.
 */
final class GetRouterRoute extends PublicReadRoute {

	public function __construct( private readonly RouterPages $pages ) {}

	public static function path(): string {
		return 'get_router';
	}

	public static function output(): array {
		return Shape::ok( array( 'pages' => Shape::list_of( RouterSchema::page() ) ) );
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( array( 'pages' => $this->pages->in( $request->lang ) ) );
	}
}
