<?php
declare( strict_types=1 );

namespace MentoriaiPortal\BotCheck;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Settings;

/**
 * Which check is in force: the setting `bot_check`, open to the filter `mentoriai_bot_check`.
 */
final readonly class BotChecks {

	public function __construct( private Settings $settings, private BotKeys $keys, private AltchaBotCheck $altcha, private BotSolutionRepository $used, private Clock $clock ) {}

	public function current(): BotCheck {
		$name = $this->name();
		return match ( $name ) {
			'none'   => new NoBotCheck(),
			'altcha' => $this->altcha,
			default  => new RemoteBotCheck( $name, $this->keys, $this->used, $this->clock ),
		};
	}

	/** Null where another check or none is chosen. */
	public function altcha(): ?AltchaBotCheck {
		return 'altcha' === $this->name() ? $this->altcha : null;
	}

	/**
	 * What the app has to bring along. Only an explicit `none` switches the check off; what this version does not know is
	 * ALTCHA.
	 *
	 * @return 'none'|'altcha'|'recaptcha'|'turnstile'
	 */
	public function name(): string {
		$set  = $this->settings->text( 'bot_check' );
		$name = apply_filters( 'mentoriai_bot_check', $set ) ?? $set;
		return in_array( $name, array( 'none', 'recaptcha', 'turnstile' ), true ) ? $name : 'altcha';
	}

	/** The public key of a check that another company runs; goes into the page. */
	public function site_key(): string {
		$name = $this->name();
		return 'recaptcha' === $name || 'turnstile' === $name ? $this->keys->site_key( $name ) : '';
	}
}
