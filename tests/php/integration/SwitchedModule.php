<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration;

use MentoriaiPortal\Core\BackgroundHealth;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Module;
use MentoriaiPortal\Tests\Integration\Core\Rest\PublicRoute;

/** A feature that a setting switches. */
final class SwitchedModule extends Module {

	public static function is_on( Settings $settings ): bool {
		return $settings->bool( 'test_feature' );
	}

	public static function hooks(): array {
		return array( new Hook( 'test_feature_text', static fn ( self $m ): callable => static fn ( string $text ): string => "$text and more" ) );
	}

	public static function routes(): array {
		return array( PublicRoute::class => static fn () => new PublicRoute() );
	}

	public function health(): array {
		return array( new BackgroundHealth() );
	}

	public function jobs(): array {
		return array( 'test_feature' => static fn () => null );
	}
}
