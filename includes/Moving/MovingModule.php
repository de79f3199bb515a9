<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use Closure;
use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Accounts\RegistrationService;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Members\MemberCare;
use MentoriaiPortal\Members\MemberFilter;
use MentoriaiPortal\Module;
use MentoriaiPortal\Moving\Admin\MovingPage;
use MentoriaiPortal\Moving\Rest\ImportsEndpoint;
use MentoriaiPortal\Moving\Sources\BuddyPress;
use MentoriaiPortal\Moving\Sources\ForeignPeopleRepository;
use MentoriaiPortal\Moving\Sources\UltimateMember;
use MentoriaiPortal\Profiles\ProfilesOfOthers;
use MentoriaiPortal\Services;

/**
 * Members come from files, from the site's own users and from other plugins, and go into files.
 */
final class MovingModule extends Module {

	/** Seconds of a run outside the command line: other work of the process waits meanwhile. */
	private const RUN_SECONDS = 40;

	private ?MovingPage $page = null;

	/**
	 * @param Closure(): RegistrationService      $registrations
	 * @param Closure(): AccountService           $accounts
	 * @param Closure(): ProfilesOfOthers         $profiles
	 * @param Closure(): MemberCare               $care
	 * @param Closure( MemberFilter ): list<int>  $members     In the order of registration.
	 * @param Closure(): array<int, list<string>> $field_names By id of the field: Lithuanian, English.
	 * @param Closure( list<int> ): void          $invite      Queues invitations.
	 * @param Closure( int, string ): void        $photo       See Arrivals.
	 * @param Closure( Closure(): int ): int      $once        See Arrivals.
	 */
	public function __construct(
		private readonly Services $core,
		private readonly Closure $registrations,
		private readonly Closure $accounts,
		private readonly Closure $profiles,
		private readonly Closure $care,
		private readonly Closure $members,
		private readonly Closure $field_names,
		private readonly Closure $invite,
		private readonly Closure $photo,
		private readonly Closure $once
	) {}

	public static function hooks(): array {
		return array(
			new Hook( 'rest_api_init', static fn ( self $m ): callable => array( new ImportsEndpoint( $m->imports() ), 'register' ), when: array( MainRequest::class, 'is_for_staff' ) ),
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( $m->page(), 'add' ) ),
			new Hook( 'current_screen', static fn ( self $m ): callable => array( $m->page(), 'load' ), args: 0, admin: true, when: array( MovingPage::class, 'is_asked' ) ),
		);
	}

	public static function tables(): array {
		return array( ImportsTable::class, ImportRefusalsTable::class, ImportPreviewsTable::class );
	}

	public static function help(): array {
		return array(
			StaffMenu::MOVING => static fn (): string => __( 'Import takes members from a CSV file, from the users of this site, or from Ultimate Member and BuddyPress. The check shows what would happen and changes nothing. Rows that are refused can be downloaded as a file with the reasons: correct them there and import that file. The same file again changes nothing. Imported people are asked for their consents when they first log in; until then no one sees them, unless you state that you have their consent. Export holds everything that can be imported elsewhere.', 'mentoriai-portal' ),
		);
	}

	public function jobs(): array {
		return array( 'imports' => fn () => $this->imports()->work_all( 'cli' === PHP_SAPI ? INF : self::RUN_SECONDS ) );
	}

	public function personal_data(): array {
		return array( new ImportData( $this->rows(), $this->core->clock ) );
	}

	public function imports(): Imports {
		$core  = $this->core;
		$users = new SiteUsersRepository( $core->db );
		return new Imports(
			$this->rows(),
			new Judge( $users, ( $this->profiles )(), ( $this->care )(), $this->field_names ),
			new Arrivals( ( $this->registrations )(), ( $this->accounts )(), ( $this->profiles )(), ( $this->care )(), $core->activity, $core->clock, $this->invite, $this->photo, $this->once ),
			$core->activity,
			$core->db,
			$core->clock,
			new PrivateFiles(),
			$core->background,
			array(
				Imports::USERS           => static fn (): Source => new SiteUsers( $users ),
				Imports::ULTIMATE_MEMBER => fn (): Source => new UltimateMember( $this->foreign(), self::uploads() ),
				Imports::BUDDYPRESS      => fn (): Source => new BuddyPress( $this->foreign(), self::uploads() ),
			)
		);
	}

	private function foreign(): ForeignPeopleRepository {
		global $wpdb;
		return new ForeignPeopleRepository( $this->core->db, $wpdb->base_prefix );
	}

	/** Where other plugins keep pictures: with those of the network's first site. */
	private static function uploads(): string {
		is_multisite() && switch_to_blog( get_main_site_id() );
		$folder = wp_upload_dir( null, false )['basedir'];
		is_multisite() && restore_current_blog();
		return $folder;
	}

	/** Members as a file. */
	public function file(): MembersFile {
		return new MembersFile( $this->members, ( $this->profiles )(), ( $this->care )(), $this->field_names, $this->core->activity );
	}

	/** @return list<string> Names of the private files of imports. */
	public function files(): array {
		return $this->rows()->files();
	}

	private function rows(): ImportRepository {
		return new ImportRepository( $this->core->db );
	}

	private function page(): MovingPage {
		return $this->page ??= new MovingPage( $this->core, $this->imports( ... ), $this->file( ... ), $this->field_names );
	}
}
