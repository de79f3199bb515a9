<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn\Rest;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\IpLimit;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\SocialSignIn\BrowserCookie;
use MentoriaiPortal\SocialSignIn\SocialFlow;
use MentoriaiPortal\SocialSignIn\SocialState;

/**
 * Where to go to sign in with a provider; binds the way to this browser by a cookie.
 */
final class SocialAuthRoute extends Route {

	public function __construct( private readonly SocialFlow $flow ) {}

	public static function path(): string {
		return 'social_auth';
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
				'provider' => Text::line( 40 )->required(),
				'usertype' => Choice::of( '1', '2', 'frontuser', 'mentorius', 'neapsisprendes' ),
				'lang'     => Choice::of( 'lt', 'en' ),
			)
		);
	}

	public static function output(): array {
		return Shape::ok( array( 'url' => Shape::text() ) );
	}

	public function handle( Request $request ): Reply {
		$browser = BrowserCookie::read_or_new();
		$lang    = null === $request->optional( 'lang' ) ? $request->lang : Lang::from_query( $request->text( 'lang' ) );
		$url     = $this->flow->begin( $browser, new SocialState( $request->text( 'provider' ), '', '', $request->text( 'usertype' ), $lang ) );
		return Reply::ok( array( 'url' => $url ) )->with_header( 'Set-Cookie', BrowserCookie::header( $browser ) );
	}
}
