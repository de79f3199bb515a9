<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Rest;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Side;
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
use MentoriaiPortal\Mentorships\Alternatives;
use MentoriaiPortal\Mentorships\FounderCardRepository;
use MentoriaiPortal\Mentorships\MentorshipService;
use MentoriaiPortal\Mentorships\MentorshipView;
use MentoriaiPortal\Mentorships\Schema\FounderCardSchema;
use MentoriaiPortal\Mentorships\Schema\MentorshipSchema;

/**
 * GET mentorships/{id}: one of the caller's, with the founder's card for the mentor and other mentors for the founder
 * (docs/contract.md#mentorships).
 */
final class GetMentorshipRoute extends Route {

	public function __construct(
		private readonly MentorshipService $mentorships,
		private readonly FounderCardRepository $founders,
		private readonly Alternatives $alternatives,
		private readonly MentorDirectory $mentors,
		private readonly Clock $clock
	) {}

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
		$viewer     = $request->identity();
		$view       = $this->mentorships->find( $viewer, $request->int( 'id' ) );
		$is_founder = Side::Founder === Side::of( $viewer );
		return Reply::ok(
			array(
				'mentorship'   => MentorshipSchema::present( $view, $viewer, $this->clock->now() ),
				'founder'      => $is_founder ? null : $this->founder( $view ),
				'alternatives' => $is_founder ? $this->alternatives( $view, $request ) : null,
			)
		);
	}

	/** @return array<string, mixed>|null */
	private function founder( MentorshipView $view ): ?array {
		return $view->mentorship->shows_founder( $this->clock->now() ) ? FounderCardSchema::present( $this->founders->find( $view->mentorship->founder->id ) ) : null;
	}

	/** @return list<array<string, mixed>> */
	private function alternatives( MentorshipView $view, Request $request ): array {
		if ( ! $this->alternatives->are_shown( $view->mentorship ) ) {
			return array();
		}
		$fields = $this->mentors->fields();
		return array_map( static fn ( MentorCard $card ): array => MentorCardSchema::present( $card, $fields, $request->lang ), $this->alternatives->of( $view->mentorship, $request->lang ) );
	}
}
