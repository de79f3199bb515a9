<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn\Rest;

use MentoriaiPortal\Accounts\Schema\UserSchema;
use MentoriaiPortal\Accounts\UserPresenter;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\IpLimit;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\SocialSignIn\BrowserCookie;
use MentoriaiPortal\SocialSignIn\SocialSignIn;

/**
 * Trades the one-time code of `?social=` for a session.
 */
final class SocialExchangeRoute extends Route {

	public function __construct( private readonly SocialSignIn $sign_in, private readonly UserPresenter $users ) {}

	public static function path(): string {
		return 'social_exchange';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function address_limit(): IpLimit {
		return new IpLimit( 'social' );
	}

	public static function input(): Input {
		return new Input(
			array(
				'code'  => Text::line( 200 )->required(),
				// A client that keeps cookies says so; then no one can be made to trade a code that another browser got.
				'bound' => Flag::optional(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok( array( 'user' => UserSchema::shape_with_token() ) );
	}

	public function handle( Request $request ): Reply {
		[ $account, $token ] = $this->sign_in->exchange( $request->text( 'code' ), BrowserCookie::read(), $request->bool( 'bound' ), $request->user_agent );
		return Reply::ok( array( 'user' => $this->users->present( $account, $token ) ) );
	}
}
