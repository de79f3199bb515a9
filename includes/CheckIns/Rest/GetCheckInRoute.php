<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns\Rest;

use MentoriaiPortal\CheckIns\CheckInService;
use MentoriaiPortal\CheckIns\CheckInWording;
use MentoriaiPortal\Core\LinkSecret;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\IpLimit;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;

/**
 * GET checkin/{token}: the question behind a personal link (docs/contract.md#check-ins). It writes nothing.
 */
final class GetCheckInRoute extends Route {

	public function __construct( private readonly CheckInService $checkins ) {}

	public static function path(): string {
		return 'checkin/{token}';
	}

	public static function name(): string {
		return 'checkin_question';
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function address_limit(): IpLimit {
		return IpLimit::public_read();
	}

	public static function input(): Input {
		return new Input( array( 'token' => Text::line( LinkSecret::FIELD )->required() ) );
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'person'   => Shape::object( array( 'name' => Shape::text() ) ),
				'question' => Shape::text(),
				'scale'    => Shape::list_of(
					Shape::object(
						array(
							'value' => Shape::int(),
							'label' => Shape::text(),
						)
					)
				),
				'help'     => Shape::text(),
			)
		);
	}

	public function handle( Request $request ): Reply {
		$name  = $this->checkins->open( $request->text( 'token' ) );
		$scale = CheckInWording::scale();
		return Reply::ok(
			array(
				'person'   => array( 'name' => $name ),
				'question' => CheckInWording::question(),
				'scale'    => array_map( static fn ( int $value, string $label ): array => compact( 'value', 'label' ), array_keys( $scale ), $scale ),
				'help'     => CheckInWording::help(),
			)
		);
	}
}
