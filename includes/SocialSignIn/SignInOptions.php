<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\BotCheck\BotChecks;

/**
 * What a page tells the app about signing in; all of it is public.
 */
final readonly class SignInOptions {

	public function __construct( private BotChecks $bot, private Providers $providers ) {}

	/** @return array{botCheck: string, botSiteKey: string, providers: list<string>} */
	public function public_values(): array {
		return array(
			'botCheck'   => $this->bot->name(),
			'botSiteKey' => $this->bot->site_key(),
			'providers'  => $this->providers->names(),
		);
	}
}
