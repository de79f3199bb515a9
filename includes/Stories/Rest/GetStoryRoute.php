<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories\Rest;

use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\PublicReadRoute;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Stories\Schema\StorySchema;
use MentoriaiPortal\Stories\StoryService;

/**
 * One success story (docs/contract.md#content). 404 for unknown or unpublished ones.
 */
final class GetStoryRoute extends PublicReadRoute {

	public function __construct( private readonly StoryService $stories ) {}

	public static function path(): string {
		return 'success_stories/{slug}';
	}

	public static function input(): Input {
		return new Input( array( 'slug' => Text::slug()->required() ) );
	}

	public static function output(): array {
		return StorySchema::shape();
	}

	/** @throws ApiError 404. */
	public function handle( Request $request ): Reply {
		return Reply::ok( StorySchema::present( $this->stories->single( $request->text( 'slug' ), $request->lang ), $request->lang ) );
	}
}
