<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Declared;

use MentoriaiPortal\Core\Palette;
use MentoriaiPortal\Settings\Control;
use MentoriaiPortal\Settings\Rules\ColorRule;
use MentoriaiPortal\Settings\Rules\ImageRule;
use MentoriaiPortal\Settings\Setting;
use MentoriaiPortal\Settings\SiteIcon;
use MentoriaiPortal\Settings\StoredElsewhere;
use MentoriaiPortal\Settings\Tab;

/**
 * Logo, icon and main colours.
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
				static fn (): string => __( 'At the top of pages and emails, instead of the portal’s mark and name. PNG, JPEG or WebP on a white or transparent background; many email programs show no WebP. It is shown at most 170 pixels wide and 40 high: with 340 × 80 it is sharp on every screen.', 'mentoriai-portal' ),
				capability: Setting::PROGRAMME
			),
			new Setting(
				'site_icon',
				Tab::Agency,
				Control::Image,
				new ImageRule(),
				0,
				static fn (): string => __( 'Icon', 'mentoriai-portal' ),
				static fn (): string => __( 'In browser tabs and bookmarks: WordPress’s site icon. A square PNG of at least 512 × 512 pixels; of others the middle is taken. Without it browsers show the portal’s mark in the main colour.', 'mentoriai-portal' ),
				elsewhere: new StoredElsewhere( SiteIcon::id( ... ), SiteIcon::choose( ... ) )
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
