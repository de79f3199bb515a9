<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Messaging\MailChoice;

/**
 * POST set_message_mails: switches the caller's emails about new messages on or off.
 */
final class SetMailChoiceRoute extends Route {

	public function __construct( private readonly MailChoice $choice ) {}

	public static function path(): string {
		return 'set_message_mails';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function input(): Input {
		return new Input( array( 'on' => Flag::optional()->required() ) );
	}

	public static function output(): array {
		return Shape::ok( array( 'on' => Shape::bool() ) );
	}

	public function handle( Request $request ): Reply {
		$this->choice->set( $request->identity(), $request->bool( 'on' ) );
		return Reply::ok( array( 'on' => $request->bool( 'on' ) ) );
	}
}
