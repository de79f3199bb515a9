<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\SocialSignIn\BrowserCookie;
use MentoriaiPortal\SocialSignIn\SocialSignIn;

/**
 * The way back from a provider: always a redirect to our own screen. A refusal of the provider brings no code.
 */
final class SocialCallbackRoute extends Route {

	public function __construct( private readonly SocialSignIn $sign_in ) {}

	public static function path(): string {
		return 'social_callback/{provider}';
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function input(): Input {
		return new Input(
			array(
				'provider' => Text::line( 40 )->required(),
				'code'     => Text::line( 4096 ),
				'state'    => Text::line( 4096 ),
			)
		);
	}

	public static function output(): array {
		return Shape::ok();
	}

	public function handle( Request $request ): Reply {
		$browser = BrowserCookie::read();
		$url     = $this->sign_in->come_back(
			$request->text( 'provider' ),
			$request->text( 'state' ),
			$request->text( 'code' ),
			$browser,
			$request->ip,
			$request->lang
		);
		$reply   = Reply::redirect( $url );
		// Kept a little longer: the code that the address carries is bound to it too.
		return '' === $browser ? $reply : $reply->with_header( 'Set-Cookie', BrowserCookie::header( $browser ) );
	}
}
