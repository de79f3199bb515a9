<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use Closure;
use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Core\Identity\Capabilities;
use MentoriaiPortal\Core\MemberPage\MemberSection;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Members\Admin\ChangesPage;
use MentoriaiPortal\Members\Admin\DecideHandler;
use MentoriaiPortal\Members\Admin\DecidePage;
use MentoriaiPortal\Members\Admin\Links;
use MentoriaiPortal\Members\Admin\MemberFacts;
use MentoriaiPortal\Members\Admin\MemberListRepository;
use MentoriaiPortal\Members\Admin\MemberPage;
use MentoriaiPortal\Members\Admin\MemberScreens;
use MentoriaiPortal\Members\Admin\MembersPage;
use MentoriaiPortal\Members\Admin\ReviewPage;
use MentoriaiPortal\Members\Admin\StaffDecisions;
use MentoriaiPortal\Members\Admin\StatusBadge;
use MentoriaiPortal\Members\Admin\UserActions;
use MentoriaiPortal\Members\Admin\UserColumns;
use MentoriaiPortal\Members\Admin\UserFilters;
use MentoriaiPortal\Members\Rest\MemberEndpoint;
use MentoriaiPortal\Module;
use MentoriaiPortal\Profiles\Admin\CvDownload;
use MentoriaiPortal\Profiles\EditLog;
use MentoriaiPortal\Profiles\ProfileOverview;
use MentoriaiPortal\Services;
use MentoriaiPortal\Suggestions\Admin\SuggestBox;

/**
 * Members in WordPress's users screen: status, filters, decisions, review, changed texts.
 */
final class MembersModule extends Module {

	private ?UserActions $actions = null;

	/**
	 * @param Closure(): AccountService $accounts
	 * @param Closure(): ProfileOverview $overview
	 * @param Closure(): CvDownload     $cvs
	 * @param Closure(): EditLog        $edits
	 * @param Closure( literal-string ): literal-string $seen_on  See MemberRepository.
	 * @param Closure(): list<MemberSection> $sections Of all modules.
	 * @param Closure(): SuggestBox     $suggest
	 */
	public function __construct( private readonly Services $core, private readonly Closure $accounts, private readonly Closure $overview, private readonly Closure $cvs, private readonly Closure $edits, private readonly Closure $seen_on, private readonly Closure $sections, private readonly Closure $suggest ) {}

	public static function hooks(): array {
		return array(
			new Hook( 'mentoriai_user_status_changed', static fn ( self $m ): callable => array( $m->applications(), 'follow_status' ), 10, 3 ),
			...Hook::each( array( 'added_user_meta', 'updated_user_meta', 'deleted_user_meta' ), static fn ( self $m ): callable => array( $m->applications(), 'follow_meta' ), 10, 4, array( Applications::class, 'is_status' ) ),
			new Hook( 'mentoriai_profile_saving', static fn ( self $m ): callable => array( $m->applications(), 'follow_save' ) ),
			...Hook::each( array( 'set_user_role', 'add_user_role' ), static fn ( self $m ): callable => array( $m->applications(), 'follow_role' ) ),
			...Hook::each( array( 'deleted_user', 'remove_user_from_blog' ), static fn ( self $m ): callable => array( $m->applications(), 'forget' ) ),
			...self::list_hooks(),
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( $m->screens(), 'add' ) ),
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( $m->page(), 'add' ) ),
			new Hook( 'rest_api_init', static fn ( self $m ): callable => array( new MemberEndpoint( $m->care() ), 'register' ), when: array( MainRequest::class, 'is_for_staff' ) ),
			Hook::admin( 'admin_head', array( MemberScreens::class, 'hide' ) ),
			Hook::admin( 'admin_post_' . Links::ACTION, static fn ( self $m ): callable => array( new DecideHandler( $m->decisions(), $m->members() ), 'handle' ) ),
			Hook::admin( 'admin_post_' . ChangesPage::ACTION, static fn ( self $m ): callable => array( $m->changes(), 'handle' ) ),
		);
	}

	public static function help(): array {
		return array(
			StaffMenu::MEMBERS          => static fn (): string => __( 'All members of the portal. Filter them, choose columns and the number of rows under Screen Options, and open one to see all that staff know: no messages and no texts of plans. Notes and tags are for staff; the member gets them only with a copy of their data.', 'mentoriai-portal' ),
			'mentoriai-review'          => static fn (): string => __( 'Profiles that wait for a decision. An approved profile is public at once; one that is returned stays hidden until the member changes it and you approve it. The member gets an email with your reason.', 'mentoriai-portal' ),
			'mentoriai-profile-changes' => static fn (): string => __( 'What public mentors have changed in their profiles. Visitors see the changes already; what you mark as seen leaves this list.', 'mentoriai-portal' ),
			'mentoriai-decide'          => static fn (): string => __( 'Nothing happens until you press the button below. The members are told by email.', 'mentoriai-portal' ),
			'users'                     => static fn (): string => __( 'Members of the portal are users. Their status says whether others see them; decisions stand under each name and among the bulk actions.', 'mentoriai-portal' ),
		);
	}

	public static function capabilities(): array {
		return array( StaffDecisions::CAPABILITY => Capabilities::STAFF );
	}

	public static function mails(): array {
		return array( ApplicationMail::KEY => static fn ( self $m ) => new ApplicationMail() );
	}

	public function jobs(): array {
		$core = $this->core;
		return array( 'applications' => array( new ApplicationNews( $this->application_rows(), $core->staff_mail, $core->db, $core->clock ), 'run' ) );
	}

	public static function tables(): array {
		return array( ApplicationsTable::class, MemberNotesTable::class, MemberTagsTable::class );
	}

	public static function attention(): array {
		return array( ApplicationsAttention::class => static fn ( self $m ) => new ApplicationsAttention( $m->application_rows(), $m->decisions() ) );
	}

	public function personal_data(): array {
		return array( new ApplicationData( $this->application_rows(), $this->core->clock ), new MemberCareData( $this->care_rows(), $this->core->clock ) );
	}

	public function indexes(): array {
		return array( ApplicationsTable::name() => fn (): bool => $this->application_rows()->is_lost() );
	}

	public function rebuild(): void {
		$this->application_rows()->rebuild( $this->core->clock->now() );
	}

	/** @return list<Hook> */
	private static function list_hooks(): array {
		$filters = static fn ( self $m ): UserFilters => new UserFilters( $m->members() );
		$actions = static fn ( self $m ): UserActions => $m->actions();
		return array(
			Hook::admin( 'user_has_cap', array( MemberScreens::class, 'open_list' ) ),
			Hook::admin( 'manage_users_columns', array( UserColumns::class, 'add' ) ),
			Hook::admin( 'manage_users_custom_column', array( UserColumns::class, 'cell' ), 10, 3 ),
			Hook::admin( 'views_users', static fn ( self $m ): callable => array( $filters( $m ), 'views' ) ),
			Hook::admin( 'users_list_table_query_args', static fn ( self $m ): callable => array( $filters( $m ), 'apply' ) ),
			Hook::admin( 'restrict_manage_users', static fn ( self $m ): callable => array( $filters( $m ), 'show' ) ),
			Hook::admin( 'user_row_actions', static fn ( self $m ): callable => array( $actions( $m ), 'row' ), 10, 2 ),
			Hook::admin( 'bulk_actions-users', static fn ( self $m ): callable => array( $actions( $m ), 'bulk' ) ),
			Hook::admin( 'load-users.php', static fn ( self $m ): callable => array( $actions( $m ), 'take' ) ),
			Hook::admin( 'handle_bulk_actions-users', static fn ( self $m ): callable => array( $actions( $m ), 'handle_bulk' ), 10, 3 ),
			Hook::admin( 'removable_query_args', array( UserActions::class, 'shown_once' ) ),
			Hook::admin( 'admin_notices', array( UserActions::class, 'notice' ) ),
			Hook::admin( 'admin_print_styles', array( StatusBadge::class, 'print_styles' ) ),
		);
	}

	private function screens(): MemberScreens {
		$review = new ReviewPage( $this->members(), $this->facts(), ( $this->edits )(), $this->application_rows() );
		return new MemberScreens( $review, $this->changes(), new DecidePage() );
	}

	private function changes(): ChangesPage {
		return new ChangesPage( ( $this->edits )() );
	}

	private function decisions(): StaffDecisions {
		return new StaffDecisions( ( $this->accounts )(), $this->application_rows(), $this->core->db );
	}

	private function applications(): Applications {
		return new Applications( $this->application_rows(), $this->core->clock );
	}

	private function application_rows(): ApplicationRepository {
		return new ApplicationRepository( $this->core->db );
	}

	/** How many members there are, whatever their status. */
	public function number(): int {
		return (int) array_sum( $this->rows()->counts( MemberFilter::of_query( array() ) ) );
	}

	private function rows(): MemberRepository {
		return new MemberRepository( $this->core->db, $this->core->clock, $this->seen_on );
	}

	private function page(): MembersPage {
		$members = $this->rows();
		$actions = new UserActions( $this->decisions() );
		return new MembersPage( $members, $this->care(), $actions, $this->suggest, new MemberPage( $members, $this->facts(), $this->care(), $actions, $this->sections, $this->suggest ) );
	}

	/** One for all rows of the users screen. */
	private function actions(): UserActions {
		return $this->actions ??= new UserActions( $this->decisions() );
	}

	private function facts(): MemberFacts {
		return new MemberFacts( ( $this->overview )(), ( $this->cvs )() );
	}

	/** @return list<int> User ids of a filter, in the order of registration. */
	public function ids( MemberFilter $filter ): array {
		return $this->rows()->ids( $filter );
	}

	/** Notes, tags and colleagues responsible. */
	public function care(): MemberCare {
		return new MemberCare( $this->care_rows(), $this->core->db, $this->core->clock );
	}

	private function care_rows(): MemberCareRepository {
		return new MemberCareRepository( $this->core->db );
	}

	private function members(): MemberListRepository {
		return new MemberListRepository( $this->core->db );
	}
}
