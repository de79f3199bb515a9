<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Core\Sites;
use MentoriaiPortal\Members\Admin\ChangeList;
use MentoriaiPortal\Members\Admin\ChangesPage;
use MentoriaiPortal\Members\Admin\DecideHandler;
use MentoriaiPortal\Members\Admin\DecidePage;
use MentoriaiPortal\Members\Admin\Links;
use MentoriaiPortal\Members\Admin\MemberListRepository;
use MentoriaiPortal\Members\Admin\MemberScreens;
use MentoriaiPortal\Members\Admin\ReviewPage;
use MentoriaiPortal\Members\Admin\StaffDecisions;
use MentoriaiPortal\Members\Admin\StatusBadge;
use MentoriaiPortal\Members\Admin\UserActions;
use MentoriaiPortal\Members\Admin\UserColumns;
use MentoriaiPortal\Members\Admin\UserFilters;
use MentoriaiPortal\Members\Admin\WaitingCount;
use MentoriaiPortal\Module;
use MentoriaiPortal\Profiles\Admin\CvDownload;
use MentoriaiPortal\Profiles\EditLog;
use MentoriaiPortal\Profiles\ProfileSheet;
use MentoriaiPortal\Services;

/**
 * Members in WordPress's users screen: status, filters, decisions, review, changed texts.
 */
final class MembersModule extends Module {

	private readonly MemberListRepository $members;

	private readonly WaitingCount $waiting;

	public function __construct(
		private readonly Services $core,
		private readonly AccountService $accounts,
		private readonly ProfileSheet $sheet,
		private readonly CvDownload $cvs,
		private readonly EditLog $edits
	) {
		$this->members = new MemberListRepository( $core->db );
		$this->waiting = new WaitingCount( $this->members );
	}

	public function register(): void {
		$this->keep_count();
		$this->extend_list();
		$this->add_screens();
	}

	public function capabilities(): array {
		return array( StaffDecisions::CAPABILITY => array( 'administrator', 'editor' ) );
	}

	public function install(): void {
		$this->waiting->forget();
	}

	private function extend_list(): void {
		$columns = new UserColumns( $this->core->clock );
		$filters = new UserFilters( $this->members );
		$actions = new UserActions( new StaffDecisions( $this->accounts, $this->core->db ) );
		add_filter( 'user_has_cap', array( MemberScreens::class, 'open_list' ) );
		add_filter( 'manage_users_columns', array( $columns, 'add' ) );
		add_filter( 'manage_users_custom_column', array( $columns, 'cell' ), 10, 3 );
		add_filter( 'views_users', array( $filters, 'views' ) );
		add_filter( 'users_list_table_query_args', array( $filters, 'apply' ) );
		add_action( 'restrict_manage_users', array( $filters, 'show' ) );
		add_filter( 'user_row_actions', array( $actions, 'row' ), 10, 2 );
		add_filter( 'bulk_actions-users', array( $actions, 'bulk' ) );
		add_action( 'load-users.php', array( $actions, 'take' ) );
		add_filter( 'handle_bulk_actions-users', array( $actions, 'handle_bulk' ), 10, 3 );
		add_filter( 'removable_query_args', array( UserActions::class, 'shown_once' ) );
		add_action( 'admin_notices', array( UserActions::class, 'notice' ) );
		add_action( 'admin_print_styles', array( StatusBadge::class, 'print_styles' ) );
	}

	private function add_screens(): void {
		$changes = new ChangeList( $this->core->clock );
		$page    = new ChangesPage( $this->edits, $changes );
		$review  = new ReviewPage( $this->members, $this->sheet, $this->cvs, $this->edits, new UserColumns( $this->core->clock ), $changes );
		$decide  = new DecideHandler( new StaffDecisions( $this->accounts, $this->core->db ), $this->members );
		$screens = new MemberScreens( $this->waiting, $this->edits, $review, $page, new DecidePage() );
		add_action( 'admin_menu', array( $screens, 'add' ) );
		add_action( 'admin_head', array( MemberScreens::class, 'hide' ) );
		add_action( 'admin_post_' . Links::ACTION, array( $decide, 'handle' ) );
		add_action( 'admin_post_' . ChangesPage::ACTION, array( $page, 'handle' ) );
	}

	private function keep_count(): void {
		foreach ( array( 'mentoriai_user_status_changed', 'user_register', 'deleted_user', 'remove_user_from_blog' ) as $hook ) {
			add_action( $hook, Sites::where_set_up( array( $this->waiting, 'forget' ) ), 10, 0 );
		}
		foreach ( array( 'added_user_meta', 'updated_user_meta', 'deleted_user_meta' ) as $hook ) {
			add_action( $hook, Sites::where_set_up( array( $this->waiting, 'forget_after' ) ), 10, 3 );
		}
	}
}
