<?php
declare( strict_types=1 );

namespace MentoriaiPortal\BotCheck;

/**
 * The check is switched off: everyone passes.
 */
final readonly class NoBotCheck implements BotCheck {

	public function spend( string $token, string $action ): void {}
}
