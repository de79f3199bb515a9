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
				static fn (): string => __( 'Days that the list of sent mails is kept', 'mentoriai-portal' ),
				static fn (): string => __( 'Tools → Email log. It holds no texts of emails.', 'mentoriai-portal' )
			),
			self::number(
				'views_months',
				13,
				240,
				24,
				static fn (): string => __( 'Months that counts of views are kept', 'mentoriai-portal' ),
				static fn (): string => __( 'At least 13, as the results show twelve months. They name no visitor.', 'mentoriai-portal' )
			),
			self::number(
				'erase_closed_months',
				0,
				240,
				0,
				static fn (): string => __( 'Months after which a closed account is erased', 'mentoriai-portal' ),
				static fn (): string => __( '0 keeps closed accounts until somebody erases them. What is erased cannot be brought back; sent messages stay in the other side’s conversations without a name.', 'mentoriai-portal' )
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
