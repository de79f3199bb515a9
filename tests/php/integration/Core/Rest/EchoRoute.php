<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Text;

/** A route for public founders that gives back what it was given. */
final class EchoRoute extends Route {

	public static function path(): string {
		return 'echo/{slug}';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::role( Role::Founder )->when_public();
	}

	public static function input(): Input {
		return new Input(
			array(
				'slug' => Text::slug()->required(),
				'text' => Text::line( 20 )->required(),
				'flag' => Flag::optional(),
			)
		);
	}

	public static function output(): array {
		return array();
	}

	public function handle( Request $request ): Reply {
		if ( 'boom' === $request->text( 'text' ) ) {
			throw new \RuntimeException( 'The password of the database is secret123' );
		}
		return Reply::ok( $request->input + array( 'lang' => $request->lang->value, 'me' => $request->identity()->user_id ) );
	}
}
