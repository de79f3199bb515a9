<?php
declare( strict_types=1 );

namespace MentoriaiPortal;

use Closure;
use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Database\Table;
use MentoriaiPortal\Core\HealthCheck;
use MentoriaiPortal\Core\MemberPage\MemberSection;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\Today\TodaySource;
use MentoriaiPortal\Mail\MailType;

/**
 * One feature of the portal. What is static declares: tools/make-map.php writes it into includes/map.php, from which a
 * request is answered. A module itself is built (Plugin.php) when one of its declarations is used; its constructor does
 * nothing but keep what it is given.
 */
abstract class Module {

	/**
	 * The actions and filters of WordPress that this feature answers.
	 *
	 * @return list<Hook>
	 */
	public static function hooks(): array {
		return array();
	}

	/**
	 * The routes of data/v1 that this feature answers, and how each is made of the module.
	 *
	 * @return array<class-string<Route>, Closure( static ): Route>
	 */
	public static function routes(): array {
		return array();
	}

	/**
	 * The emails this feature sends, by their keys, and how each is made of the module.
	 *
	 * @return array<string, Closure( static ): MailType>
	 */
	public static function mails(): array {
		return array();
	}

	/**
	 * What this feature puts on a member's Today, and how each is made of the module.
	 *
	 * @return array<class-string<TodaySource>, Closure( static ): TodaySource>
	 */
	public static function today(): array {
		return array();
	}

	/**
	 * What of this feature waits for staff, and how each is made of the module.
	 *
	 * @return array<class-string<AttentionKind>, Closure( static ): AttentionKind>
	 */
	public static function attention(): array {
		return array();
	}

	/**
	 * The tables this feature owns.
	 *
	 * @return list<class-string<Table>>
	 */
	public static function tables(): array {
		return array();
	}

	/**
	 * Staff capabilities and the WordPress roles that get them, once: what administrators make of them later stays.
	 *
	 * @return array<string, list<string>> Capability to role names.
	 */
	public static function capabilities(): array {
		return array();
	}

	/**
	 * The help tabs of this feature's screens in wp-admin.
	 *
	 * @return array<string, Closure(): string> Slug of a page of ours, or WordPress's id of a list, to its text.
	 */
	public static function help(): array {
		return array();
	}

	/**
	 * Whether the feature is switched on, asked at every call. One that is off answers no route and no hook, has no jobs and
	 * nothing in Site Health. What it keeps stays, for it may be switched on again: its tables, what it keeps about people
	 * (they may ask for it or have it erased), and its kinds of email: those in the queue leave, and the unsubscribe links of
	 * old ones work.
	 */
	public static function is_on( Settings $settings ): bool {
		return true;
	}

	/**
	 * The work of this feature outside the request, run every minute. One that fails stops no other.
	 *
	 * @return array<string, callable(): mixed> By name, e.g. `surveys`: what Site Health calls a job that fails.
	 */
	public function jobs(): array {
		return array();
	}

	/**
	 * Tables of this feature that are derived from others; rebuild() fills them.
	 *
	 * @return array<string, Closure(): bool> By name, e.g. `story_index`: whether it is empty though what it is made of is not.
	 */
	public function indexes(): array {
		return array();
	}

	/**
	 * Tests for Tools → Site Health.
	 *
	 * @return list<HealthCheck>
	 */
	public function health(): array {
		return array();
	}

	/**
	 * What this feature keeps about a person: every table with a person in it needs one.
	 *
	 * @return list<PersonalData>
	 */
	public function personal_data(): array {
		return array();
	}

	/**
	 * What this feature tells staff of one member.
	 *
	 * @return list<MemberSection>
	 */
	public function member_sections(): array {
		return array();
	}

	/** Fills indexes() again, and touches nothing else. */
	public function rebuild(): void {}

	/** What activation and every upgrade must set up besides tables, capabilities and what rebuild() does. Runs again without harm. */
	public function install(): void {}
}
