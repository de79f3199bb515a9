<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Declared;

use Closure;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Settings\Control;
use MentoriaiPortal\Settings\Setting;
use MentoriaiPortal\Settings\Tab;

/**
 * How long personal data are kept.
 */
final class PrivacySettings {

	/** @return list<Setting> */
	public static function all(): array {
		return array(
			self::number(
				'mail_log_days',
				1,
				3650,
				90,
				static fn (): string => __( 'How many days the list of sent emails is kept', 'mentoriai-portal' ),
				static fn (): string => __( 'Mentoring → Email log. It does not contain the texts of emails.', 'mentoriai-portal' )
			),
			self::number(
				'views_months',
				13,
				240,
				24,
				static fn (): string => __( 'How many months view counts are kept', 'mentoriai-portal' ),
				static fn (): string => __( 'At least 13, because the results show twelve months. No visitors are named.', 'mentoriai-portal' )
			),
			self::number(
				'activity_months',
				1,
				240,
				24,
				static fn (): string => __( 'How many months the activity log is kept', 'mentoriai-portal' ),
				static fn (): string => __( 'Who changed what, and when. It contains no texts of members.', 'mentoriai-portal' )
			),
			self::number(
				'erase_closed_months',
				0,
				240,
				0,
				static fn (): string => __( 'After how many months a closed account is erased', 'mentoriai-portal' ),
				static fn (): string => __( '0 keeps closed accounts until someone erases them. Erased data cannot be restored; sent messages stay in the other side’s conversations without a name.', 'mentoriai-portal' )
			),
		);
	}

	/**
	 * @param Closure(): string $label
	 * @param Closure(): string $help
	 */
	private static function number( string $name, int $min, int $max, int $value, Closure $label, Closure $help ): Setting {
		return new Setting( $name, Tab::Privacy, Control::Number, Number::between( $min, $max )->required(), $value, $label, $help );
	}
}
