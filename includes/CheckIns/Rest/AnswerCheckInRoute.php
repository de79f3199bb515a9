<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns\Rest;

use MentoriaiPortal\CheckIns\CheckInService;
use MentoriaiPortal\Core\LinkSecret;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\IpLimit;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;

/**
 * POST checkin: the answer by a personal link, once (docs/contract.md#check-ins).
 */
final class AnswerCheckInRoute extends Route {

	public function __construct( private readonly CheckInService $checkins ) {}

	public static function path(): string {
		return 'checkin';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function address_limit(): IpLimit {
		return IpLimit::public_read();
	}

	public static function input(): Input {
		return new Input(
			array(
				'token'      => Text::line( LinkSecret::FIELD )->required(),
				'score'      => Number::between( 1, 5 )->required(),
				'comment'    => Text::multiline( 1000 ),
				'contact_me' => Flag::optional(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok();
	}

	public function handle( Request $request ): Reply {
		$this->checkins->answer( $request->text( 'token' ), $request->int( 'score' ), $request->text( 'comment' ), $request->bool( 'contact_me' ) );
		return Reply::ok();
	}
}
