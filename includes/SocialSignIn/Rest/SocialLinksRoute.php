<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\SocialSignIn\Providers;
use MentoriaiPortal\SocialSignIn\SocialLinks;

/**
 * The providers one can sign in with, and which are linked to the own account.
 */
final class SocialLinksRoute extends Route {

	public function __construct( private readonly SocialLinks $links ) {}

	public static function path(): string {
		return 'social_links';
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'has_password' => Shape::bool(),
				'providers'    => Shape::list_of(
					Shape::object(
						array(
							'provider'  => Shape::one_of( ...array_keys( Providers::NAMES ) ),
							'name'      => Shape::text(),
							'on'        => Shape::bool(),
							'linked_at' => Shape::nullable( Shape::text() ),
						)
					)
				),
			)
		);
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( $this->links->of( $request->identity() ) );
	}
}
