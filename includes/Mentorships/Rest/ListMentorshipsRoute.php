<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Rest;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentorships\MentorshipService;
use MentoriaiPortal\Mentorships\MentorshipView;
use MentoriaiPortal\Mentorships\Schema\MentorshipSchema;

/**
 * GET mentorships: the caller's, open or past, latest activity first (docs/contract.md#mentorships).
 */
final class ListMentorshipsRoute extends Route {

	public function __construct( private readonly MentorshipService $mentorships, private readonly Clock $clock ) {}

	public static function path(): string {
		return 'mentorships';
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function input(): Input {
		return new Input(
			array(
				'state' => Choice::of( 'open', 'past' ),
				'page'  => Number::clamped( 0, 1000000, 0 ),
			)
		);
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'list'  => Shape::list_of( MentorshipSchema::shape() ),
				'total' => Shape::int(),
			)
		);
	}

	public function handle( Request $request ): Reply {
		$viewer = $request->identity();
		$page   = $this->mentorships->page( $viewer, 'past' !== $request->text( 'state' ), $request->int( 'page' ) );
		$now    = $this->clock->now();
		return Reply::ok(
			array(
				'list'  => array_map( static fn ( MentorshipView $view ): array => MentorshipSchema::present( $view, $viewer, $now ), $page->rows ),
				'total' => $page->total,
			)
		);
	}
}
