<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings\Declared;

use Closure;
use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Items;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Settings\Control;
use MentoriaiPortal\Settings\Rules\EmailRule;
use MentoriaiPortal\Settings\Setting;
use MentoriaiPortal\Settings\Tab;

/**
 * Names, accounts, and who approves what. How people log in is the administrators' business.
 */
final class GeneralSettings {

	/** @return list<Setting> */
	public static function all(): array {
		return array( ...self::names(), ...self::accounts(), ...self::approvals() );
	}

	/** @return list<Setting> */
	private static function names(): array {
		return array(
			new Setting(
				'site_name',
				Tab::General,
				Control::Text,
				Text::line( 60 ),
				'',
				static fn (): string => __( 'Name of the site', 'mentoriai-portal' ),
				static fn (): string => __( 'Next to the logo, in page titles and emails. Leave empty for “Mentoriai”.', 'mentoriai-portal' ),
				capability: Setting::PROGRAMME
			),
			new Setting(
				'mail_from_name',
				Tab::General,
				Control::Text,
				Text::line( 100 ),
				'',
				static fn (): string => __( 'Sender’s name in emails', 'mentoriai-portal' ),
				static fn (): string => __( 'Leave empty to use the name of the site.', 'mentoriai-portal' ),
				capability: Setting::PROGRAMME
			),
			self::address(
				'mail_from',
				static fn (): string => __( 'Sender’s address in emails', 'mentoriai-portal' ),
				static fn (): string => __( 'Leave empty for WordPress’s own. The SPF and DKIM records of its domain must allow this server to send; otherwise emails land in spam. Send yourself a test under Settings → Email texts.', 'mentoriai-portal' )
			),
			self::address(
				'mail_reply_to',
				static fn (): string => __( 'Address for replies to emails', 'mentoriai-portal' ),
				static fn (): string => __( 'A mailbox that someone reads. Leave empty and replies go to the sender’s address.', 'mentoriai-portal' )
			),
		);
	}

	/** @return list<Setting> */
	private static function accounts(): array {
		return array(
			self::flag(
				'confirm_email',
				true,
				static fn (): string => __( 'A new email address must be confirmed', 'mentoriai-portal' ),
				static fn (): string => __( 'People follow a link in an email before they can log in.', 'mentoriai-portal' ),
				Setting::MANAGE
			),
			new Setting(
				'password_rule',
				Tab::General,
				Control::Choice,
				Choice::of( 'classic', 'modern' )->required(),
				'classic',
				static fn (): string => __( 'Passwords', 'mentoriai-portal' ),
				static fn (): string => __( 'Applies to new passwords; existing ones stay valid.', 'mentoriai-portal' ),
				static fn (): array => array(
					'classic' => __( '5 to 20 characters', 'mentoriai-portal' ),
					'modern'  => __( '8 to 64 characters, no common password', 'mentoriai-portal' ),
				)
			),
			new Setting(
				'consent_version',
				Tab::General,
				Control::Text,
				Text::line( 40 )->required(),
				'1',
				static fn (): string => __( 'Version of the texts people agree to', 'mentoriai-portal' ),
				static fn (): string => __( 'Change it when the privacy policy or the membership rules change; it is stored with the time of consent.', 'mentoriai-portal' ),
				capability: Setting::PROGRAMME
			),
		);
	}

	/** @return list<Setting> */
	private static function approvals(): array {
		return array(
			new Setting(
				'mentor_capacity',
				Tab::General,
				Control::Number,
				Number::between( 0, 1000 )->required(),
				0,
				static fn (): string => __( 'How many founders a mentor may have at the same time', 'mentoriai-portal' ),
				static fn (): string => __( 'Used where the mentor’s profile sets no limit. 0 means no limit.', 'mentoriai-portal' ),
				capability: Setting::PROGRAMME
			),
			...self::waiting(),
			self::flag(
				'approve_founders',
				false,
				static fn (): string => __( 'Staff approve founders', 'mentoriai-portal' ),
				static fn (): string => __( 'Otherwise founders can write to mentors as soon as the required profile fields are filled in.', 'mentoriai-portal' )
			),
			self::flag(
				'approve_edits',
				false,
				static fn (): string => __( 'Staff approve changed texts of mentors', 'mentoriai-portal' ),
				static fn (): string => __( 'A mentor who changes texts is not shown until staff approve the changes.', 'mentoriai-portal' )
			),
			self::flag(
				'moderate_reviews',
				false,
				static fn (): string => __( 'Staff approve reviews', 'mentoriai-portal' ),
				static fn (): string => __( 'Otherwise reviews are shown straight away.', 'mentoriai-portal' )
			),
		);
	}

	/** @return list<Setting> */
	private static function waiting(): array {
		$days = static fn ( string $name, int $day, Closure $label, Closure $help ): Setting => new Setting( $name, Tab::General, Control::Number, Number::between( 0, 365 )->required(), $day, $label, $help, capability: Setting::PROGRAMME );
		return array(
			new Setting(
				'answer_nudge_days',
				Tab::General,
				Control::Lines,
				Items::of( Number::between( 1, 365 ), 10 ),
				array( 3, 7 ),
				static fn (): string => __( 'Days after which a mentor is reminded of a founder who waits for an answer', 'mentoriai-portal' ),
				static fn (): string => __( 'One number per line. Leave empty for no reminders.', 'mentoriai-portal' ),
				capability: Setting::PROGRAMME
			),
			$days( 'answer_tell_day', 10, static fn (): string => __( 'Days after which a founder who waits is told of other mentors', 'mentoriai-portal' ), static fn (): string => __( '0 means never.', 'mentoriai-portal' ) ),
			$days( 'answer_expire_day', 14, static fn (): string => __( 'Days after which a request counts as unanswered', 'mentoriai-portal' ), static fn (): string => __( 'The mentor’s place is free again; 0 means never.', 'mentoriai-portal' ) ),
		);
	}

	/**
	 * @param Closure(): string $label
	 * @param Closure(): string $help
	 */
	private static function address( string $name, Closure $label, Closure $help ): Setting {
		return new Setting( $name, Tab::General, Control::Text, new EmailRule(), '', $label, $help, capability: Setting::PROGRAMME );
	}

	/**
	 * @param Closure(): string $label
	 * @param Closure(): string $help
	 */
	private static function flag( string $name, bool $value, Closure $label, Closure $help, string $capability = Setting::PROGRAMME ): Setting {
		return new Setting( $name, Tab::General, Control::Flag, Flag::optional(), $value, $label, $help, capability: $capability );
	}
}
