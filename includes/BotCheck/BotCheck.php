<?php
declare( strict_types=1 );

namespace MentoriaiPortal\BotCheck;

use MentoriaiPortal\Core\Rest\ApiError;

/**
 * Tells people from robots on register, login and lost.
 */
interface BotCheck {

	/**
	 * Takes a `bot_token` once.
	 *
	 * @param string $action The route it was made for: login, register or lost.
	 * @throws ApiError 400 `bot_check_failed`.
	 */
	public function spend( string $token, string $action ): void;
}
