<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Rest;

use MentoriaiPortal\Accounts\PasswordService;
use MentoriaiPortal\BotCheck\BotChecks;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\IpLimit;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;

/**
 * Emails a link to choose a new password.
 */
final class LostRoute extends Route {

	public function __construct( private readonly BotChecks $bot, private readonly PasswordService $passwords ) {}

	public static function path(): string {
		return 'lost';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function address_limit(): IpLimit {
		return new IpLimit( 'lost' );
	}

	public static function input(): Input {
		return new Input(
			array(
				'email'     => Text::email()->required(),
				'bot_token' => Text::line( 4096 ),
			)
		);
	}

	public static function output(): array {
		return Shape::ok();
	}

	public function handle( Request $request ): Reply {
		$this->bot->current()->spend( $request->text( 'bot_token' ), self::path() );
		$this->passwords->remind( $request->text( 'email' ) );
		return Reply::ok();
	}
}
