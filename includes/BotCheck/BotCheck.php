<?php
declare( strict_types=1 );

namespace MentoriaiPortal\BotCheck;

use MentoriaiPortal\Core\Rest\ApiError;

/**
 * Tells people from robots on register, login and lost, and where guests report something.
 */
interface BotCheck {

	/**
	 * Takes a `bot_token` once.
	 *
	 * @param string $action The route it was made for: login, register, lost or report.
	 * @throws ApiError 400 `bot_check_failed`.
	 */
	public function spend( string $token, string $action ): void;
}
