<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use Closure;
use MentoriaiPortal\Analytics\AnalyticsConfig;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\ContentTypes;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\Dispatcher;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Core\Spa\Addresses;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Mentors\ListSegments;
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

	private ?PortalRequest $request = null;

	private ?PageMoves $moves = null;

	private ?Previews $previews = null;

	/**
	 * @param Closure(): Pages           $pages
	 * @param Closure(): ContentCache    $cache
	 * @param Closure(): AnalyticsConfig $analytics
	 * @param Closure(): SignInOptions   $sign_in
	 * @param Closure(): Addresses       $mentors    Of the public pages of members.
	 * @param Closure( list<string> ): list<string> $fields Slugs of fields as they are today.
	 * @param Closure(): Dispatcher      $dispatcher For the replies that a page brings along.
	 * @param Closure( int ): ?int       $translation Id of a post's translation, in whatever state but the bin.
	 */
	public function __construct(
		private readonly Services $core,
		private readonly Closure $pages,
		private readonly Closure $cache,
		private readonly Closure $analytics,
		private readonly Closure $sign_in,
		private readonly Closure $mentors,
		private readonly Closure $fields,
		private readonly Closure $dispatcher,
		private readonly Closure $translation
	) {}

	public static function hooks(): array {
		$request = static fn ( string $method ): Closure => static fn ( self $m ): Closure => $m->request()->$method( ... );
		$asked   = array( PortalRequest::class, 'was_asked' );
		return array(
			new Hook( 'init', array( Registration::class, 'register' ), 0 ),
			new Hook( ContentTypes::DESCRIBE, array( Registration::class, 'describe' ) ),
			new Hook( 'query_vars', array( PortalRequest::class, 'add_query_var' ) ),
			new Hook( 'rewrite_rules_array', array( PortalRequest::class, 'add_rules' ), 100 ),
			new Hook( 'request', $request( 'query_vars' ), 100, when: array( PortalRequest::class, 'may_be_page' ) ),
			new Hook( 'posts_pre_query', $request( 'skip_query' ), 10, 2, when: array( PortalRequest::class, 'is_main_query' ) ),
			new Hook( 'pre_handle_404', $request( 'handle_status' ), 10, 2, when: $asked ),
			new Hook( 'wp', $request( 'adopt_404' ), when: $asked ),
			new Hook( 'redirect_canonical', $request( 'keep_url' ), 10, 2, when: $asked ),
			new Hook( 'do_redirect_guess_404_permalink', array( PortalRequest::class, 'guess_nothing' ) ),
			new Hook( 'locale', $request( 'locale' ), when: array( PortalRequest::class, 'has_path' ) ),
			...Hook::each( array( 'wp_unique_post_slug_is_bad_attachment_slug', 'wp_unique_post_slug_is_bad_flat_slug' ), $request( 'is_taken' ), 10, 2 ),
			new Hook( 'template_redirect', static fn ( self $m ): callable => array( new ProtectedPage( $m->core->locale, new SiteName( $m->core->settings ) ), 'answer' ), 5, 0, when: array( ProtectedPage::class, 'is_asked' ) ),
			new Hook( 'wp_die_handler', static fn ( self $m ): Closure => static fn ( mixed $handler ): mixed => '_default_wp_die_handler' === $handler ? array( new FailurePage( $m->core->locale, new SiteName( $m->core->settings ) ), 'answer' ) : $handler, when: array( PortalRequest::class, 'has_path' ) ),
			...self::document_hooks(),
			...self::search_hooks(),
			...self::cache_hooks(),
			...self::preview_hooks(),
		);
	}

	/** @return list<Hook> */
	private static function document_hooks(): array {
		$document = static fn ( string $method ): Closure => static function ( self $m ) use ( $method ): ?Closure {
			$page = $m->request()->page();
			return null === $page ? null : $m->document( $page )->$method( ... );
		};
		return array(
			new Hook( Registration::MOUNT, $document( 'mount' ) ),
			new Hook( 'template_include', $document( 'template' ), 1000 ),
			new Hook( 'wp_enqueue_scripts', static fn ( self $m ): ?Closure => $m->for_staff( static fn ( StaffBar $bar, PortalPage $page ) => $bar->enqueue( $page ) ), 5, 0, when: 'is_user_logged_in' ),
			new Hook( 'admin_bar_menu', static fn ( self $m ): ?Closure => $m->for_staff( static fn ( StaffBar $bar, PortalPage $page, mixed $menu ) => $bar->add( $menu, $page ) ), 81, when: array( PortalRequest::class, 'was_asked' ) ),
			new Hook( 'rest_api_init', static fn ( self $m ): Closure => static fn () => register_rest_route( MainRequest::ADMIN_API, StaffBar::PATH, $m->staff_bar()->route() ), 10, 0, when: array( MainRequest::class, 'is_for_admin' ) ),
			new Hook( 'wp_enqueue_scripts', $document( 'enqueue' ) ),
			new Hook( 'wp_head', $document( 'head' ), 2 ),
			...self::guest_hooks(),
		);
	}

	/**
	 * What plugins beside us are told on our pages.
	 *
	 * @return list<Hook>
	 */
	private static function guest_hooks(): array {
		$asked = array( PortalRequest::class, 'was_asked' );
		$ours  = static fn ( Closure $callback ): Closure => static fn ( self $m ): ?Closure => null === $m->request()->page() ? null : $callback;
		return array(
			...Hook::each( array( ...Optimizers::FILTERS, ...SeoPlugins::SWITCHES ), $ours( static fn (): bool => true ), when: $asked ),
			new Hook( 'wpseo_frontend_presenters', $ours( SeoPlugins::keep_codes( ... ) ), PHP_INT_MAX, when: $asked ),
			new Hook( 'the_seo_framework_meta_generator_pools', $ours( SeoPlugins::keep_pool_of_codes( ... ) ), PHP_INT_MAX, when: $asked ),
		);
	}

	/** @return list<Hook> */
	private static function preview_hooks(): array {
		$asked = array( PortalRequest::class, 'is_preview_asked' );
		return array(
			// Before WordPress refuses without a word of what to do next.
			new Hook( 'init', array( Previews::class, 'explain_expired' ), 9, 0, when: $asked ),
			new Hook( 'template_redirect', array( PreviewLinks::class, 'follow' ), 4, 0, when: 'is_user_logged_in' ),
			new Hook( 'wp_body_open', static function ( self $m ): ?Closure {
				$page = $m->request()->page();
				return true !== $page?->is_preview ? null : fn () => print $m->core->locale->within( $page->resolved->lang, fn (): string => $m->previews()->bar( $page ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- made of escaped parts.
			}, 10, 0, when: $asked ),
			new Hook( 'block_editor_settings_all', array( PreviewLinks::class, 'without_templates' ), 20, 2 ),
			new Hook( 'preview_post_link', array( PreviewLinks::class, 'link' ), 10, 2 ),
			...Hook::each( array_map( static fn ( string $type ): string => "rest_prepare_$type", ContentTypes::WRITTEN ), array( PreviewLinks::class, 'in_editor' ), 10, 3 ),
			Hook::admin( 'post_row_actions', array( PreviewLinks::class, 'in_list' ), 10, 2 ),
			Hook::admin( 'admin_bar_menu', array( PreviewLinks::class, 'in_toolbar' ), 81 ),
			Hook::admin( 'page_row_actions', array( PreviewLinks::class, 'in_list' ), 10, 2 ),
		);
	}

	/** @return list<Hook> */
	private static function cache_hooks(): array {
		$changed = static fn ( self $m ): Closure => $m->note_change( ... );
		return array(
			...Hook::each( array( 'update_option_' . ContentCache::VERSION, 'add_option_' . ContentCache::VERSION, 'update_option_' . ListSegments::VERSION ), $changed, 100, 0 ),
			new Hook( 'mentoriai_profile_saved', $changed, 100, 1, when: array( PageCaches::class, 'is_shown' ) ),
			new Hook( 'mentoriai_place_freed', $changed, 100, 0 ),
		);
	}

	/** @return list<Hook> */
	private static function search_hooks(): array {
		$search = static fn ( string $method ): Closure => static fn ( self $m ): Closure => $m->search()->$method( ... );
		return array(
			new Hook( 'parse_request', $search( 'serve' ), 5, when: array( PortalRequest::class, 'is_sitemap' ) ),
			new Hook( 'robots_txt', $search( 'name_parts' ), PHP_INT_MAX, 2, when: array( SearchEngines::class, 'lacks_index' ) ),
			...Hook::each( SeoPlugins::INDEX_TEXTS, $search( 'add_to_text' ) ),
			...array_map( static fn ( string $filter, string $name ): Hook => new Hook( $filter, static fn ( self $m ): Closure => static fn ( mixed $list ): mixed => $m->search()->add_to_list( $list, $name ) ), array_keys( SeoPlugins::INDEX_LISTS ), SeoPlugins::INDEX_LISTS ),
			...Hook::each( SeoPlugins::LEFT_OUT, $search( 'leave_out' ) ),
			new Hook( 'seopress_sitemaps_single_query', $search( 'leave_out_of_query' ) ),
			new Hook( 'wp_sitemaps_post_types', $search( 'core_types' ) ),
			new Hook( 'wp_sitemaps_posts_query_args', $search( 'core_pages' ), 10, 2 ),
			new Hook( 'wp_sitemaps_taxonomies', $search( 'core_taxonomies' ) ),
			new Hook( 'template_redirect', static fn ( self $m ): ?callable => 404 === $m->request()->page()?->status ? array( $m->redirects(), 'follow' ) : null, 1, 0, when: array( PortalRequest::class, 'was_asked' ) ),
			new Hook( 'template_redirect', static fn ( self $m ): callable => array( new FieldLinks( $m->fields ), 'follow' ), 1, 0, when: array( FieldLinks::class, 'is_asked' ) ),
			...Hook::each( array( 'pre_post_update', 'before_delete_post' ), static fn ( self $m ): callable => array( $m->moves(), 'remember' ) ),
			// After the list of pages is known to be another.
			...Hook::each( array( 'wp_after_insert_post', 'deleted_post' ), static fn ( self $m ): callable => array( $m->moves(), 'record' ), 30, 2, array( PageMoves::class, 'is_page' ) ),
		);
	}

	public static function routes(): array {
		return array(
			GetRouterRoute::class => static fn ( self $m ) => new GetRouterRoute( $m->router() ),
			GetMenuRoute::class   => static fn ( self $m ) => new GetMenuRoute( $m->menus(), $m->footer() ),
		);
	}

	public function jobs(): array {
		return array( 'page_caches' => array( $this->caches(), 'empty_when_due' ) );
	}

	/** Pretty addresses where the site has none, our rules, menus. */
	public function install(): void {
		Registration::register();
		$this->menus()->install();
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

	private function request(): PortalRequest {
		return $this->request ??= new PortalRequest( $this->resolver(), $this->composer( ... ), $this->core->locale, $this->previews( ... ) );
	}

	/** @param Closure( StaffBar, PortalPage, mixed ): void $do */
	private function for_staff( Closure $do ): ?Closure {
		$page = $this->request()->page();
		return null === $page ? null : fn ( mixed $value = null ) => $do( $this->staff_bar(), $page, $value );
	}

	private function staff_bar(): StaffBar {
		return new StaffBar( $this->core, $this->resolver(), $this->composer() );
	}

	private function previews(): Previews {
		return $this->previews ??= new Previews( $this->core->preview, $this->translation );
	}

	private function moves(): PageMoves {
		return $this->moves ??= new PageMoves( ( $this->pages )() );
	}

	private function document( PortalPage $page ): Document {
		$core = $this->core;
		$boot = new BootData( $core, ( $this->pages )(), $this->router(), $this->menus(), $this->footer(), ( $this->analytics )(), ( $this->sign_in )() );
		$data = new StructuredData( new SiteName( $core->settings ), $core->url( 'assets/images/logo.png' ), $this->footer() );
		$head = new Head( $core->url( 'assets/images/share.png' ), new SiteName( $core->settings ) );
		return new Document( $page, $boot, ( $this->pages )(), $this->menus(), $this->footer(), new Assets( $core ), new Brand( $core->settings ), $core->locale, $head, $data );
	}

	private function search(): SearchEngines {
		return new SearchEngines( $this->core, ( $this->pages )(), ( $this->mentors )() );
	}

	private function note_change(): void {
		$this->caches()->note_change();
		if ( PageCaches::has_changed() ) {
			add_action( 'shutdown', array( PageCaches::class, 'empty_after_change' ), 50, 0 );
		}
	}

	private function caches(): PageCaches {
		return new PageCaches( $this->core->clock );
	}

	private function redirects(): Redirects {
		return new Redirects( $this->resolver(), $this->composer(), new OldUrlRepository( $this->core->db ), ( $this->pages )() );
	}

	private function resolver(): Resolver {
		return new Resolver( ( $this->pages )(), $this->core->settings );
	}

	private function composer(): PageComposer {
		return new PageComposer( new Replies( fn ( string $path, array $query, Lang $lang ): array|ApiError => ( $this->dispatcher )()->read( $path, $query, $lang ) ), ( $this->pages )() );
	}

	private function router(): RouterPages {
		return new RouterPages( ( $this->pages )(), $this->core->settings );
	}

	private function menus(): Menus {
		return new Menus( ( $this->pages )(), ( $this->cache )(), $this->core->settings );
	}

	private function footer(): Footer {
		return new Footer( $this->core->settings, ( $this->pages )(), ( $this->cache )(), $this->core->clock );
	}
}
