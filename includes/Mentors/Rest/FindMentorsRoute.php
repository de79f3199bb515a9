<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Rest;

use MentoriaiPortal\Core\Rest\PublicReadRoute;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Mentors\MentorKind;
use MentoriaiPortal\Mentors\MentorService;
use MentoriaiPortal\Mentors\Schema\MentorListSchema;

/**
 * A page of one of the two lists of mentors (docs/contract.md#mentors).
 */
abstract class FindMentorsRoute extends PublicReadRoute {

	abstract protected static function kind(): MentorKind;

	public function __construct( private readonly MentorService $mentors, private readonly FieldRepository $fields ) {}

	public static function path(): string {
		return static::kind()->route();
	}

	public static function methods(): array {
		return array( 'GET', 'POST' );
	}

	public static function input(): Input {
		return MentorListSchema::input();
	}

	public static function output(): array {
		return MentorListSchema::shape();
	}

	public function handle( Request $request ): Reply {
		$list = $this->mentors->list( static::kind(), $request->lang, MentorListSchema::read( $request ) );
		return Reply::ok( MentorListSchema::present( $list, $this->fields->all(), $request->lang ) );
	}
}
