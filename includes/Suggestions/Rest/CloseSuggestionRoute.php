<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Suggestions\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Suggestions\Suggestions;

/**
 * POST suggestion_close: closes a suggestion, which is shown no more (docs/contract.md#suggestions).
 */
final class CloseSuggestionRoute extends Route {

	public function __construct( private readonly Suggestions $suggestions ) {}

	public static function path(): string {
		return 'suggestion_close';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::role( Role::Founder );
	}

	public static function input(): Input {
		return new Input( array( 'id' => Number::id()->required() ) );
	}

	public static function output(): array {
		return Shape::ok();
	}

	public function handle( Request $request ): Reply {
		$this->suggestions->close( $request->identity(), $request->int( 'id' ) );
		return Reply::ok();
	}
}
