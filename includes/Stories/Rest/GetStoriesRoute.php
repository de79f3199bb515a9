<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories\Rest;

use MentoriaiPortal\Core\Rest\PublicReadRoute;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Stories\Schema\StoryListSchema;
use MentoriaiPortal\Stories\StoryService;

/**
 * One page of the success stories, newest first (docs/contract.md#content).
 */
final class GetStoriesRoute extends PublicReadRoute {

	public function __construct( private readonly StoryService $stories ) {}

	public static function path(): string {
		return 'get_success_stories/{page}';
	}

	public static function input(): Input {
		return new Input( array( 'page' => Number::clamped( 0, 100000, 0 )->required() ) );
	}

	public static function output(): array {
		return StoryListSchema::shape();
	}

	public function handle( Request $request ): Reply {
		$cards = $this->stories->page( $request->int( 'page' ), $request->lang );
		return Reply::ok( StoryListSchema::present( $cards, $this->stories->total( $request->lang ), $request->lang ) );
	}
}
