<?php
declare( strict_types=1 );

namespace MentoriaiPortal\BotCheck;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Rest\ApiError;

/**
 * ALTCHA on the own server: the browser works for a moment, no one else is asked.
 */
final readonly class AltchaBotCheck implements BotCheck {

	private const LIFE_SECONDS = 300;

	public function __construct( private AltchaKeys $keys, private BotSolutionRepository $used, private Clock $clock ) {}

	/** @return array{parameters: array<string, int|string>, signature: string} */
	public function challenge(): array {
		return $this->keys->altcha()->challenge( $this->clock->now() + self::LIFE_SECONDS );
	}

	public function spend( string $token, string $action ): void {
		$solution = $this->keys->altcha()->verify( $token, $this->clock->now() );
		if ( null === $solution || ! $this->used->add( $solution['id'], $solution['expires_at'] ) ) {
			throw new ApiError( 'bot_check_failed', 400 );
		}
	}
}
