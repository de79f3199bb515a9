<?php
declare( strict_types=1 );

namespace MentoriaiPortal\BotCheck\Rest;

use MentoriaiPortal\BotCheck\BotChecks;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\IpLimit;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;

/**
 * A challenge for the browser to solve; 404 where ALTCHA is not chosen.
 */
final class GetBotChallengeRoute extends Route {

	public function __construct( private readonly BotChecks $bot ) {}

	public static function path(): string {
		return 'bot_challenge';
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function address_limit(): IpLimit {
		return IpLimit::public_read();
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'parameters' => Shape::object(
					array(
						'algorithm'    => Shape::text(),
						'cost'         => Shape::int(),
						'expiresAt'    => Shape::int(),
						'keyLength'    => Shape::int(),
						'keyPrefix'    => Shape::text(),
						'keySignature' => Shape::text(),
						'nonce'        => Shape::text(),
						'salt'         => Shape::text(),
					)
				),
				'signature'  => Shape::text(),
			)
		);
	}

	public function handle( Request $request ): Reply {
		$altcha = $this->bot->altcha() ?? throw ApiError::not_found();
		return Reply::ok( $altcha->challenge() );
	}
}
