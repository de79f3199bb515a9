<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session\Bot;

use MentoriaiPortal\Core\Settings;

/**
 * Which check is in force: the setting `bot_check`, open to the filter `mentoriai_bot_check`.
 */
final readonly class BotChecks {

	public function __construct( private Settings $settings, private AltchaBotCheck $altcha ) {}

	/** Only an explicit `none` switches the check off; what this version does not know is ALTCHA. */
	public function current(): BotCheck {
		return 'none' === $this->name() ? new NoBotCheck() : $this->altcha;
	}

	/** Null where another check or none is chosen. */
	public function altcha(): ?AltchaBotCheck {
		return 'none' === $this->name() ? null : $this->altcha;
	}

	/**
	 * What the app has to bring along.
	 *
	 * @return 'none'|'altcha'
	 */
	public function name(): string {
		return 'none' === apply_filters( 'mentoriai_bot_check', $this->settings->text( 'bot_check' ) ) ? 'none' : 'altcha';
	}
}
