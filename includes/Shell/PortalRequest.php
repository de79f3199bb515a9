<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use Closure;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Spa\PortalUrls;
use WP;
use WP_Query;

/**
 * The running request, if it is for a path of the portal: what WordPress must query for it, and with which status
 * it answers. wp-admin, wp-json, feeds of posts, robots and sitemaps stay WordPress's.
 */
final class PortalRequest {

	private const VAR = 'mentoriai_path';

	/** Query vars that make another thing of a page: no portal page has it. */
	private const SUB_PAGES = array( 'feed', 'embed', 'paged', 'page', 'attachment', 'cpage', 'tb', 'withcomments' );

	private ?ResolvedPath $resolved = null;

	/** @var array<string, ResolvedPath|null> By path: the language is asked for hundreds of times. */
	private array $known = array();

	private bool $is_resolving = false;

	private static bool $was_asked = false;

	private ?PortalPage $page = null;

	private bool $is_preview = false;

	/**
	 * @param Closure(): PageComposer $composer Of the portal's pages only.
	 * @param Closure(): Previews     $previews Of requests with the key of a preview.
	 */
	public function __construct(
		private readonly Resolver $resolver,
		private readonly Closure $composer,
		private readonly Locale $locale,
		private readonly Closure $previews
	) {}

	/** The page to print; null when the request is not the portal's. */
	public function page(): ?PortalPage {
		return $this->page;
	}

	/** Filter `query_vars`. */
	public static function add_query_var( mixed $names ): mixed {
		return is_array( $names ) ? array( ...$names, self::VAR ) : $names;
	}

	/**
	 * Filter `rewrite_rules_array`, when WordPress makes its rules again: at the top, because it takes a number at the end of
	 * a path for that of a part of the page. All other paths of ours are known by themselves; see query_vars().
	 */
	public static function add_rules( mixed $rules ): mixed {
		$ours = array( '^((?:en/)?(?:' . implode( '|', Resolver::prefixes() ) . ')/.+)$' => 'index.php?' . self::VAR . '=$matches[1]' );
		return is_array( $rules ) ? $ours + $rules : $rules;
	}

	/** Of `request`: whether a page may be meant. WordPress takes an empty variable for none. */
	public static function may_be_page( mixed $vars = null ): bool {
		if ( ! is_array( $vars ) ) {
			return false;
		}
		$asked = array_filter( $vars );
		return array() === array_intersect_key( $asked, array_flip( array( 'rest_route', 'robots', 'sitemap', 'sitemap-stylesheet', 'favicon' ) ) )
			// The site's own feeds; one below a path of ours is missing.
			&& ( ! isset( $asked['feed'] ) || array() !== array_diff_key( $asked, array_flip( array( 'feed', 'withcomments' ) ) ) );
	}

	/** Of what follows `request`: whether it was one that may be a page. */
	public static function was_asked(): bool {
		return self::$was_asked;
	}

	/** Whether the address is that of a preview: Previews looks at its key. */
	public static function is_preview_asked(): bool {
		return isset( $_GET['preview_id'], $_GET['preview_nonce'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended
	}

	/** Of `posts_pre_query`. */
	public static function is_main_query( mixed $posts = null, mixed $query = null ): bool {
		return $query instanceof WP_Query && $query->is_main_query() && '' !== $query->get( self::VAR, '' );
	}

	/** Of `parse_request`: whether WordPress's sitemap is asked for, or a part of ours. */
	public static function is_sitemap( mixed $wp = null ): bool {
		return $wp instanceof WP && ( isset( $wp->query_vars['sitemap'] ) || str_contains( $_SERVER['REQUEST_URI'] ?? '', '/wp-sitemap-portal-' ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- SearchEngines reads it.
	}

	/** Of `locale` (asked many times): whether the request is for a path that could be a page of this site. */
	public static function has_path(): bool {
		$uri = $_SERVER['REQUEST_URI'] ?? '/wp-'; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only its beginning is looked at.
		if ( ! is_string( $uri ) || 1 === preg_match( '~^/(?:wp-|(?:comments/)?feed/?(?:$|\?))~', $uri ) || is_admin() || wp_doing_ajax() || wp_doing_cron() || ( is_multisite() && ms_is_switched() ) ) {
			return false;
		}
		return ! str_contains( $uri, '/wp-' ) || ! str_starts_with( Locale::request_path(), '/wp-' );
	}

	/** Filter `do_redirect_guess_404_permalink`. */
	public static function guess_nothing(): bool {
		return false;
	}

	/**
	 * Filter `request`: what WordPress should query.
	 *
	 * @param array<string, mixed> $vars
	 * @return array<string, mixed>
	 */
	public function query_vars( array $vars ): array {
		self::$was_asked = true;

		$path = Locale::request_path();
		unset( $vars['rest_route'] ); // Empty: see may_be_page().
		if ( self::is_preview_asked() && ( $this->previews )()->begin() ) {
			$this->is_preview = true;
			$this->known      = array();
			unset( $vars['preview'] );
		}
		if ( '' === trim( $path, '/' ) && array() !== $vars ) {
			return $vars;
		}
		$resolved = $this->resolve( $path );
		if ( null === $resolved && isset( $vars['pagename'] ) && is_string( $vars['pagename'] ) ) {
			$part     = $this->resolver->resolve( '/' . $vars['pagename'] );
			$resolved = null === $part ? null : ResolvedPath::missing( $part->lang );
		}
		if ( null === $resolved ) {
			return $vars;
		}
		$asked = array_filter( $vars );
		if ( ! isset( $_GET['attachment'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a public page is read.
			// WordPress takes the end of a path that it does not know, such as a page's in the other language, for a file's name.
			unset( $asked['attachment'] );
		}
		$this->resolved = array() === array_intersect( self::SUB_PAGES, array_keys( $asked ) ) ? $resolved : ResolvedPath::missing( $resolved->lang );
		// WordPress itself and the theme know nothing of a preview.
		return array( self::VAR => $path ) + ( null === $this->resolved->page || $this->is_preview ? array() : array( 'page_id' => $this->resolved->page->id ) );
	}

	/**
	 * Filter `posts_pre_query`: a path without a WordPress page needs no query of posts.
	 *
	 * @param mixed $posts
	 */
	public function skip_query( mixed $posts, WP_Query $query ): mixed {
		return $query->is_main_query() && '' !== $query->get( self::VAR, '' ) && 0 === (int) $query->get( 'page_id' ) ? array() : $posts;
	}

	/** Filter `pre_handle_404`: the status is decided here. */
	public function handle_status( mixed $handled, mixed $query = null ): mixed {
		if ( null === $this->resolved || ! $query instanceof WP_Query ) {
			return $handled;
		}
		$this->respond( $this->resolved, $query );
		return true;
	}

	/** Action `wp`: what WordPress does not know either gets our 404 page. */
	public function adopt_404( WP $wp ): void {
		global $wp_query;
		if ( null === $this->page && $wp_query instanceof WP_Query && $wp_query->is_404() && ! $wp_query->is_feed() && ! is_admin() ) {
			$this->respond( ResolvedPath::missing( Lang::from_path( Locale::request_path() ) ), $wp_query );
		}
	}

	/**
	 * Filter `redirect_canonical`: both slash forms of our paths answer 200, and nothing is guessed. As on every page of
	 * WordPress `www.` and the bare domain lead to the one of the site, because the API answers there; https alone leads
	 * nowhere, because a proxy may hide it and visitors would go round in a circle.
	 */
	public function keep_url( mixed $url, mixed $requested = null ): mixed {
		if ( null === $this->page ) {
			return $url;
		}
		$host = is_string( $requested ) ? strtolower( (string) wp_parse_url( $requested, PHP_URL_HOST ) ) : '';
		$ours = strtolower( (string) wp_parse_url( PortalUrls::home(), PHP_URL_HOST ) );
		return is_string( $requested ) && ( "www.$host" === $ours || "www.$ours" === $host )
			? preg_replace( '~^(https?://[^/]+).*~s', '$1', PortalUrls::home() ) . preg_replace( '~^https?://[^/]+~', '', $requested )
			: false;
	}

	/**
	 * Filter `locale`: the language of the path, for everything that WordPress and other plugins say on it. The path is
	 * of the site that was asked for, not of another one of its network, which may not even have tables yet.
	 */
	public function locale( mixed $locale ): mixed {
		if ( ! is_string( $locale ) ) {
			return $locale;
		}
		if ( $this->is_resolving ) {
			return $locale;
		}
		$path = Locale::request_path();
		return null === $this->resolve( $path ) ? $locale : Lang::from_path( $path )->locale();
	}

	/** Filters of unique slugs: whether a file or post may not have it. */
	public function is_taken( mixed $taken, mixed $slug = null ): mixed {
		if ( ! is_bool( $taken ) || ! is_string( $slug ) ) {
			return $taken;
		}
		return $taken || null !== $this->resolver->resolve( '/' . $slug ) || in_array( $slug, Resolver::prefixes(), true );
	}

	/** Once a path and request. Whoever asks for the language meanwhile gets the site's. */
	private function resolve( string $path ): ?ResolvedPath {
		if ( ! array_key_exists( $path, $this->known ) ) {
			$this->is_resolving   = true;
			$this->known[ $path ] = $this->resolver->resolve( $path );
			$this->is_resolving   = false;
		}
		return $this->known[ $path ];
	}

	private function respond( ResolvedPath $resolved, WP_Query $query ): void {
		$list_query = ListQuery::of( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a public page is read.
		$page       = $this->locale->within( $resolved->lang, fn (): PortalPage => ( $this->composer )()->compose( $resolved, $list_query ) );
		$this->page = $this->is_preview ? ( $this->previews )()->of( $page ) : $page;
		if ( 200 !== $this->page->status ) {
			nocache_headers();
		}
		if ( 404 === $this->page->status ) {
			$query->set_404();
		} else {
			$query->is_404  = false;
			$query->is_home = false;
		}
		status_header( $this->page->status );
	}
}
