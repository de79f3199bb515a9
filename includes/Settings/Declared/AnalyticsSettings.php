<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Declared;

use Closure;
use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Settings\Control;
use MentoriaiPortal\Settings\Implied;
use MentoriaiPortal\Settings\Rules\UrlRule;
use MentoriaiPortal\Settings\Setting;
use MentoriaiPortal\Settings\Tab;

/**
 * Who counts visits, and whether visitors are asked first.
 */
final class AnalyticsSettings {

	/** @return list<Setting> */
	public static function all(): array {
		return array(
			new Setting(
				'analytics_provider',
				Tab::Analytics,
				Control::Choice,
				Choice::of( 'off', 'plausible', 'matomo', 'ga4' )->required(),
				'off',
				static fn (): string => __( 'Visits are counted by', 'mentoriai-portal' ),
				static fn (): string => __( 'When this is off, visitors see no cookie notice. URLs are sent without personal IDs or keys.', 'mentoriai-portal' ),
				static fn (): array => array(
					'off'       => __( 'No one', 'mentoriai-portal' ),
					'plausible' => 'Plausible',
					'matomo'    => 'Matomo',
					'ga4'       => 'Google Analytics 4',
				)
			),
			...self::providers(),
			new Setting(
				'analytics_mode',
				Tab::Analytics,
				Control::Choice,
				Choice::of( 'opt-out', 'opt-in' )->required(),
				'opt-out',
				static fn (): string => __( 'Visitors’ consent', 'mentoriai-portal' ),
				static fn (): string => __( 'The answer is kept for 12 months in the cookie treciujusaliu. Browsers that ask not to be tracked (Global Privacy Control) are never counted.', 'mentoriai-portal' ),
				static fn (): array => array(
					'opt-out' => __( 'Count visits unless the visitor declines', 'mentoriai-portal' ),
					'opt-in'  => __( 'Count visits only after the visitor agrees', 'mentoriai-portal' ),
				),
				implied: new Implied( 'analytics_provider', 'ga4', 'opt-in', static fn (): string => __( 'Google Analytics stores cookies. Without the visitor’s consent first, that is not allowed in the European Union.', 'mentoriai-portal' ) )
			),
		);
	}

	/** @return list<Setting> */
	private static function providers(): array {
		return array(
			self::of(
				'plausible',
				'plausible_domain',
				Control::Text,
				Text::of_form( '[a-z0-9.-]+\.[a-z0-9-]{2,}', 200, 'wrong_domain' )->required(),
				'',
				static fn (): string => __( 'Plausible: site domain', 'mentoriai-portal' ),
				static fn (): string => __( 'As entered in Plausible, e.g. mentoriai.lt.', 'mentoriai-portal' )
			),
			self::of(
				'plausible',
				'plausible_host',
				Control::Url,
				UrlRule::https()->required(),
				'https://plausible.io',
				static fn (): string => __( 'Plausible: server URL', 'mentoriai-portal' ),
				static fn (): string => __( 'Change this only if you host Plausible yourself.', 'mentoriai-portal' )
			),
			self::of(
				'matomo',
				'matomo_url',
				Control::Url,
				UrlRule::https()->required(),
				'',
				static fn (): string => __( 'Matomo: server URL', 'mentoriai-portal' ),
				static fn (): string => __( 'Where matomo.php is, e.g. https://stats.example.org/matomo.', 'mentoriai-portal' )
			),
			self::of(
				'matomo',
				'matomo_site_id',
				Control::Number,
				Number::between( 1, 1000000 )->required(),
				1,
				static fn (): string => __( 'Matomo: site ID', 'mentoriai-portal' ),
				static fn (): string => __( 'Matomo is used without its cookies.', 'mentoriai-portal' )
			),
			self::of(
				'ga4',
				'ga4_id',
				Control::Text,
				Text::of_form( 'G-[A-Z0-9]{4,16}', 20, 'wrong_ga4' )->required(),
				'',
				static fn (): string => __( 'Google Analytics: measurement ID', 'mentoriai-portal' ),
				static fn (): string => __( 'Starts with G-. Switch off “Page changes based on browser history events” there: the portal reports each page itself. Google’s cookies are removed when a visitor declines.', 'mentoriai-portal' )
			),
		);
	}

	/**
	 * @param Closure(): string $label
	 * @param Closure(): string $help
	 */
	private static function of( string $provider, string $name, Control $control, Field $rule, string|int $value, Closure $label, Closure $help ): Setting {
		return new Setting( $name, Tab::Analytics, $control, $rule, $value, $label, $help, when: array( 'analytics_provider', $provider ) );
	}
}
