<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use Closure;
use MentoriaiPortal\Analytics\AnalyticsConfig;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Core\Spa\Addresses;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use MentoriaiPortal\Shell\Rest\GetMenuRoute;
use MentoriaiPortal\Shell\Rest\GetRouterRoute;
use MentoriaiPortal\SocialSignIn\SignInOptions;

/**
 * The portal inside WordPress: router, menu, the portal page with its head and boot data.
 */
final class ShellModule extends Module {

	private const PRETTY = '/%postname%';

	private readonly RouterPages $router;

	private readonly Menus $menus;

	private readonly Footer $footer;

	private readonly PortalRequest $request;

	private readonly Document $document;

	private readonly SearchEngines $search;

	private readonly Redirects $redirects;

	private readonly PageMoves $moves;

	/**
	 * @param Addresses $mentors Of the public pages of members.
	 * @param Closure(string, array<string, string>, \MentoriaiPortal\Core\Lang): (array<mixed>|\MentoriaiPortal\Core\Rest\ApiError) $read Registrar::read().
	 */
	public function __construct( Services $core, Pages $pages, ContentCache $cache, AnalyticsConfig $analytics, SignInOptions $sign_in, Addresses $mentors, Closure $read ) {
		$resolver        = new Resolver( $pages, $core->settings );
		$composer        = new PageComposer( new Replies( $read ), $pages );
		$this->router    = new RouterPages( $pages, $core->settings );
		$this->menus     = new Menus( $pages, $cache );
		$this->footer    = new Footer( $core->settings, $pages, $cache, $core->clock );
		$this->request   = new PortalRequest( $resolver, $composer, $core->locale );
		$boot            = new BootData( $core, $pages, $this->router, $this->menus, $this->footer, $analytics, $sign_in );
		$data            = new StructuredData( new SiteName( $core->settings ), $core->url( 'assets/images/logo.png' ), $this->footer );
		$head            = new Head( $core->url( 'assets/images/share.png' ), new SiteName( $core->settings ) );
		$this->document  = new Document( $this->request, $boot, $pages, $this->menus, $this->footer, new Assets( $core ), $core->locale, $head, $data );
		$this->search    = new SearchEngines( $core, $this->request, $pages, $mentors );
		$this->redirects = new Redirects( $this->request, $resolver, $composer, new OldUrlRepository( $core->db ), $pages );
		$this->moves     = new PageMoves( $pages );
	}

	public function register(): void {
		add_action( 'init', array( $this->request, 'add_rules' ) );
		add_action( 'init', array( $this->menus, 'register_locations' ) );
		add_filter( 'request', array( $this->request, 'query_vars' ), 100 );
		add_filter( 'posts_pre_query', array( $this->request, 'skip_query' ), 10, 2 );
		add_filter( 'pre_handle_404', array( $this->request, 'handle_status' ), 10, 2 );
		add_action( 'wp', array( $this->request, 'adopt_404' ) );
		add_filter( 'redirect_canonical', array( $this->request, 'keep_url' ) );
		add_filter( 'do_redirect_guess_404_permalink', '__return_false' );
		add_filter( 'locale', array( $this->request, 'locale' ) );
		add_filter( 'wp_unique_post_slug_is_bad_attachment_slug', array( $this->request, 'is_taken' ), 10, 2 );
		add_filter( 'wp_unique_post_slug_is_bad_flat_slug', array( $this->request, 'is_taken' ), 10, 2 );
		$this->register_document();
		$this->register_search();
	}

	public function routes(): array {
		return array(
			new GetRouterRoute( $this->router ),
			new GetMenuRoute( $this->menus, $this->footer ),
		);
	}

	/** Pretty addresses where the site has none, our rules, menus. */
	public function install(): void {
		$this->menus->register_locations();
		$this->menus->install();
		$this->request->add_rules();
		self::set_addresses();
	}

	private static function set_addresses(): void {
		global $wp_rewrite;
		$is_plain = '' === (string) get_option( 'permalink_structure' );
		if ( is_multisite() && ms_is_switched() ) {
			// WordPress knows the rules of the site that runs, not of the one that is being set up: that makes its own when it is asked.
			$is_plain && update_option( 'permalink_structure', self::PRETTY );
			delete_option( 'rewrite_rules' );
			return;
		}
		if ( $is_plain ) {
			$wp_rewrite->set_permalink_structure( self::PRETTY );
		}
		flush_rewrite_rules();
	}

	private function register_document(): void {
		add_filter( 'template_include', array( $this->document, 'template' ), 1000 );
		add_action( 'wp_enqueue_scripts', array( $this->document, 'enqueue' ) );
		add_action( 'wp_head', array( $this->document, 'head' ), 2 );
		add_shortcode( 'mentoriai_portal', array( $this->document, 'mount' ) );
	}

	private function register_search(): void {
		add_filter( 'wp_robots', array( $this->search, 'robots' ), 100 );
		add_action( 'init', array( $this->search, 'add_sitemap' ) );
		add_filter( 'wp_sitemaps_post_types', array( $this->search, 'core_types' ) );
		add_filter( 'wp_sitemaps_taxonomies', array( $this->search, 'core_taxonomies' ) );
		add_action( 'template_redirect', array( $this->redirects, 'follow' ), 1, 0 );
		add_action( 'pre_post_update', array( $this->moves, 'remember' ), 10, 1 );
		add_action( 'before_delete_post', array( $this->moves, 'remember' ), 10, 1 );
		// After the list of pages is known to be another.
		add_action( 'wp_after_insert_post', array( $this->moves, 'record' ), 30, 0 );
		add_action( 'deleted_post', array( $this->moves, 'record' ), 30, 0 );
	}
}
