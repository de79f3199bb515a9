<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use Closure;
use MentoriaiPortal\Core\Database\CharsetHealth;
use MentoriaiPortal\Core\Database\CharsetRepository;
use MentoriaiPortal\Core\Database\IdentityPost;
use MentoriaiPortal\Core\Database\IdempotencyTable;
use MentoriaiPortal\Core\Database\RateLimitsTable;
use MentoriaiPortal\Core\Database\SchemaCheck;
use MentoriaiPortal\Core\Database\SchemaHealth;
use MentoriaiPortal\Core\Database\SchemaNotice;
use MentoriaiPortal\Core\Database\SchemaRebuild;
use MentoriaiPortal\Core\Identity\Capabilities;
use MentoriaiPortal\Core\Identity\StaffAccounts;
use MentoriaiPortal\Core\Media\UploadGuard;
use MentoriaiPortal\Core\Rest\ClientIp;
use MentoriaiPortal\Core\Rest\Discovery;
use MentoriaiPortal\Core\Rest\Dispatcher;
use MentoriaiPortal\Core\Rest\OpenApiRoute;
use MentoriaiPortal\Core\Rest\ProxyHealth;
use MentoriaiPortal\Core\Rest\RouteTable;
use MentoriaiPortal\Core\Rest\TextBody;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * What every feature stands on: data/v1, limits, repeat-safety, background work.
 */
final class CoreModule extends Module {

	/**
	 * @param Closure(): Dispatcher                       $dispatcher
	 * @param Closure(): RouteTable                       $routes
	 * @param Closure(): array<string, callable(): mixed> $jobs       Of all modules.
	 * @param Closure(): list<HealthCheck>                $checks     Of all modules.
	 * @param Closure(): SchemaCheck                      $schema
	 * @param Closure( string ): ?string                  $help       See AdminHelp.
	 */
	public function __construct( private readonly Services $core, private readonly Closure $dispatcher, private readonly Closure $routes, private readonly Closure $jobs, private readonly Closure $checks, private readonly Closure $schema, private readonly Closure $help ) {}

	public static function hooks(): array {
		$ours = array( Dispatcher::class, 'is_asked' );
		return array(
			new Hook( 'parse_request', array( Dispatcher::class, 'isolate_from_core' ), 5 ),
			new Hook( 'rest_pre_dispatch', static fn ( self $m ): callable => array( ( $m->dispatcher )(), 'dispatch' ), 5, 3, when: $ours ),
			// The last word: others answer null or an error for paths that WordPress does not know.
			new Hook( 'rest_pre_dispatch', static fn ( self $m ): callable => array( ( $m->dispatcher )(), 'keep' ), PHP_INT_MAX, 3, when: $ours ),
			new Hook( 'init', array( IdentityPost::class, 'register' ), 0 ),
			...Hook::each( array( 'pre_delete_post', 'pre_trash_post' ), array( IdentityPost::class, 'keep' ), PHP_INT_MAX, 2 ),
			new Hook( 'init', array( ContentTypes::class, 'describe_outside_rest' ), 11 ),
			new Hook( 'admin_bar_menu', array( ContentTypes::class, 'translate' ), 0, 0 ),
			new Hook( 'rest_api_init', array( ContentTypes::class, 'describe_for_rest' ), 0 ),
			new Hook( 'rest_api_init', array( ContentTypes::class, 'withhold' ), 98 ),
			// In the priority of create_initial_rest_routes(), and after it.
			new Hook( 'rest_api_init', array( ContentTypes::class, 'restore' ), 99 ),
			new Hook( 'rest_pre_dispatch', array( ContentTypes::class, 'describe_for_route' ), 1, 3 ),
			new Hook( 'rest_post_dispatch', static fn ( self $m ): callable => array( ( $m->dispatcher )(), 'unify_core_errors' ), 100, 3, when: $ours ),
			new Hook( 'rest_pre_serve_request', static fn (): callable => array( TextBody::class, 'serve' ), 10, 3, when: $ours ),
			new Hook( 'rest_api_init', static fn ( self $m ): callable => array( new Discovery( ( $m->routes )(), $m->dispatcher ), 'register' ), when: array( Dispatcher::class, 'is_listed' ) ),
			new Hook( 'map_meta_cap', array( StaffAccounts::class, 'protect' ), PHP_INT_MAX, 4 ),
			new Hook( 'login_redirect', array( StaffAccounts::class, 'enter' ), 10, 3 ),
			new Hook( 'editable_roles', array( StaffAccounts::class, 'roles' ), PHP_INT_MAX ),
			new Hook( 'pre_get_table_charset', static fn ( self $m ): callable => array( $m->core->db, 'charset' ), 10, 2 ),
			...Hook::each( array( 'wp_handle_upload_prefilter', 'wp_handle_sideload_prefilter' ), array( UploadGuard::class, 'check' ) ),
			new Hook( 'cron_schedules', array( Background::class, 'add_minute' ) ), // phpcs:ignore WordPress.WP.CronInterval -- mails are due by the minute.
			new Hook( 'mentoriai_cron', static fn ( self $m ): callable => array( $m->core->background, 'run' ) ),
			new Hook( 'wp_version_check', static fn ( self $m ): callable => array( $m->core->background, 'install' ), args: 0 ),
			Hook::admin( 'admin_init', static fn ( self $m ): callable => array( $m->core->background, 'install' ), args: 0 ),
			Hook::admin( 'wp_ajax_nopriv_mentoriai_run', static fn ( self $m ): callable => array( $m->core->background, 'run_by_ticket' ) ),
			// Before the callbacks of extensions, which may fail.
			new Hook( Background::RUN, static fn ( self $m ): callable => array( new BackgroundJobs( $m->jobs, $m->core->clock ), 'run' ), PHP_INT_MIN ),
			new Hook( 'site_status_tests', static fn ( self $m ): callable => array( $m->site_health(), 'add' ) ),
			new Hook( 'debug_information', static fn ( self $m ): callable => array( $m->site_health(), 'describe' ) ),
			new Hook( 'admin_notices', array( TextChanged::class, 'show' ), args: 0, admin: true, when: array( TextChanged::class, 'is_told' ) ),
			new Hook( 'admin_notices', static fn ( self $m ): callable => array( new SchemaNotice( ( $m->schema )()->upgrader ), 'show' ), admin: true, when: array( SchemaNotice::class, 'is_needed' ) ),
			Hook::admin( 'admin_menu', array( StaffMenu::class, 'redirect' ), 0, 0 ),
			Hook::admin( 'admin_menu', array( StaffMenu::class, 'open' ), 5, 0 ),
			Hook::admin( 'admin_menu', array( StaffMenu::class, 'sort' ), PHP_INT_MAX, 0 ),
			Hook::admin( 'set-screen-option', array( StaffMenu::class, 'keep_per_page' ), 10, 3 ),
			Hook::admin( 'admin_footer', array( StaffMenu::class, 'send_once' ), 10, 0 ),
			Hook::admin( 'current_screen', static fn ( self $m ): callable => array( new AdminHelp( $m->help ), 'add' ) ),
			Hook::admin( 'admin_post_' . SchemaRebuild::ACTION, static fn ( self $m ): callable => array( new SchemaRebuild( ( $m->schema )() ), 'handle' ) ),
		);
	}

	public function site_health(): SiteHealth {
		return new SiteHealth( $this->checks );
	}

	public static function routes(): array {
		return array( OpenApiRoute::class => static fn ( self $m ) => new OpenApiRoute( ( $m->routes )(), $m->core->settings ) );
	}

	public static function tables(): array {
		return array( RateLimitsTable::class, IdempotencyTable::class );
	}

	public static function capabilities(): array {
		return array(
			'mentoriai_manage_members'  => Capabilities::STAFF,
			'mentoriai_manage_settings' => array( 'administrator' ),
		);
	}

	public function jobs(): array {
		return array(
			'limits'  => array( $this->core->limiter, 'purge' ),
			'repeats' => array( $this->core->idempotency, 'purge' ),
		);
	}

	public function health(): array {
		return array(
			new SchemaHealth( ( $this->schema )() ),
			new BackgroundHealth(),
			new ProxyHealth( new ClientIp( $this->core->settings ) ),
			new HttpsHealth(),
			new CharsetHealth( new CharsetRepository( $this->core->db ) ),
		);
	}

	public function personal_data(): array {
		return array( new RequestData( $this->core->idempotency, $this->core->limiter ) );
	}

	public function install(): void {
		SiteCopy::install();
		$this->core->background->install();
		// A missing option costs a query on every request.
		add_option( Settings::OPTION, array(), '', true );
	}
}
