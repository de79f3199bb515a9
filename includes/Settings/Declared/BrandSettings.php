<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Declared;

use MentoriaiPortal\Core\Palette;
use MentoriaiPortal\Settings\Control;
use MentoriaiPortal\Settings\Rules\ColorRule;
use MentoriaiPortal\Settings\Rules\ImageRule;
use MentoriaiPortal\Settings\Setting;
use MentoriaiPortal\Settings\Tab;

/**
 * Logo and main colours. The favicon is WordPress's site icon.
 */
final class BrandSettings {

	/** @return list<Setting> */
	public static function all(): array {
		return array(
			new Setting(
				'logo',
				Tab::Agency,
				Control::Image,
				new ImageRule(),
				0,
				static fn (): string => __( 'Logo', 'mentoriai-portal' ),
				static fn (): string => __( 'At the top of pages and emails, instead of the portal’s mark and name. PNG or JPEG on a white or transparent background, at least 80 pixels high.', 'mentoriai-portal' ),
				capability: Setting::PROGRAMME
			),
			new Setting(
				'color_accent',
				Tab::Agency,
				Control::Text,
				ColorRule::accent(),
				Palette::ACCENT,
				static fn (): string => __( 'Main colour', 'mentoriai-portal' ),
				static fn (): string => __( 'Links, buttons and large areas with white text, e.g. #1f43d6. It must be dark enough to be read.', 'mentoriai-portal' ),
				capability: Setting::PROGRAMME
			),
			new Setting(
				'color_sun',
				Tab::Agency,
				Control::Text,
				ColorRule::sun(),
				Palette::SUN,
				static fn (): string => __( 'Second colour', 'mentoriai-portal' ),
				static fn (): string => __( 'Areas with dark text and marks on the main colour, e.g. #ffd23f. It must be light enough.', 'mentoriai-portal' ),
				capability: Setting::PROGRAMME
			),
		);
	}
}
