<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentorships\BlockService;

/**
 * POST block: the caller wants to hear nothing more of the other, or does again (docs/contract.md#blocks).
 */
final class BlockRoute extends Route {

	public function __construct( private readonly BlockService $blocks ) {}

	public static function path(): string {
		return 'block';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function input(): Input {
		return new Input(
			array(
				'user_id' => Number::id()->required(),
				'on'      => Flag::optional()->required(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok();
	}

	public function handle( Request $request ): Reply {
		$this->blocks->set( $request->identity(), $request->int( 'user_id' ), $request->bool( 'on' ) );
		return Reply::ok();
	}
}
