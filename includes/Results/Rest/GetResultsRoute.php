<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results\Rest;

use MentoriaiPortal\Core\Agency;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Results\ResultsService;
use MentoriaiPortal\Results\Schema\ResultsSchema;

/**
 * GET user-results: a mentor's own numbers (docs/contract.md#mentors). Mentors who are not public yet see their zeros.
 */
final class GetResultsRoute extends Route {

	public function __construct( private readonly ResultsService $results, private readonly Agency $agency ) {}

	public static function path(): string {
		return 'user-results';
	}

	public static function access(): Access {
		return Access::role( Role::Mentor );
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'results' => ResultsSchema::shape(),
				'agency'  => Shape::text(),
			)
		);
	}

	public function handle( Request $request ): Reply {
		return Reply::ok(
			array(
				'results' => ResultsSchema::present( $this->results->of( $request->identity()->user_id ), $request->lang ),
				'agency'  => $this->agency->name( $request->lang ),
			)
		);
	}
}
