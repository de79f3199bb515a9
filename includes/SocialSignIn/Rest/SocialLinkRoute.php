<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\IpLimit;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\SocialSignIn\BrowserCookie;
use MentoriaiPortal\SocialSignIn\SocialLinks;

/**
 * Begins to link a provider to the own account, after the password.
 */
final class SocialLinkRoute extends Route {

	public function __construct( private readonly SocialLinks $links ) {}

	public static function path(): string {
		return 'social_link';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function address_limit(): IpLimit {
		return new IpLimit( 'social' );
	}

	public static function input(): Input {
		return new Input(
			array(
				'provider'         => Text::line( 40 )->required(),
				'current_password' => Text::secret(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok( array( 'url' => Shape::text() ) );
	}

	public function handle( Request $request ): Reply {
		$browser = BrowserCookie::read_or_new();
		$url     = $this->links->begin( $request->identity(), $request->text( 'provider' ), $request->optional( 'current_password' ), $browser, $request->lang );
		return Reply::ok( array( 'url' => $url ) )->with_header( 'Set-Cookie', BrowserCookie::header( $browser ) );
	}
}
