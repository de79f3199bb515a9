<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Shell;

use DOMDocument;
use DOMXPath;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Core\Spa\ScreenFacts;
use MentoriaiPortal\Shell\PageKind;
use MentoriaiPortal\Tests\ContractTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What the server answers at every path of the portal, for those who run no script.
 */
final class PathsTest extends ContractTestCase {

	/** Fixed pages that editors write. */
	private const CONTENT = array( '/kontaktai', '/apie-projekta', '/kodel-verta-buti-mentoriumi-ir-kas-gali-juo-tapti', '/kodel-verta-gauti-mentoryste-ir-kas-gali-ja-gauti', '/e-mentoryste', '/mentoryste-spieciuose' );

	/** What scanners ask for. */
	private const NOT_UTF8 = array( '/%ff%fe', '/en/%c3%28', '/mentorius/%ff', '/en/event/%f0%28', '/e-mentoriai/%ff' );

	/** @return iterable<string, array{string, bool}> */
	public static function paths(): iterable {
		$screens = array( ...Screen::cases(), ...PageKind::cases() );
		foreach ( Lang::cases() as $lang ) {
			$indexed = array_fill_keys( self::CONTENT, true );
			foreach ( array_filter( array_map( static fn ( Screen|PageKind $screen ): ?ScreenFacts => $screen->facts(), $screens ) ) as $facts ) {
				foreach ( $facts->paths( $lang ) as $path ) {
					// Pages of one public thing need that thing, and are asked for below.
					if ( $facts->is_private() || ! str_contains( $path, ':' ) ) {
						$indexed[ strtr( $path, array( ':id' => '123', ':hash' => 'abc' ) ) ] = ! $facts->is_private();
					}
				}
			}
			foreach ( $indexed as $path => $is_indexed ) {
				yield $lang->prefix() . $path => array( $lang->prefix() . $path, $is_indexed );
			}
		}
	}

	#[DataProvider( 'paths' )]
	public function test_a_known_path_answers_in_both_slash_forms( string $path, bool $indexed ): void {
		foreach ( array( rtrim( $path, '/' ), rtrim( $path, '/' ) . '/' ) as $form ) {
			$reply = $this->send( 'GET', $form );
			self::assertSame( 200, $reply->status, $form );
			$page = $this->parse( $reply->body );
			self::assertStringEndsWith( ' | Mentoriai', $page->evaluate( 'string(//title)' ) );
			self::assertSame( str_starts_with( $path, '/en' ) ? 'en' : 'lt', $page->evaluate( 'string(/html/@lang)' ) );
			self::assertSame( $indexed ? 0.0 : 1.0, $page->evaluate( 'count(//meta[@name="robots"][contains(@content, "noindex")])' ) );
			self::assertSame( $indexed ? 1.0 : 0.0, $page->evaluate( 'count(//link[@rel="canonical"])' ) );
		}
	}

	public function test_no_cache_keeps_the_page_of_a_fatal_error(): void {
		$plugin = self::demo()['wp_dir'] . '/wp-content/mu-plugins/klaida.php';
		file_put_contents( $plugin, '<?php add_filter( "template_include", static fn ( $template ) => isset( $_GET["klaida"] ) ? ini_set( "log_errors", "0" ) . nera_tokios() : $template );' );
		try {
			foreach ( array( '/?klaida=1', '/nera-tokio?klaida=1' ) as $path ) {
				$reply = $this->send( 'GET', $path );
				self::assertSame( 500, $reply->status, $path );
				self::assertStringContainsString( 'no-store', (string) $reply->header( 'Cache-Control' ) );
				self::assertStringContainsString( 'Nepavyko</h1>', $reply->body );
			}
		} finally {
			unlink( $plugin );
		}
	}

	public function test_an_indexed_page_has_head_text_and_boot_data(): void {
		$page = $this->parse( $this->send( 'GET', '/en/kontaktai/' )->body );

		self::assertSame( self::url( '/kontaktai' ), $page->evaluate( 'string(//link[@hreflang="lt"]/@href)' ) );
		self::assertSame( $page->evaluate( 'string(//link[@rel="canonical"]/@href)' ), $page->evaluate( 'string(//link[@hreflang="en"]/@href)' ) );
		self::assertNotSame( '', $page->evaluate( 'string(//meta[@property="og:title"]/@content)' ) );
		self::assertSame( 1.0, $page->evaluate( 'count(//*[@id="mentoriai-portal"]//h1)' ) );
		self::assertGreaterThan( 3.0, $page->evaluate( 'count(//*[@id="mentoriai-portal"]//header//a)' ) );
		$boot = json_decode( $page->evaluate( 'string(//script[@id="mentoriai-boot"])' ), true, 64, JSON_THROW_ON_ERROR );
		self::assertSame( array( 'en', 200 ), array( $boot['lang'], $boot['status'] ) );
		self::assertSame( 'get_default', $boot['replies'][0]['route'] );
		$id = $boot['replies'][0]['input']['pageId'];
		self::assertSame( $this->api( 'GET', "get_default/$id?lang=en" )->data(), $boot['replies'][0]['data'] );
	}

	public function test_the_lists_bring_their_first_page_along(): void {
		$page = $this->parse( $this->send( 'GET', '/e-mentoriai' )->body );
		$boot = json_decode( $page->evaluate( 'string(//script[@id="mentoriai-boot"])' ), true, 64, JSON_THROW_ON_ERROR );

		$data = array_column( $boot['replies'], 'data', 'route' );

		self::assertSame( $this->api( 'GET', 'mentoriai_dynamic?page=0' )->data(), $data['mentoriai_dynamic'] );
		self::assertSame( $this->api( 'GET', 'mentoriai_dynamic/tax' )->data(), $data['mentoriai_dynamic/tax'] );
		self::assertSame( (float) count( $data['mentoriai_dynamic']['list'] ), $page->evaluate( 'count(//main//a[contains(@href, "/mentorius/")])' ) );
	}

	/** @return iterable<string, array{string}> */
	public static function missing(): iterable {
		foreach ( array( '/nera-tokio', '/en/no-such', '/mentorius/nera', '/en/mentoriai-spieciuose/nera', '/mentorius', '/pokalbis/abc', '/default/99999999', '/e-mentoriai/feed', '/e-mentoriai/2', '/e-mentoriai/embed', '/en/e-mentoriai/feed', '/e-mentoriai?feed=rss2', '/?p=99999999', '/apie-projekta/kazkas', ...self::NOT_UTF8 ) as $path ) {
			yield $path => array( $path );
		}
	}

	#[DataProvider( 'missing' )]
	public function test_what_leads_nowhere_is_404_with_our_page( string $path ): void {
		$reply = $this->send( 'GET', $path );

		self::assertSame( 404, $reply->status );
		self::assertStringContainsString( '404 Not found', $reply->body );
		self::assertStringContainsString( '"status":404', $reply->body );
		self::assertMatchesRegularExpression( '~<meta name=.robots. content=.noindex~', $reply->body );
	}

	public function test_a_page_without_a_translation_answers_in_english_too(): void {
		$id = (int) $this->as_server(
			'echo wp_insert_post( array( "post_type" => "page", "post_status" => "publish", "post_title" => "Be vertimo", "post_name" => "be-vertimo",
				"meta_input" => array( "_mentoriai_lang" => "lt", "_mentoriai_group" => wp_generate_uuid4(), "_mentoriai_screen" => "default" ) ) );'
		);
		try {
			foreach ( array( '/be-vertimo' => 200, '/en/be-vertimo' => 200, '/en/be-vertimo/' => 200, '/be-vertimo?attachment=x' => 404 ) as $path => $status ) {
				self::assertSame( $status, $this->send( 'GET', $path )->status, $path );
			}
		} finally {
			$this->as_server( "wp_delete_post( $id, true );" );
		}
	}

	public function test_www_leads_to_the_domain_of_the_site_and_another_host_nowhere(): void {
		$site = (string) preg_replace( '~^https?://~', '', self::url() );
		foreach ( array( '/e-mentoriai', '/en/renginiai/?town=Vilnius&page=2', '/', '/nera-tokio' ) as $path ) {
			$reply = $this->send( 'GET', $path, null, array( "Host: www.$site" ) );
			self::assertSame( array( 301, self::url( $path ) ), array( $reply->status, $reply->header( 'Location' ) ), $path );
			self::assertNull( $this->send( 'GET', $path )->header( 'Location' ), $path );
		}
		// WordPress leaves other hosts alone, and so does the portal: behind a proxy they may be its own names.
		self::assertSame( 200, $this->send( 'GET', '/e-mentoriai', null, array( 'Host: inner.test' ) )->status );
		self::assertSame( 200, $this->send( 'GET', '/e-mentoriai', null, array( 'X-Forwarded-Proto: https' ) )->status );
	}

	public function test_behind_a_proxy_that_hides_https_the_page_loads_nothing_by_http(): void {
		$html = $this->as_server(
			'wp_set_current_user( 0 ); foreach ( array( "home", "siteurl" ) as $name ) { add_filter( "option_$name", static fn (): string => "https://example.test" ); }
			add_filter( "pre_option_mentoriai_content_cache", static fn (): array => array() );
			add_filter( "pre_update_option_mentoriai_content_cache", static fn ( mixed $new, mixed $old ): mixed => $old, 10, 2 );
			define( "WP_USE_THEMES", true ); $_SERVER["REQUEST_URI"] = "/"; wp(); require ABSPATH . WPINC . "/template-loader.php";'
		);
		self::assertStringContainsString( '"assetsUrl":"https:', $html );
		self::assertStringContainsString( '/react.min.js', $html );
		self::assertSame( 0, preg_match( '~http:[\\\\/]+[^"]+(?:plugins[\\\\/]+mentoriai-portal|wp-includes)[^"]*~', $html, $found ), $found[0] ?? '' );
	}

	public function test_a_slug_that_is_not_utf_8_is_missing_for_the_api_too(): void {
		foreach ( array( 'mentoriai_dynamic_single/%ff', 'mentoriai_static_single/%f0%28', 'events/%ff', 'events/%c3%28/ics', 'success_stories/%ff' ) as $path ) {
			self::assertSame( array( 404, 'not_found' ), array( $this->api( 'GET', $path )->status, $this->api( 'GET', $path )->data()['errorCode'] ), $path );
		}
	}

	public function test_a_screen_that_is_switched_off_is_404_and_the_app_is_told(): void {
		$this->set( 'screen_off', '/renginiai' );

		self::assertSame( array( 404, 404 ), array( $this->send( 'GET', '/renginiai' )->status, $this->send( 'GET', '/en/renginiai/' )->status ) );
		self::assertStringContainsString( '"screensOff":["Events"]', $this->send( 'GET', '/' )->body );
	}

	public function test_wordpress_keeps_what_is_its_own(): void {
		self::assertStringContainsString( 'User-agent', $this->send( 'GET', '/robots.txt' )->body );
		self::assertStringContainsString( '<sitemapindex', $this->send( 'GET', '/wp-sitemap.xml' )->body );
		foreach ( array( '/feed/', '/comments/feed/', '/category/uncategorized/feed/', '/hello-world/feed/', '/sample-page/feed/', '/?s=x&feed=rss2' ) as $feed ) {
			self::assertStringContainsString( '<rss', $this->send( 'GET', $feed )->body, $feed );
		}
		self::assertStringContainsString( 'wp-login', $this->send( 'GET', '/wp-login.php' )->body );
		self::assertSame( 200, $this->send( 'GET', '/wp-json/' )->status );
	}

	public function test_the_sitemap_has_public_pages_in_both_languages_and_no_account_screens(): void {
		$index = $this->send( 'GET', '/wp-sitemap.xml' )->body;
		$all   = '';
		foreach ( array( 'pages', 'events', 'stories', 'mentors', 'hubs' ) as $kind ) {
			$part = self::url( "/wp-sitemap-portal-$kind-1.xml" );
			self::assertStringContainsString( "<loc>$part</loc>", $index );
			$all .= $this->send( 'GET', "/wp-sitemap-portal-$kind-1.xml" )->body;
		}

		foreach ( array( '/', '/en/', '/kontaktai', '/en/kontaktai', '/renginiai' ) as $path ) {
			self::assertSame( 1, substr_count( $all, '<loc>' . self::url( $path ) . '</loc>' ), $path );
		}
		foreach ( array( '/event/', '/en/event/', '/success-stories/', '/en/success-stories/', '/mentorius/', '/en/mentorius/', '/mentoriai-spieciuose/' ) as $path ) {
			self::assertStringContainsString( '<loc>' . self::url( $path ), $all );
		}
		foreach ( array( ...Screen::cases(), ...PageKind::cases() ) as $screen ) {
			$facts = $screen->facts();
			if ( null !== $facts && $facts->is_private() ) {
				foreach ( Lang::cases() as $lang ) {
					foreach ( $facts->paths( $lang ) as $path ) {
						// The address itself or one below it: a story may be called "mentorystes-kelias".
						$base = preg_quote( self::url( $lang->prefix() . ( strstr( $path, '/:', true ) ?: $path ) ), '~' );
						self::assertDoesNotMatchRegularExpression( "~<loc>$base(/|</loc>)~", $all );
					}
				}
			}
		}
		self::assertStringNotContainsString( '/pradzia', $all );
		self::assertStringContainsString( 'Sitemap: ' . self::url( '/wp-sitemap.xml' ), $this->send( 'GET', '/robots.txt' )->body );
	}

	public function test_an_old_address_of_a_page_leads_to_the_new_one_for_good(): void {
		$id = $this->content_page();
		try {
			$this->rename( $id, 'kitas-adresas' );
			$reply = $this->send( 'GET', '/apie-projekta?utm=x' );
			self::assertSame( 301, $reply->status );
			self::assertSame( self::url( '/kitas-adresas?utm=x' ), $reply->headers['location'] );
			self::assertSame( 200, $this->send( 'GET', '/kitas-adresas' )->status );
		} finally {
			$this->rename( $id, 'apie-projekta' );
		}
		self::assertSame( 200, $this->send( 'GET', '/apie-projekta' )->status );
		self::assertSame( 301, $this->send( 'GET', '/kitas-adresas' )->status );
	}

	/** The default theme's own front page is 66 KB; the heaviest of ours may have 1.15 of it. */
	public function test_no_page_is_heavier_than_the_default_theme_s_front_page(): void {
		foreach ( array( '/', '/en/', '/renginiai', '/sekmes-istorijos', '/e-mentoriai', '/apie-projekta' ) as $path ) {
			self::assertLessThan( 76_000, strlen( $this->send( 'GET', $path )->body ), $path );
		}
	}

	public function test_the_files_of_the_screen_stand_in_the_head(): void {
		$page = $this->parse( $this->send( 'GET', '/e-mentoriai' )->body );

		foreach ( array( 'count(//head/link[@rel="preload"][@as="script"])', 'count(//head/link[@rel="stylesheet"][contains(@href, "/chunks/")])' ) as $query ) {
			self::assertGreaterThan( 0.0, $page->evaluate( $query ) );
		}
		$href = $page->evaluate( 'string(//head/link[@rel="preload"][@as="script"]/@href)' );
		self::assertSame( 200, $this->send( 'GET', substr( $href, strlen( self::url() ) ) )->status );
	}

	public function test_landmarks_have_names_and_sections_headings(): void {
		foreach ( array( '/', '/en/', '/prisijungti', '/registruotis', '/e-mentoriai', $this->one_of( 'mentors' ), $this->one_of( 'events' ), '/zinutes', '/apklausa/1/abc', '/pokalbis/1' ) as $path ) {
			$page = $this->parse( $this->send( 'GET', $path )->body );
			self::assertSame( 0.0, $page->evaluate( 'count(//nav[not(@aria-label)] | //aside[not(@aria-label)])' ), $path );
			self::assertSame( 1.0, $page->evaluate( 'count(//main//h1)' ), $path );
			foreach ( $page->query( '//main//section[not(@aria-label)]' ) ?: array() as $section ) {
				$own = array_filter( iterator_to_array( $page->query( './/h1 | .//h2 | .//h3', $section ) ?: array() ), static fn ( \DOMNode $heading ): bool => $section->isSameNode( $page->query( 'ancestor::*[self::section or self::article][1]', $heading )->item( 0 ) ) );
				self::assertNotSame( array(), $own, "$path: " . substr( trim( $section->textContent ), 0, 60 ) );
			}
		}
	}

	public function test_the_picture_that_a_page_begins_with_comes_first(): void {
		foreach ( array( 'events', 'stories' ) as $kind ) {
			$page = $this->parse( $this->send( 'GET', $this->one_of( $kind ) )->body );
			self::assertSame( 1.0, $page->evaluate( 'count(//main//img[@fetchpriority="high"])' ), $kind );
		}
	}

	/** What is not named so they minify again, some with tools that do not know newer syntax. */
	public function test_files_of_the_build_are_named_as_minifiers_respect_it(): void {
		$html = $this->send( 'GET', '/prisijungti' )->body;

		self::assertGreaterThan( 4, preg_match_all( '~/assets/build/([^"\'?]+)~', $html, $found ) );
		self::assertSame( array(), array_values( array_filter( $found[1], static fn ( string $name ): bool => 1 !== preg_match( '~\.min\.(js|css)$~', $name ) ) ) );
		$build = dirname( __DIR__, 4 ) . '/assets/build';
		foreach ( (array) json_decode( (string) file_get_contents( "$build/chunks.json" ), true ) as $files ) {
			foreach ( $files['files'] as $name ) {
				self::assertMatchesRegularExpression( '~\.min\.(js|css)$~', (string) $name );
			}
		}
	}

	public function test_nothing_of_the_theme_is_left_and_of_other_plugins_everything(): void {
		$body = $this->send( 'GET', '/' )->body;

		foreach ( array( '/themes/', 'global-styles', 'wp-block-library', 'emoji', 'speculationrules', 'rel=\'shortlink\'', 'generator' ) as $trace ) {
			self::assertStringNotContainsString( $trace, $body, $trace );
		}
		self::assertSame( 1, substr_count( $body, 'name="viewport"' ) );
	}

	public function test_boot_data_cannot_leave_its_script(): void {
		$boot = explode( 'id="mentoriai-boot">', $this->send( 'GET', '/' )->body )[1];

		self::assertStringNotContainsString( '<', strstr( $boot, '</script>', true ) ?: '<' );
	}

	private function parse( string $html ): DOMXPath {
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8">' . $html, LIBXML_NOERROR );
		return new DOMXPath( $document );
	}

	private function content_page(): int {
		foreach ( $this->api( 'GET', 'get_router' )->data()['pages'] as $page ) {
			if ( '/apie-projekta' === $page['url'] ) {
				return $page['pageid'];
			}
		}
		self::fail( 'The demo has no such page.' );
	}

	private function rename( int $id, string $slug ): void {
		$this->as_server( sprintf( 'wp_update_post( array( "ID" => %d, "post_name" => "%s" ) );', $id, $slug ) );
	}

	/** Site path of the first address in our part of the sitemap. */
	private function one_of( string $kind ): string {
		preg_match( '~<loc>(.+?)</loc>~', $this->send( 'GET', "/wp-sitemap-portal-$kind-1.xml" )->body, $found );
		return substr( $found[1] ?? '', strlen( self::url() ) );
	}
}
