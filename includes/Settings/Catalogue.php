<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings;

use Closure;
use MentoriaiPortal\Settings\Declared\AdvancedSettings;
use MentoriaiPortal\Settings\Declared\AgencySettings;
use MentoriaiPortal\Settings\Declared\AnalyticsSettings;
use MentoriaiPortal\Settings\Declared\BotSettings;
use MentoriaiPortal\Settings\Declared\BrandSettings;
use MentoriaiPortal\Settings\Declared\FooterSettings;
use MentoriaiPortal\Settings\Declared\GeneralSettings;
use MentoriaiPortal\Settings\Declared\PrivacySettings;
use MentoriaiPortal\Settings\Declared\SignInSettings;

/**
 * All settings of the portal. Defaults, the screen and what may be saved follow from it.
 */
final readonly class Catalogue {

	/** @param list<Setting> $settings */
	public function __construct( public array $settings ) {}

	public static function of_the_portal(): self {
		return new self(
			array(
				...GeneralSettings::all(),
				...AgencySettings::all(),
				...BrandSettings::all(),
				...BotSettings::all(),
				...SignInSettings::all(),
				...FooterSettings::all(),
				...AnalyticsSettings::all(),
				...PrivacySettings::all(),
				...AdvancedSettings::all(),
			)
		);
	}

	/** @return array<string, string> Name to label, in the reader's language. */
	public function labels(): array {
		return array_map( static fn ( Closure $label ): string => $label(), array_column( $this->settings, 'label', 'name' ) );
	}

	/** @return array<string, mixed> Name to default. */
	public function defaults(): array {
		return array_column( $this->settings, 'default', 'name' );
	}
}
