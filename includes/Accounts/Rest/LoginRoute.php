<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Rest;

use MentoriaiPortal\Accounts\LoginService;
use MentoriaiPortal\Accounts\Schema\UserSchema;
use MentoriaiPortal\Accounts\UserPresenter;
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
 * Logging in by email and password.
 */
final class LoginRoute extends Route {

	public function __construct( private readonly BotChecks $bot, private readonly LoginService $logins, private readonly UserPresenter $users ) {}

	public static function path(): string {
		return 'login';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function address_limit(): IpLimit {
		return new IpLimit( 'login', failures_only: true );
	}

	public static function input(): Input {
		return new Input(
			array(
				'email'     => Text::email()->required(),
				'password'  => Text::secret()->required(),
				'bot_token' => Text::line( 4096 ),
			)
		);
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'user' => UserSchema::shape_with_token(),
				'msg'  => Shape::text(),
			)
		);
	}

	public function handle( Request $request ): Reply {
		$this->bot->current()->spend( $request->text( 'bot_token' ), self::path() );
		[ $account, $token ] = $this->logins->log_in( $request->text( 'email' ), $request->text( 'password' ), $request->user_agent );
		return Reply::ok(
			array(
				'user' => $this->users->present( $account, $token ),
				'msg'  => '',
			)
		);
	}
}
