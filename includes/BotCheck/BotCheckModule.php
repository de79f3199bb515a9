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

	public readonly BotChecks $checks;

	private readonly BotSolutionRepository $solutions;

	public function __construct( Services $core ) {
		$this->solutions = new BotSolutionRepository( $core->db, $core->clock );
		$this->checks    = new BotChecks( $core->settings, new BotKeys( $core->settings ), new AltchaBotCheck( new AltchaKeys(), $this->solutions, $core->clock ), $this->solutions, $core->clock );
	}

	public function register(): void {
	}

	public function routes(): array {
		return array( new GetBotChallengeRoute( $this->checks ) );
	}

	public function jobs(): array {
		return array( 'robot_check' => array( $this->solutions, 'purge' ) );
	}

	public function tables(): array {
		return array( new BotSolutionsTable() );
	}

	public function install(): void {
		( new AltchaKeys() )->install();
	}
}
