<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shortlist\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentors\MentorCard;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentors\Schema\MentorCardSchema;
use MentoriaiPortal\Shortlist\Shortlist;

/**
 * GET shortlist: the mentors that the caller saved (docs/contract.md#mentors).
 */
final class ListShortlistRoute extends Route {

	public function __construct( private readonly Shortlist $shortlist, private readonly MentorDirectory $mentors ) {}

	public static function path(): string {
		return 'shortlist';
	}

	public static function access(): Access {
		return Access::role( Role::Founder );
	}

	public static function output(): array {
		return Shape::ok( array( 'list' => Shape::list_of( MentorCardSchema::shape() ) ) );
	}

	public function handle( Request $request ): Reply {
		$cards  = $this->shortlist->cards( $request->identity()->user_id, $request->lang );
		$fields = array() === $cards ? array() : $this->mentors->fields();
		return Reply::ok( array( 'list' => array_map( static fn ( MentorCard $card ): array => MentorCardSchema::present( $card, $fields, $request->lang ), $cards ) ) );
	}
}
