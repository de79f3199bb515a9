<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Suggestions\Rest;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentors\MentorCard;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentors\Schema\MentorCardSchema;
use MentoriaiPortal\Suggestions\Suggestions;

/**
 * GET suggestions: the mentors whom staff suggested to the caller, until the caller closes it (docs/contract.md#suggestions).
 */
final class ListSuggestionsRoute extends Route {

	public function __construct( private readonly Suggestions $suggestions, private readonly MentorDirectory $mentors ) {}

	public static function path(): string {
		return 'suggestions';
	}

	public static function access(): Access {
		return Access::role( Role::Founder );
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'list' => Shape::list_of(
					Shape::object(
						array(
							'id'         => Shape::int(),
							'note'       => Shape::text(),
							'mentors'    => Shape::list_of( MentorCardSchema::shape() ),
							'created_at' => Shape::time(),
						)
					)
				),
			)
		);
	}

	public function handle( Request $request ): Reply {
		$open   = $this->suggestions->open( $request->identity(), $request->lang );
		$fields = array() === $open ? array() : $this->mentors->fields();
		$list   = array();
		foreach ( $open as [ $suggestion, $cards ] ) {
			$list[] = array(
				'id'         => $suggestion->id,
				'note'       => $suggestion->note,
				'mentors'    => array_map( static fn ( MentorCard $card ): array => MentorCardSchema::present( $card, $fields, $request->lang ), $cards ),
				'created_at' => Clock::sql_to_wire( $suggestion->created_at ),
			);
		}
		return Reply::ok( array( 'list' => $list ) );
	}
}
