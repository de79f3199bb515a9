<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\IpLimit;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Items;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentors\MentorKind;
use MentoriaiPortal\Mentors\ViewService;

/**
 * Counts a view of a mentor’s page (docs/contract.md#mentors).
 */
final class RecordMentorViewRoute extends Route {

	public function __construct( private readonly ViewService $views ) {}

	public static function path(): string {
		return 'statistic_open';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function input(): Input {
		return new Input(
			array(
				'id'      => Number::id()->required(),
				'kind'    => Choice::of( ...array_column( MentorKind::cases(), 'value' ) ),
				'taxs_id' => Items::of( Number::between( 0, PHP_INT_MAX ), 100 ),
			)
		);
	}

	public static function output(): array {
		return Shape::ok();
	}

	public static function address_limit(): IpLimit {
		return IpLimit::public_read();
	}

	public function handle( Request $request ): Reply {
		$this->views->record( MentorKind::tryFrom( $request->text( 'kind' ) ), $request->int( 'id' ), $request->ints( 'taxs_id' ), $request->identity->user_id ?? 0, $request->ip, $request->user_agent );
		return Reply::ok();
	}
}
