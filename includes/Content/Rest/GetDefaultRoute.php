<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content\Rest;

use MentoriaiPortal\Content\PageTexts;
use MentoriaiPortal\Content\Schema\PageSchema;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\PublicReadRoute;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;

/**
 * One page with its text and blocks (docs/contract.md#content). 404 for unknown or unpublished ones.
 */
final class GetDefaultRoute extends PublicReadRoute {

	public function __construct( private readonly PageTexts $texts ) {}

	public static function path(): string {
		return 'get_default/{pageId}';
	}

	public static function input(): Input {
		return new Input( array( 'pageId' => Number::id()->required() ) );
	}

	public static function output(): array {
		return Shape::ok( array( 'data' => PageSchema::shape() ) );
	}

	/** @throws ApiError 404. */
	public function handle( Request $request ): Reply {
		return Reply::ok( array( 'data' => $this->texts->get( $request->int( 'pageId' ), $request->lang ) ) );
	}
}
