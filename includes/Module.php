<?php
declare( strict_types=1 );

namespace MentoriaiPortal;

use MentoriaiPortal\Core\Database\Table;
use MentoriaiPortal\Core\HealthCheck;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Mail\MailType;

/**
 * One feature of the portal. Plugin.php holds the list; each part below is asked for only when it is needed.
 */
abstract class Module {

	/** The only place of a feature that calls add_action() and add_filter(). */
	public function register(): void {}

	/**
	 * The routes of data/v1 that this feature answers; called only for a request to data/v1.
	 *
	 * @return list<Route>
	 */
	public function routes(): array {
		return array();
	}

	/**
	 * The tables this feature owns.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return array();
	}

	/**
	 * The mails this feature sends.
	 *
	 * @return list<MailType>
	 */
	public function mails(): array {
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
	 * The work of this feature outside the request, run every minute. One that fails stops no other.
	 *
	 * @return array<string, callable(): mixed> By name, e.g. `surveys`: what Site Health calls a job that fails.
	 */
	public function jobs(): array {
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
	 * Staff capabilities and the WordPress roles that get them.
	 *
	 * @return array<string, list<string>> Capability to role names.
	 */
	public function capabilities(): array {
		return array();
	}

	/** What activation and every upgrade must set up besides tables and capabilities. Runs again without harm. */
	public function install(): void {}
}
