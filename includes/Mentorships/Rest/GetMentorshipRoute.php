<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Rest;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentors\MentorCard;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentors\Schema\MentorCardSchema;
use MentoriaiPortal\Mentorships\MentorshipService;
use MentoriaiPortal\Mentorships\Schema\FounderCardSchema;
use MentoriaiPortal\Mentorships\Schema\MentorshipSchema;

/**
 * GET mentorships/{id}: one of the caller's, with the founder's card for the mentor and other mentors for the founder
 * (docs/contract.md#mentorships).
 */
final class GetMentorshipRoute extends Route {

	public function __construct( private readonly MentorshipService $mentorships, private readonly MentorDirectory $mentors, private readonly Clock $clock ) {}

	public static function path(): string {
		return 'mentorships/{id}';
	}

	public static function name(): string {
		return 'mentorship';
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function input(): Input {
		return new Input( array( 'id' => Number::id()->required() ) );
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'mentorship'   => MentorshipSchema::shape(),
				'founder'      => Shape::nullable( FounderCardSchema::shape() ),
				'alternatives' => Shape::nullable( Shape::list_of( MentorCardSchema::shape() ) ),
			)
		);
	}

	public function handle( Request $request ): Reply {
		$viewer  = $request->identity();
		$details = $this->mentorships->details( $viewer, $request->int( 'id' ), $request->lang );
		$founder = $details->founder;
		$others  = $details->others;
		$fields  = null === $others || array() === $others ? array() : $this->mentors->fields();
		return Reply::ok(
			array(
				'mentorship'   => MentorshipSchema::present( $details->view, $viewer, $this->clock->now() ),
				'founder'      => null === $founder ? null : FounderCardSchema::present( $founder ),
				'alternatives' => null === $others ? null : array_map( static fn ( MentorCard $card ): array => MentorCardSchema::present( $card, $fields, $request->lang ), $others ),
			)
		);
	}
}
