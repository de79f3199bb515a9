<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Declared;

use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Items;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Settings\Control;
use MentoriaiPortal\Settings\Rules\HtmlRule;
use MentoriaiPortal\Settings\Rules\ImageRule;
use MentoriaiPortal\Settings\Rules\UrlRule;
use MentoriaiPortal\Settings\Setting;
use MentoriaiPortal\Settings\Tab;

/**
 * The end of every page. Editors change it too.
 */
final class FooterSettings {

	/** @return list<Setting> */
	public static function all(): array {
		return array(
			new Setting(
				'footer',
				Tab::Footer,
				Control::Footer,
				new Input(
					array(
						'lt' => self::language()->if_sent(),
						'en' => self::language()->if_sent(),
					)
				),
				array(),
				static fn (): string => __( 'Footer', 'mentoriai-portal' ),
				capability: Setting::EDIT_FOOTER
			),
			self::network( 'facebook', 'Facebook' ),
			self::network( 'twitter', 'X (Twitter)' ),
			self::network( 'linkedin', 'LinkedIn' ),
			self::network( 'youtube', 'YouTube' ),
		);
	}

	/** The footer of one language, as Shell\Footer reads it. */
	private static function language(): Input {
		$link = new Input(
			array(
				'text' => Text::line( 100 )->required(),
				'link' => UrlRule::or_path()->required(),
			)
		);
		return new Input(
			array(
				'slogan'    => Text::line( 200 ),
				'block1'    => new Input(
					array(
						'title' => Text::line( 100 ),
						'type'  => Choice::of( 'links', 'text' )->required(),
						'links' => Items::of( $link, 20 ),
						'text'  => new HtmlRule(),
					)
				),
				'block2'    => new Input(
					array(
						'title' => Text::line( 100 ),
						'text'  => new HtmlRule(),
					)
				),
				'logo'      => new Input(
					array(
						'img'  => new ImageRule(),
						'url'  => UrlRule::absolute(),
						'text' => Text::line( 100 ),
					)
				),
				'credit'    => new Input(
					array(
						'url'  => UrlRule::absolute(),
						'text' => Text::line( 100 ),
					)
				),
				'copyright' => Text::line( 100 ),
			)
		);
	}

	private static function network( string $name, string $label ): Setting {
		return new Setting(
			'social_' . $name,
			Tab::Social,
			Control::Url,
			UrlRule::absolute(),
			'',
			static fn (): string => $label,
			static fn (): string => __( 'Your page’s address on that network. Leave empty to hide the icon.', 'mentoriai-portal' ),
			capability: Setting::EDIT_FOOTER
		);
	}
}
