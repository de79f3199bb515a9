<?php
declare( strict_types=1 );

namespace MentoriaiPortal;

use Closure;
use LogicException;
use MentoriaiPortal\Accounts\AccountsModule;
use MentoriaiPortal\ActivityLog\ActivityLogModule;
use MentoriaiPortal\Analytics\AnalyticsModule;
use MentoriaiPortal\Attention\AttentionModule;
use MentoriaiPortal\BotCheck\BotCheckModule;
use MentoriaiPortal\CheckIns\CheckInsModule;
use MentoriaiPortal\Cli\CliModule;
use MentoriaiPortal\Content\ContentModule;
use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Calendar\Lines;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\CoreModule;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\SchemaCheck;
use MentoriaiPortal\Core\Database\NewerData;
use MentoriaiPortal\Core\Database\SchemaNotice;
use MentoriaiPortal\Core\Database\SchemaRefused;
use MentoriaiPortal\Core\Database\Table;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Database\Upgrader;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Identity\Capabilities;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Core\Requirements;
use MentoriaiPortal\Core\Rest\ClientIp;
use MentoriaiPortal\Core\Rest\Dispatcher;
use MentoriaiPortal\Core\Rest\Origins;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Rest\RouteTable;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\Sites;
use MentoriaiPortal\Core\Today\TodaySource;
use MentoriaiPortal\Core\UninstalledFiles;
use MentoriaiPortal\Core\UninstalledMembers;
use MentoriaiPortal\Core\Uninstaller;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use MentoriaiPortal\Demo\DemoModule;
use MentoriaiPortal\Early\EarlyModule;
use MentoriaiPortal\Events\Admin\EventAdminModule;
use MentoriaiPortal\Events\EventsModule;
use MentoriaiPortal\Invitations\InvitationsModule;
use MentoriaiPortal\Languages\LanguagesModule;
use MentoriaiPortal\Launch\LaunchModule;
use MentoriaiPortal\Launch\SiteContentRepository;
use MentoriaiPortal\Mail\MailModule;
use MentoriaiPortal\Meetings\MeetingsModule;
use MentoriaiPortal\Members\MemberFilter;
use MentoriaiPortal\Members\MembersModule;
use MentoriaiPortal\Mentors\MentorsModule;
use MentoriaiPortal\Mentorships\MentorshipsModule;
use MentoriaiPortal\Messaging\MessagingModule;
use MentoriaiPortal\Migrations\Migration0009BackfillMentorships;
use MentoriaiPortal\Migrations\Migrations;
use MentoriaiPortal\Moving\MovingModule;
use MentoriaiPortal\Plans\PlansModule;
use MentoriaiPortal\Privacy\PersonErasure;
use MentoriaiPortal\Privacy\PrivacyModule;
use MentoriaiPortal\Profiles\ProfilesModule;
use MentoriaiPortal\Programme\ProgrammeModule;
use MentoriaiPortal\Reports\ReportsModule;
use MentoriaiPortal\Results\ResultsModule;
use MentoriaiPortal\Reviews\ReviewsModule;
use MentoriaiPortal\Session\SessionModule;
use MentoriaiPortal\Settings\Catalogue;
use MentoriaiPortal\Settings\SettingsModule;
use MentoriaiPortal\SetUp\SetUpModule;
use MentoriaiPortal\Shell\ShellModule;
use MentoriaiPortal\SocialSignIn\SignInOptions;
use MentoriaiPortal\SocialSignIn\SocialSignInModule;
use MentoriaiPortal\Stories\StoriesModule;
use MentoriaiPortal\Shortlist\ShortlistModule;
use MentoriaiPortal\Suggestions\SuggestionsModule;
use MentoriaiPortal\Surveys\SurveysModule;
use MentoriaiPortal\Today\TodayModule;
use MentoriaiPortal\Waiting\WaitingModule;
use WP_Site;

/**
 * The one list of modules and what each is given; boot from the map; activation and upgrade; nothing else.
 *
 * @phpstan-import-type HookRows from Boot
 * @phpstan-import-type RouteRows from RouteTable
 * @phpstan-type MapShape array{hooks: HookRows, admin_hooks: HookRows, pending_hooks: HookRows, routes: RouteRows, mails: array<string, class-string<Module>>, tables: list<class-string<Table>>, schema: string, stamp: string, capabilities: array<string, list<string>>, today: array<class-string<TodaySource>, class-string<Module>>, attention: array<class-string<AttentionKind>, class-string<Module>>, help: array<string, class-string<Module>>, switches: array<class-string<Module>, true>}
 */
final class Plugin {

	/** @var array<class-string<Module>, Module> Those that this request has used. */
	private array $built = array();

	/** @var array<class-string<Module>, Closure(): Module>|null */
	private ?array $factories = null;

	/** @var MapShape|null */
	private ?array $map = null;

	private ?Services $core = null;

	private ?ContentCache $cache = null;

	private ?Dispatcher $dispatcher = null;

	private ?RouteTable $routes = null;

	private readonly Boot $boot;

	public function __construct( private readonly string $file ) {
		$this->boot = new Boot( fn ( string $class ): ?Module => $this->is_on( $class ) ? $this->module( $class ) : null );
	}

	/**
	 * The modules. Each is built when one of its routes, hooks or services is first used, and asks others for theirs in
	 * the same way.
	 *
	 * @return array<class-string<Module>, Closure(): Module>
	 */
	private function factories(): array {
		$core      = $this->core( ... );
		$cache     = $this->cache( ... );
		$accounts  = fn (): AccountsModule => $this->module( AccountsModule::class );
		$bot       = fn (): BotCheckModule => $this->module( BotCheckModule::class );
		$checkins  = fn (): CheckInsModule => $this->module( CheckInsModule::class );
		$content   = fn (): ContentModule => $this->module( ContentModule::class );
		$invites   = fn (): InvitationsModule => $this->module( InvitationsModule::class );
		$languages = fn (): LanguagesModule => $this->module( LanguagesModule::class );
		$events    = fn (): EventsModule => $this->module( EventsModule::class );
		$mentors   = fn (): MentorsModule => $this->module( MentorsModule::class );
		$pairs     = fn (): MentorshipsModule => $this->module( MentorshipsModule::class );
		$meetings  = fn (): MeetingsModule => $this->module( MeetingsModule::class );
		$messaging = fn (): MessagingModule => $this->module( MessagingModule::class );
		$plans     = fn (): PlansModule => $this->module( PlansModule::class );
		$privacy   = fn (): PrivacyModule => $this->module( PrivacyModule::class );
		$profiles  = fn (): ProfilesModule => $this->module( ProfilesModule::class );
		$reviews   = fn (): ReviewsModule => $this->module( ReviewsModule::class );
		$session   = fn (): SessionModule => $this->module( SessionModule::class );
		$social    = fn (): SocialSignInModule => $this->module( SocialSignInModule::class );
		$stories   = fn (): StoriesModule => $this->module( StoriesModule::class );
		$surveys   = fn (): SurveysModule => $this->module( SurveysModule::class );
		$analytics = fn (): AnalyticsModule => $this->module( AnalyticsModule::class );
		return array(
			CoreModule::class         => fn () => new CoreModule( $core(), $this->dispatcher( ... ), $this->routes( ... ), fn () => $this->together()->jobs(), fn () => $this->together()->checks(), fn () => new SchemaCheck( $this->upgrader(), $this->rebuild( ... ), $this->indexes( ... ) ), fn ( string $screen ): ?string => $this->together()->help( $screen ) ),
			MentorsModule::class      => fn () => new MentorsModule( $core(), fn () => $pairs()->of_mentors() ),
			MentorshipsModule::class  => fn () => new MentorshipsModule( $core(), fn () => $mentors()->directory(), fn ( Side $side, int $user_id, array $others ): UnionPart => $plans()->select_ids_with( $side, $user_id, $others ), fn ( array $ids ): array => $meetings()->totals()->select_of_pairs( $ids ), fn ( int $mentor_id, string $day ) => $profiles()->busy_until( $mentor_id, $day ), fn ( int $mentor_id ) => $profiles()->set_busy( $mentor_id ) ),
			CheckInsModule::class     => fn () => new CheckInsModule( $core(), fn () => $pairs()->check_in_turns() ),
			MessagingModule::class    => fn () => new MessagingModule( $core(), fn () => $mentors()->directory(), fn () => $pairs()->events() ),
			PlansModule::class        => fn () => new PlansModule( $core(), fn () => $pairs()->mentors_of_founder(), fn () => $mentors()->directory(), fn () => $pairs()->events() ),
			MeetingsModule::class     => fn () => new MeetingsModule( $core(), fn () => $pairs()->pairs(), fn ( Lines $lines, Side $side, int $user_id, Lang $lang ) => $plans()->deadlines()->add( $lines, $side, $user_id, $lang ) ),
			ReviewsModule::class      => fn () => new ReviewsModule( $core(), fn () => $mentors()->directory(), fn () => $mentors()->ratings(), fn () => $pairs()->events(), fn ( int $founder_id, int $mentor_id ): bool => $this->module( WaitingModule::class )->list()->tells( $founder_id, $mentor_id ) ),
			WaitingModule::class      => fn () => new WaitingModule( $core(), fn () => $mentors()->directory() ),
			ShortlistModule::class    => fn () => new ShortlistModule( $core(), fn () => $mentors()->directory() ),
			SuggestionsModule::class  => fn () => new SuggestionsModule( $core(), fn () => $mentors()->directory() ),
			SessionModule::class      => fn () => new SessionModule( $core() ),
			BotCheckModule::class     => fn () => new BotCheckModule( $core() ),
			AccountsModule::class     => fn () => new AccountsModule( $core(), fn () => $session()->sessions(), fn () => $bot()->checks(), fn () => $messaging()->unread(), fn () => $messaging()->first_messages(), fn () => $plans()->unopened(), $this->end_links( ... ), fn ( int $user_id ) => $privacy()->people()->erase_data( $user_id ), fn (): bool => $content()->pages()->can_be_agreed_to(), fn () => $invites()->keys() ),
			InvitationsModule::class  => fn () => new InvitationsModule( $core(), fn () => $accounts()->accounts() ),
			SocialSignInModule::class => fn () => new SocialSignInModule( $core(), $accounts, fn () => $session()->sessions() ),
			ProfilesModule::class     => fn () => new ProfilesModule( $core(), fn () => $accounts()->accounts(), fn () => $accounts()->users(), fn () => $this->together()->mail_types(), fn (): array => $this->module( MovingModule::class )->files() ),
			ResultsModule::class      => fn () => new ResultsModule( $core(), fn () => $mentors()->views(), fn () => $messaging()->activity(), fn () => $pairs()->requests(), fn () => $plans()->totals(), fn () => $meetings()->totals() ),
			ProgrammeModule::class    => fn () => new ProgrammeModule( $core(), fn (): array => $mentors()->directory()->fields() ),
			MembersModule::class      => fn () => new MembersModule( $core(), fn () => $accounts()->accounts(), fn () => $profiles()->overview(), fn () => $profiles()->cv_links(), fn () => $profiles()->edits(), static fn ( string $user_id ): string => $session()->seen_on( $user_id ), fn () => $this->together()->member_sections(), fn () => $this->module( SuggestionsModule::class )->box() ),
			MovingModule::class       => fn () => new MovingModule( $core(), fn () => $accounts()->registrations(), fn () => $accounts()->accounts(), fn () => $profiles()->of_others(), fn () => $this->module( MembersModule::class )->care(), fn ( MemberFilter $filter ): array => $this->module( MembersModule::class )->ids( $filter ), fn (): array => $mentors()->field_names(), static function ( array $user_ids ) use ( $invites ): void { $invites()->invitations()->invite( $user_ids ); }, fn ( int $user_id, string $path ) => $profiles()->adopt_photo( $user_id, $path ), fn ( Closure $work ): int => $mentors()->indexed_once( $work ) ),
			ReportsModule::class      => fn () => new ReportsModule( $core(), fn () => $bot()->checks(), fn () => $messaging()->excerpts(), fn () => $pairs(), $reviews, fn () => $mentors()->public_texts(), fn () => $accounts()->accounts(), fn ( string $kind, int $id ) => $this->module( AttentionModule::class )->show_owner( $kind, $id ) ),
			EventsModule::class       => fn () => new EventsModule( $core(), $cache, fn () => $mentors()->directory() ),
			EventAdminModule::class   => fn () => new EventAdminModule( $core() ),
			StoriesModule::class      => fn () => new StoriesModule( $core(), $cache ),
			SurveysModule::class      => fn () => new SurveysModule( $core() ),
			ContentModule::class      => fn () => new ContentModule( $core(), $cache, fn () => $mentors()->directory(), fn () => $events()->directory(), fn () => $stories()->directory() ),
			LanguagesModule::class    => fn () => new LanguagesModule( $core(), fn () => $content()->pages() ),
			ShellModule::class        => fn () => new ShellModule( $core(), fn () => $content()->pages(), $cache, fn () => $analytics()->config(), fn () => new SignInOptions( $bot()->checks(), $social()->providers() ), fn () => $mentors()->urls(), fn ( array $slugs ): array => $mentors()->current_fields( $slugs ), $this->dispatcher( ... ), fn ( int $id ): ?int => $languages()->translation( $id ) ),
			AnalyticsModule::class    => fn () => new AnalyticsModule( $core() ),
			PrivacyModule::class      => fn () => new PrivacyModule( $core(), fn () => $analytics()->config(), fn () => $this->together()->personal_data(), fn ( string $before ) => $mentors()->views()->forget( $before ) ),
			ActivityLogModule::class  => fn () => new ActivityLogModule( $core(), static fn (): array => Catalogue::of_the_portal()->labels(), fn (): array => $this->together()->mail_types()->titles() ),
			SettingsModule::class     => fn () => new SettingsModule( $core() ),
			TodayModule::class        => fn () => new TodayModule( $core(), fn () => $this->together()->today(), fn () => $pairs()->events() ),
			AttentionModule::class    => fn () => new AttentionModule( $core(), fn () => $this->together()->attention() ),
			EarlyModule::class        => fn () => new EarlyModule( $core() ),
			DemoModule::class         => fn () => new DemoModule( $core(), fn () => $content()->writer(), fn () => $content()->pages(), fn () => $mentors()->indexer(), fn () => $mentors()->view_history(), fn () => $messaging()->history(), fn () => ( new Migration0009BackfillMentorships() )->run( $core()->db ), fn () => $pairs()->history(), fn () => $meetings()->history(), fn () => $checkins()->history(), fn () => $plans()->history(), fn () => $reviews()->history(), fn () => $this->module( ReportsModule::class )->history(), fn () => $this->module( SuggestionsModule::class )->history(), fn () => $this->module( WaitingModule::class )->list(), fn () => $surveys()->history(), fn () => $privacy()->policy(), fn () => $this->together()->mail_types(), fn () => $this->module( MembersModule::class )->care(), fn () => $this->module( ProgrammeModule::class ) ),
			SetUpModule::class        => fn () => new SetUpModule( $core(), fn () => $this->module( DemoModule::class ) ),
			LaunchModule::class       => fn () => new LaunchModule( $core(), fn () => $content()->writer(), $this->launch( ... ) ),
			CliModule::class          => fn () => new CliModule( $core(), fn (): int => $this->module( MembersModule::class )->number(), fn () => $this->module( AttentionModule::class )->waiting(), fn () => $this->module( MailModule::class )->numbers(), fn () => $this->together()->jobs(), fn () => $this->module( CoreModule::class )->site_health(), fn () => $invites()->invitations(), fn () => $this->module( ProgrammeModule::class ), fn () => $this->module( MovingModule::class ) ),
			// Last, so that what the jobs of others queue leaves in the same run.
			MailModule::class         => fn () => new MailModule( $core(), fn () => $this->together()->mail_types() ),
		);
	}

	/**
	 * What a reset of the password ends besides sessions.
	 *
	 * @return list<string> Names of providers.
	 */
	private function end_links( int $user_id ): array {
		$this->module( MeetingsModule::class )->feeds()->end( $user_id );
		return $this->module( SocialSignInModule::class )->end_links( $user_id );
	}

	/** @return list<class-string<Module>> For tools/make-map.php. */
	public function modules(): array {
		$this->factories ??= $this->factories();
		return array_keys( $this->factories );
	}

	public function boot(): void {
		register_activation_hook( $this->file, array( $this, 'activate' ) );
		register_deactivation_hook( $this->file, array( $this, 'deactivate' ) );
		add_action( 'wp_initialize_site', array( $this, 'site_made' ), 900 );
		add_filter( 'wpmu_drop_tables', array( $this, 'site_deleted' ), 10, 2 );
		if ( $this->is_pending() ) {
			$this->boot->add( $this->map()['pending_hooks'] );
			return;
		}
		$this->boot_portal();
	}

	private function boot_portal(): void {
		$this->boot->add( $this->map()['hooks'] );
		if ( is_admin() ) {
			$this->boot_admin();
		}
		add_action( 'init', array( $this, 'upgrade' ), 20 );
	}

	/**
	 * Whether the portal waits to be switched on: where it comes to a site that has content of its own. Asked in each
	 * request, so that it costs no query and no class where it was answered; see Upgrader.
	 */
	private function is_pending(): bool {
		$stamp = get_option( 'mentoriai_schema' );
		if ( false === $stamp && ( new SiteContentRepository( $this->core()->db ) )->is_there() ) {
			$stamp = Upgrader::PENDING;
			update_option( Upgrader::OPTION, $stamp, true );
		}
		return 'pending' === $stamp;
	}

	/** What activation does on an empty site, later. */
	private function launch(): void {
		$this->boot_portal();
		$this->install();
	}

	/** The hooks of wp-admin. */
	public function boot_admin(): void {
		$this->boot->add( $this->map()['admin_hooks'] );
	}

	/** @param mixed $network True on a network, for all its sites. */
	public function activate( mixed $network = false ): void {
		Requirements::refuse_without( $this->core()->db );
		try {
			Sites::each_at_once( true === $network, $this->install_anew( ... ) );
		} catch ( SchemaRefused $refused ) {
			Requirements::refuse_tables( $refused );
		} catch ( NewerData ) {
			Requirements::refuse_newer_data();
		}
	}

	/** Keeps all data; only the scheduled work and the early path stop. */
	public function deactivate( mixed $network = false ): void {
		$this->module( EarlyModule::class )->end( true === $network );
		Sites::each( true === $network, Background::unschedule( ... ) );
		Sites::each( true === $network, static function (): void {
			// Ours are still registered in this request: the next one makes the rules again, without them.
			delete_option( 'rewrite_rules' );
			Upgrader::is_pending() && delete_option( Upgrader::OPTION );
		} );
	}

	/** Action `wp_initialize_site`. */
	public function site_made( mixed $site ): void {
		if ( $site instanceof WP_Site && Sites::all_have( $this->file ) ) {
			try {
				Sites::at( (int) $site->blog_id, $this->install_anew( ... ) );
			} catch ( SchemaRefused $refused ) {
				// Its first request tries again, and tells its administrators.
				FaultLog::write( $refused, 'new site' );
			}
		}
	}

	/** Filter `wpmu_drop_tables`. */
	public function site_deleted( mixed $names, mixed $id = 0 ): mixed {
		return is_array( $names ) && is_numeric( $id ) ? array( ...$names, ...Sites::at( (int) $id, $this->upgrader()->names( ... ) ) ) : $names;
	}

	/** A network deletes a plugin for all its sites; each has its own say about its data. */
	public function uninstall(): void {
		$this->module( EarlyModule::class )->end( is_multisite() );
		Sites::each( is_multisite(), fn () => ( new self( $this->file ) )->uninstall_here() );
	}

	private function uninstall_here(): void {
		$core    = $this->core();
		$files   = new UninstalledFiles( new PrivateFiles(), new PhotoFiles() );
		$members = new UninstalledMembers( $core->db, $files, PersonErasure::delete_account( ... ) );
		( new Uninstaller( $core->db, $this->upgrader(), $core->settings, $members, $files, MemberRole::is_elsewhere( ... ) ) )->run();
	}

	/** Nothing that is kept in memory of one site may reach another one's tables. */
	private function install_anew(): void {
		$here = new self( $this->file );
		$here->is_pending() || $here->install();
	}

	public function install(): void {
		$this->upgrader()->install( $this->install_modules( ... ) );
	}

	/** On the first request after an update of the plugin. */
	public function upgrade(): void {
		if ( get_option( 'mentoriai_schema' ) === $this->map()['stamp'] ) {
			return;
		}
		if ( is_admin() && $this->upgrader()->is_newer() ) {
			add_action( 'admin_notices', SchemaNotice::of_newer_data( ... ) );
		}
		$this->upgrader()->catch_up( $this->install_modules( ... ) );
	}

	private function install_modules(): void {
		Capabilities::grant_new( $this->map()['capabilities'] );
		foreach ( $this->together()->all() as $module ) {
			$module->install();
			$module->rebuild();
		}
	}

	/** What follows when tables were rebuilt; all of it where an upgrade was refused so far. */
	private function rebuild(): void {
		if ( ! $this->upgrader()->is_current() ) {
			$this->install_modules();
			return;
		}
		foreach ( $this->together()->all() as $module ) {
			$module->rebuild();
		}
	}

	private function upgrader(): Upgrader {
		global $wpdb;
		$tables = fn (): array => array_map( static fn ( string $table ): Table => new $table(), $this->map()['tables'] );
		return new Upgrader( $wpdb, $this->core()->db, $this->map()['schema'], $tables, Migrations::all( ... ) );
	}

	/**
	 * @template T of Module
	 * @param class-string<T> $class
	 * @return T
	 */
	private function module( string $class ): Module {
		$this->factories       ??= $this->factories();
		$this->built[ $class ] ??= ( $this->factories[ $class ] )();
		$module                  = $this->built[ $class ];
		return $module instanceof $class ? $module : throw new LogicException( $class );
	}

	/** @param class-string<Module> $class */
	private function is_on( string $class ): bool {
		return ! isset( $this->map()['switches'][ $class ] ) || $class::is_on( $this->core()->settings );
	}

	/** Also for the early path, which ends before WordPress hooks anything in. */
	public function dispatcher(): Dispatcher {
		$core = $this->core();
		return $this->dispatcher ??= new Dispatcher(
			$this->routes(),
			$this->module( SessionModule::class )->authenticator(),
			$core->limiter,
			new ClientIp( $core->settings ),
			$core->locale,
			new Origins( $core->settings )
		);
	}

	private function routes(): RouteTable {
		return $this->routes ??= new RouteTable( $this->map()['routes'], $this->is_on( ... ), fn ( string $route, string $module ): Route => ( $module::routes()[ $route ] )( $this->module( $module ) ) );
	}

	private function together(): Modules {
		return new Modules( $this->modules(), $this->map(), $this->is_on( ... ), $this->module( ... ) );
	}

	/** @return MapShape Of tools/make-map.php. */
	private function map(): array {
		return $this->map ??= require __DIR__ . '/map.php';
	}

	/** @return array<string, Closure(): bool> Derived tables by their full names. */
	private function indexes(): array {
		$indexes = $this->together()->indexes();
		return array_combine( array_map( $this->core()->db->table( ... ), array_keys( $indexes ) ), $indexes );
	}

	private function cache(): ContentCache {
		return $this->cache ??= new ContentCache( $this->core()->preview );
	}

	private function core(): Services {
		global $wpdb;
		return $this->core ??= new Services(
			$this->file,
			new Db( $wpdb ),
			new Clock(),
			new Settings( static fn (): array => Catalogue::of_the_portal()->defaults() ),
			new Locale( plugin_dir_path( $this->file ) . 'languages/' ),
			array_keys( $this->map()['mails'] )
		);
	}
}
