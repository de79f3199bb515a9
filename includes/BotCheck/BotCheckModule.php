<?php
declare( strict_types=1 );

namespace MentoriaiPortal\BotCheck;

use MentoriaiPortal\BotCheck\Rest\GetBotChallengeRoute;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * The check that registration, log-in and lost password are used by people: ALTCHA, Turnstile or reCAPTCHA.
 */
final class BotCheckModule extends Module {

	public function __construct( private readonly Services $core ) {}

	public static function routes(): array {
		return array( GetBotChallengeRoute::class => static fn ( self $m ) => new GetBotChallengeRoute( $m->checks() ) );
	}

	public static function tables(): array {
		return array( BotSolutionsTable::class );
	}

	public function jobs(): array {
		return array( 'robot_check' => array( $this->solutions(), 'purge' ) );
	}

	public function install(): void {
		( new AltchaKeys() )->install();
	}

	public function checks(): BotChecks {
		$core = $this->core;
		return new BotChecks( $core->settings, new BotKeys( $core->settings ), new AltchaBotCheck( new AltchaKeys(), $this->solutions(), $core->clock ), $this->solutions(), $core->clock );
	}

	private function solutions(): BotSolutionRepository {
		return new BotSolutionRepository( $this->core->db, $this->core->clock );
	}
}
