<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\SocialSignIn\Providers;
use MentoriaiPortal\SocialSignIn\SocialLinks;

/**
 * Unlinks a provider from the own account, after the password.
 */
final class SocialUnlinkRoute extends Route {

	public function __construct( private readonly SocialLinks $links ) {}

	public static function path(): string {
		return 'social_unlink';
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
				'provider'         => Choice::of( ...array_keys( Providers::NAMES ) )->required(),
				'current_password' => Text::secret(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok();
	}

	public function handle( Request $request ): Reply {
		$this->links->remove( $request->identity(), $request->text( 'provider' ), $request->optional( 'current_password' ) );
		return Reply::ok();
	}
}
