<?php
declare( strict_types=1 );

namespace MentoriaiPortal;

use MentoriaiPortal\Accounts\AccountsModule;
use MentoriaiPortal\Analytics\AnalyticsModule;
use MentoriaiPortal\BotCheck\BotCheckModule;
use MentoriaiPortal\Content\ContentModule;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\CoreModule;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\Idempotency;
use MentoriaiPortal\Core\Database\RateLimitRepository;
use MentoriaiPortal\Core\Database\Upgrader;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Requirements;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\ClientIp;
use MentoriaiPortal\Core\Rest\Dispatcher;
use MentoriaiPortal\Core\Rest\Origins;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\Sites;
use MentoriaiPortal\Core\UninstalledFiles;
use MentoriaiPortal\Core\UninstalledMembers;
use MentoriaiPortal\Core\Uninstaller;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use MentoriaiPortal\Demo\DemoModule;
use MentoriaiPortal\Early\EarlyModule;
use MentoriaiPortal\Events\Admin\EventAdminModule;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Events\EventsModule;
use MentoriaiPortal\Languages\LanguagesModule;
use MentoriaiPortal\Mail\MailModule;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailQueueRepository;
use MentoriaiPortal\Members\MembersModule;
use MentoriaiPortal\Mentors\MentorsModule;
use MentoriaiPortal\Mentors\MentorUrlRepository;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Messaging\MessagingModule;
use MentoriaiPortal\Migrations\Migrations;
use MentoriaiPortal\Plans\ActivePlanRepository;
use MentoriaiPortal\Plans\PlansModule;
use MentoriaiPortal\Privacy\PersonErasure;
use MentoriaiPortal\Privacy\PrivacyModule;
use MentoriaiPortal\Profiles\ProfilesModule;
use MentoriaiPortal\Results\ResultsModule;
use MentoriaiPortal\Reviews\ReviewsModule;
use MentoriaiPortal\Session\SessionModule;
use MentoriaiPortal\Settings\Catalogue;
use MentoriaiPortal\Settings\SettingsModule;
use MentoriaiPortal\Shell\ShellModule;
use MentoriaiPortal\SocialSignIn\SignInOptions;
use MentoriaiPortal\SocialSignIn\SocialSignInModule;
use MentoriaiPortal\Stories\StoriesModule;
use MentoriaiPortal\Surveys\SurveysModule;
use WP_Site;

/**
 * The one list of modules and what each is given; activation and upgrade; nothing else.
 */
final class Plugin {

	/** @var list<Module> */
	private array $modules;

	private readonly Services $core;

	private readonly Upgrader $upgrader;

	private Dispatcher $registrar;

	private SocialSignInModule $social;

	public function __construct( private readonly string $file ) {
		global $wpdb;
		$core       = self::core( $file, new Db( $wpdb ) );
		$this->core = $core;

		$mentors   = new MentorsModule( $core );
		$messaging = new MessagingModule( $core, $mentors->directory, ( new ActivePlanRepository( $core->db ) )->founders_of( ... ) );
		$reviews   = new ReviewsModule( $core, $mentors->directory, $mentors->ratings, $messaging->contacted );
		$plans     = new PlansModule( $core, $messaging->contacted );
		$session   = new SessionModule( $core );
		$bot       = new BotCheckModule( $core );
		$accounts  = new AccountsModule( $core, $session->sessions, $bot->checks, $messaging->unread, $plans->unopened, fn ( int $user_id ): array => $this->social->end_links( $user_id ) );
		$social    = new SocialSignInModule( $core, $accounts, $session->sessions );
		$this->social = $social;
		$profiles  = new ProfilesModule( $core, $accounts->accounts, $accounts->users, fn (): array => $this->gather( static fn ( Module $module ): array => $module->mails() ) );
		$cache     = new ContentCache();
		$events    = new EventsModule( $core, $cache );
		$stories   = new StoriesModule( $core, $cache );
		$content   = new ContentModule( $core, $cache, $mentors->directory, $events->directory, $stories->directory );
		$surveys   = new SurveysModule( $core );
		$analytics = new AnalyticsModule( $core );
		$shell     = new ShellModule( $core, $content->pages, $cache, $analytics->config, new SignInOptions( $bot->checks, $social->providers ), new MentorUrlRepository( $core->db ), fn ( string $path, array $query, Lang $lang ): array|ApiError => $this->registrar->read( $path, $query, $lang ) );

		$this->modules = array(
			new CoreModule( $core, fn (): array => array_merge( ...array_map( static fn ( Module $module ): array => $module->jobs(), $this->modules ) ), fn (): array => $this->gather( static fn ( Module $module ): array => $module->health() ) ),
			$mentors,
			$messaging,
			$plans,
			$reviews,
			$session,
			$bot,
			$accounts,
			$social,
			$profiles,
			new ResultsModule( $core, $mentors->views, $messaging->activity, $plans->totals ),
			new MembersModule( $core, $accounts->accounts, $profiles->sheet, $profiles->cv_links, $profiles->edits ),
			$events,
			new EventAdminModule( $core ),
			$stories,
			$surveys,
			$content,
			new LanguagesModule( $core, $content->pages, array( 'page', EventMeta::POST_TYPE, StoriesModule::POST_TYPE, StaticMentors::POST_TYPE ) ),
			$shell,
			$analytics,
			new PrivacyModule( $core, $analytics->config, fn (): array => $this->gather( static fn ( Module $module ): array => $module->personal_data() ) ),
			new SettingsModule( $core ),
			new EarlyModule( $core ),
			new DemoModule( $core, $content->writer, $content->pages, $mentors->indexer, $messaging->history, $plans->history, $reviews->history, $surveys->history ),
			// Last, so that what the jobs of others queue leaves in the same run.
			new MailModule( $core, fn (): array => $this->gather( static fn ( Module $module ): array => $module->mails() ) ),
		);

		$tables          = $this->gather( static fn ( Module $module ): array => $module->tables() );
		$this->upgrader  = new Upgrader( $wpdb, $core->db, Upgrader::fingerprint( $tables ), static fn (): array => $tables, static fn (): array => Migrations::all() );
		$this->registrar = new Dispatcher(
			fn (): array => $this->gather( static fn ( Module $module ): array => $module->routes() ),
			$session->authenticator,
			$core->limiter,
			new ClientIp( $core->settings ),
			$core->locale,
			new Origins( $core->settings )
		);
	}

	public function boot(): void {
		foreach ( $this->modules as $module ) {
			$module->register();
		}
		$this->registrar->register();
		register_activation_hook( $this->file, array( $this, 'activate' ) );
		register_deactivation_hook( $this->file, array( $this, 'deactivate' ) );
		add_action( 'init', array( $this, 'upgrade' ), 20 );
		add_action( 'wp_initialize_site', array( $this, 'site_made' ), 900 );
		add_filter( 'wpmu_drop_tables', array( $this, 'site_deleted' ), 10, 2 );
	}

	/** @param mixed $network True on a network, for all its sites. */
	public function activate( mixed $network = false ): void {
		Requirements::refuse_without();
		Sites::each_at_once( true === $network, $this->install_anew( ... ) );
	}

	/** Keeps all data; only the scheduled work stops. */
	public function deactivate( mixed $network = false ): void {
		Sites::each( true === $network, Background::unschedule( ... ) );
		// Ours are still registered in this request: the next one makes the rules anew, without them.
		Sites::each( true === $network, static fn () => delete_option( 'rewrite_rules' ) );
	}

	/** Action `wp_initialize_site`. */
	public function site_made( WP_Site $site ): void {
		if ( Sites::all_have( $this->file ) ) {
			Sites::at( (int) $site->blog_id, $this->install_anew( ... ) );
		}
	}

	/**
	 * Filter `wpmu_drop_tables`.
	 *
	 * @param array<string> $names
	 * @return array<string>
	 */
	public function site_deleted( array $names, int $id ): array {
		return array( ...$names, ...Sites::at( $id, $this->upgrader->names( ... ) ) );
	}

	/** A network deletes a plugin for all its sites; each has its own say about its data. */
	public function uninstall(): void {
		( new EarlyModule( $this->core ) )->end( is_multisite() );
		Sites::each( is_multisite(), fn () => ( new self( $this->file ) )->uninstall_here() );
	}

	private function uninstall_here(): void {
		$files   = new UninstalledFiles( new PrivateFiles() );
		$members = new UninstalledMembers( $this->core->db, $files, PersonErasure::delete_account( ... ) );
		( new Uninstaller( $this->core->db, $this->upgrader, $this->core->settings, $members, $files, MemberRole::is_elsewhere( ... ) ) )->run();
	}

	/** Nothing that is kept in memory of one site may reach another one's tables. */
	private function install_anew(): void {
		( new self( $this->file ) )->install();
	}

	public function install(): void {
		$this->upgrader->run( $this->install_modules( ... ) );
	}

	/** On the first request after an update of the plugin. */
	public function upgrade(): void {
		if ( ! $this->upgrader->is_current() ) {
			$this->upgrader->catch_up( $this->install_modules( ... ) );
		}
	}

	private function install_modules(): void {
		foreach ( $this->modules as $module ) {
			self::grant( $module->capabilities() );
			$module->install();
		}
	}

	/** @param array<string, list<string>> $capabilities */
	private static function grant( array $capabilities ): void {
		foreach ( $capabilities as $capability => $roles ) {
			foreach ( $roles as $role ) {
				get_role( $role )?->add_cap( $capability );
			}
		}
	}

	/**
	 * What all modules give of one kind.
	 *
	 * @template T
	 * @param callable( Module ): list<T> $ask
	 * @return list<T>
	 */
	private function gather( callable $ask ): array {
		return array_merge( ...array_map( $ask, $this->modules ) );
	}

	private static function core( string $file, Db $db ): Services {
		$clock      = new Clock();
		$background = new Background();
		return new Services(
			$file,
			$db,
			$clock,
			new Settings( static fn (): array => Catalogue::of_the_portal()->defaults() ),
			new Locale( plugin_dir_path( $file ) . 'languages/' ),
			new RateLimiter( new RateLimitRepository( $db ), $clock ),
			new Idempotency( $db, $clock ),
			new MailQueue( new MailQueueRepository( $db ), $clock, $background ),
			$background
		);
	}
}
