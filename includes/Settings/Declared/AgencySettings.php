<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Declared;

use Closure;
use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Settings\Control;
use MentoriaiPortal\Settings\Rules\EmailRule;
use MentoriaiPortal\Settings\Setting;
use MentoriaiPortal\Settings\Tab;

/**
 * Who runs the portal. Core\Agency reads it for the footer, emails and the texts of a new site.
 */
final class AgencySettings {

	/** @return list<Setting> */
	public static function all(): array {
		return array(
			self::of( 'agency_name_lt', Text::line( 120 ), static fn (): string => __( 'Name of the agency, in Lithuanian', 'mentoriai-portal' ), static fn (): string => __( 'Used in the footer, in emails and in the texts of new pages.', 'mentoriai-portal' ) ),
			self::of( 'agency_name_en', Text::line( 120 ), static fn (): string => __( 'Name of the agency, in English', 'mentoriai-portal' ), static fn (): string => __( 'Leave empty to use the Lithuanian one.', 'mentoriai-portal' ) ),
			self::of( 'agency_address', Text::line( 200 ), static fn (): string => __( 'Address', 'mentoriai-portal' ), static fn (): string => __( 'Street, house, postcode and city.', 'mentoriai-portal' ) ),
			self::of( 'agency_email', new EmailRule(), static fn (): string => __( 'Email address', 'mentoriai-portal' ), static fn (): string => __( 'Public. Members and visitors write here, about their data too.', 'mentoriai-portal' ) ),
			self::of( 'agency_phone', Text::of_form( '\+?[\d\h()-]{5,40}', 40, 'wrong_phone' ), static fn (): string => __( 'Phone number', 'mentoriai-portal' ), static fn (): string => __( 'Public, with the country code, e.g. +370 5 212 3456.', 'mentoriai-portal' ) ),
			self::ending( 'agency_lt', static fn (): string => __( 'Who runs the portal, in Lithuanian', 'mentoriai-portal' ) ),
			self::ending( 'agency_en', static fn (): string => __( 'Who runs the portal, in English', 'mentoriai-portal' ) ),
		);
	}

	/**
	 * @param Closure(): string $label
	 * @param Closure(): string $help
	 */
	private static function of( string $name, Field $rule, Closure $label, Closure $help ): Setting {
		return new Setting( $name, Tab::Agency, Control::Text, $rule, '', $label, $help, capability: Setting::PROGRAMME );
	}

	/** @param Closure(): string $label */
	private static function ending( string $name, Closure $label ): Setting {
		return self::of( $name, Text::line( 300 ), $label, static fn (): string => __( 'One line at the end of each email. Leave empty to show the name and contacts above or, without these, a link to the Contacts page.', 'mentoriai-portal' ) );
	}
}
