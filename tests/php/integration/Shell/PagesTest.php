<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Shell;

use LogicException;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Core\Spa\Entry;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Core\Spa\ScreenFacts;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Shell\FailurePage;
use MentoriaiPortal\Shell\ProtectedPage;
use MentoriaiPortal\Shell\Resolver;
use MentoriaiPortal\Stories\StoriesModule;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;

/**
 * Status, canonical address and languages of pages.
 */
final class PagesTest extends ShellTestCase {

	public function test_a_policy_that_is_not_published_is_not_found_in_either_language(): void {
		$pages  = array_map( 'get_page_by_path', array( 'privatumo-politika', 'en/privatumo-politika' ) );
		$status = fn (): array => array( $this->status_of( '/privatumo-politika' ), $this->status_of( '/en/privatumo-politika' ) );
		foreach ( array( array( 'publish', 'publish', 200 ), array( 'publish', 'draft', 200 ), array( 'draft', 'draft', 404 ) ) as [ $lt, $en, $expected ] ) {
			wp_update_post( array( 'ID' => $pages[0]?->ID, 'post_status' => $lt ) );
			wp_update_post( array( 'ID' => $pages[1]?->ID, 'post_status' => $en ) );
			self::assertSame( array( $expected, $expected ), $status() );
		}
	}

	public function test_events_and_stories_are_there_only_while_published(): void {
		$this->freeze( '2026-11-21T08:15:00Z' );
		$event = $this->post( EventMeta::POST_TYPE, 'renginys', 'lt', array( EventMeta::START_DATE => '2026-12-03' ) );
		$story = $this->post( StoriesModule::POST_TYPE, 'istorija' );

		self::assertSame( array( 200, 200 ), array( $this->status_of( '/event/renginys' ), $this->status_of( '/success-stories/istorija/' ) ) );
		foreach ( array( '/event/nera', '/success-stories/nera', '/event', '/event/a/b', '/success-stories' ) as $path ) {
			self::assertSame( 404, $this->status_of( $path ), $path );
		}
		foreach ( array( $event, $story ) as $id ) {
			wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
		}
		self::assertSame( array( 404, 404 ), array( $this->status_of( '/event/renginys' ), $this->status_of( '/en/success-stories/istorija' ) ) );
	}

	public function test_the_front_page_is_the_home_of_now_however_its_option_is_loaded(): void {
		$front = static fn (): array => array( get_option( 'show_on_front' ), (int) get_option( 'page_on_front' ) );
		foreach ( array( true, false ) as $is_autoloaded ) {
			$home = $this->content_page( $is_autoloaded ? 'pradzia' : 'kita-pradzia' );
			update_option( 'mentoriai_pages', array( 'Home' => array( 'lt' => $home ) ), $is_autoloaded );
			wp_cache_delete( 'alloptions', 'options' );
			self::assertSame( array( 'page', $home ), $front() );
			self::assertSame( $is_autoloaded, isset( wp_load_alloptions()['mentoriai_pages'] ) );
		}
		delete_option( 'mentoriai_pages' );
		self::assertNotSame( $home, $front()[1] );
	}

	public function test_wordpress_own_pages_wear_the_portals_look_and_language(): void {
		$locale = new Locale( dirname( __DIR__, 4 ) . '/languages/' );
		$site   = new SiteName( new Settings() );
		$id     = $this->content_page( 'slapta', 0, '<!-- wp:paragraph --><p>Slaptas tekstas</p><!-- /wp:paragraph -->' );
		wp_update_post( array( 'ID' => $id, 'post_password' => 'raktas' ) );
		$html = static fn (): string => ( new ProtectedPage( $locale, $site ) )->html( get_post( $id ) ?? throw new LogicException() );
		self::assertStringContainsString( 'Šis puslapis apsaugotas', $html() );
		self::assertStringNotContainsString( 'Slaptas tekstas', $html() );
		add_filter( 'post_password_required', '__return_false' );
		self::assertMatchesRegularExpression( '~<p[^>]*>Slaptas tekstas</p>~', $html() );

		$failure = ( new FailurePage( $locale, $site ) )->html( 'Per <b>dažnai</b><script>x</script>' );
		self::assertStringContainsString( 'Nepavyko</h1>', $failure );
		self::assertStringContainsString( 'Per <b>dažnai</b>', $failure );
		self::assertStringNotContainsString( '<script', $failure );
		add_filter( 'plugins_url', '__return_null' );
		self::assertStringContainsString( 'Nepavyko</h1>', ( new FailurePage( $locale, $site ) )->html( 'x' ) );
	}

	/** @return iterable<string, array{mixed, mixed, list<string>}> Message, options, what the page has. */
	public static function failures(): iterable {
		foreach ( array( 0, -1, null, false, array(), array( 'x' ), new \stdClass() ) as $number => $odd ) {
			yield "an odd one $number" => array( $odd, array( 'response' => 403 ), is_int( $odd ) ? array( (string) $odd ) : array() );
		}
		yield 'a number in an error' => array( new WP_Error( 'a', 5 ), array(), array( '<p>5</p>' ) ); // @phpstan-ignore argument.type
		$two = new WP_Error( 'a', 'Pirma' );
		$two->add( 'b', 'Antra <i>klaida</i><script>x</script>' );
		yield 'two errors' => array( $two, array(), array( '<li>Pirma</li>', '<li>Antra <i>klaida</i>' ) );
		$form = '<form method="post" action="https://example.org/?a"><input type="hidden" name="n" value="1"><select name="s"><option value="1">A</option></select><button type="submit">Tęsti</button></form>';
		yield 'a form' => array( $form, array(), array( '<form method="post" action="https://example.org/?a">', '<input type="hidden" name="n" value="1">', '<option value="1">A</option>' ) );
		yield 'links' => array( 'x', array( 'link_url' => '/a', 'link_text' => 'Toliau', 'back_link' => true ), array( '<a href="/a">Toliau</a>', 'history.back()">Atgal</a>' ) );
		yield 'options of wrong types' => array( 'x', array( 'link_url' => array(), 'link_text' => 5, 'response' => 'daug', 'additional_errors' => 'x' ), array( '<p>x</p>' ) );
	}

	/** @param list<string> $has */
	#[DataProvider( 'failures' )]
	public function test_whatever_a_plugin_ends_a_request_with_is_shown( mixed $message, mixed $options, array $has ): void {
		ob_start();
		( new FailurePage( new Locale( dirname( __DIR__, 4 ) . '/languages/' ), new SiteName( new Settings() ) ) )->answer( $message, '', array( 'exit' => false ) + $options );
		$page = (string) ob_get_clean();

		self::assertStringContainsString( 'Nepavyko</h1>', $page );
		self::assertStringNotContainsString( '<script', $page );
		foreach ( $has as $html ) {
			self::assertStringContainsString( $html, $page );
		}
	}

	public function test_a_page_brings_the_reply_the_app_asks_for_first(): void {
		$this->post( StoriesModule::POST_TYPE, 'istorija' );

		$page = $this->page( '/success-stories/istorija' );

		self::assertSame( array( 'success_stories', array( 'slug' => 'istorija' ) ), array( $page->replies[0]['route'], $page->replies[0]['input'] ) );
		self::assertSame( 'Pavadinimas istorija', $page->replies[0]['data']['title'] );
		self::assertStringContainsString( '<h1 class="mp-h1">Pavadinimas istorija</h1>', $this->main( $page ) );
	}

	public function test_a_text_that_is_not_translated_belongs_to_its_own_language(): void {
		$this->post( StoriesModule::POST_TYPE, 'istorija' );

		$head = $this->head( $this->page( '/en/success-stories/istorija' ) );

		self::assertStringContainsString( 'rel="canonical" href="' . home_url( '/success-stories/istorija' ) . '"', $head );
		self::assertStringNotContainsString( 'hreflang', $head );
		self::assertStringContainsString( 'content="lt_LT"', $head );
	}

	public function test_others_judge_pages_of_editors_only_and_the_site_as_a_whole(): void {
		$this->post( StoriesModule::POST_TYPE, 'istorija' );
		$this->content_page( 'puslapis' );
		$robots = fn ( string $path ): string => preg_match( '~<meta name="robots" content="([^"]*)">~', $this->head( $this->page( $path ) ), $found ) ? $found[1] : '';
		self::assertSame( array( 'max-image-preview:large', 'max-image-preview:large', 'noindex' ), array_map( $robots, array( '/success-stories/istorija', '/puslapis', '/zinutes' ) ) );

		add_filter( 'wp_robots', static fn ( array $said ): array => array( 'noindex' => true ) + $said, 1000 );
		self::assertSame( array( 'max-image-preview:large', 'noindex, max-image-preview:large' ), array_map( $robots, array( '/success-stories/istorija', '/puslapis' ) ) );

		remove_all_filters( 'wp_robots' );
		update_option( 'blog_public', '0' );
		self::assertSame( array( 'noindex', 'noindex' ), array_map( $robots, array( '/success-stories/istorija', '/puslapis' ) ) );
	}

	public function test_only_a_published_pair_names_its_languages(): void {
		$group = wp_generate_uuid4();
		$this->post( StoriesModule::POST_TYPE, 'istorija', 'lt', array(), $group );
		self::assertStringNotContainsString( 'hreflang', $this->head( $this->page( '/success-stories/istorija' ) ) );
		$this->post( StoriesModule::POST_TYPE, 'story', 'en', array(), $group );

		$head = $this->head( $this->page( '/success-stories/istorija' ) );

		self::assertStringContainsString( 'hreflang="en" href="' . home_url( '/en/success-stories/story' ) . '"', $head );
		self::assertStringContainsString( 'hreflang="x-default" href="' . home_url( '/success-stories/istorija' ) . '"', $head );
		self::assertStringContainsString( 'og:locale:alternate" content="en_GB"', $head );
	}

	public function test_stories_page_by_page(): void {
		for ( $count = 0; $count < 11; $count++ ) {
			$this->post( StoriesModule::POST_TYPE, "istorija-$count" );
		}
		$list = $this->pages()->screen_path( Screen::Stories, \MentoriaiPortal\Core\Lang::Lt );

		$second = $this->page( $list, array( 'puslapis' => '2' ) );

		self::assertSame( home_url( $list ) . '?puslapis=2', $second->canonical );
		self::assertSame( array( 'page' => 1 ), array_column( $second->replies, 'input', 'route' )['get_success_stories'] );
		self::assertSame( 2, substr_count( $this->main( $second ), '<article' ) );
		self::assertSame( array( home_url( $list ), '' ), $second->neighbours );
		self::assertSame( array( '', home_url( $list ) . '?puslapis=2' ), $this->page( $list )->neighbours );
		add_filter( 'mentoriai_page_size', static fn (): int => 20 );
		self::assertSame( array( '', '' ), $this->page( $list )->neighbours, 'All on a page as long as the site wants it.' );
		remove_all_filters( 'mentoriai_page_size' );
		foreach ( array( '3', '0', '-1', 'x', '1.5', '99999999999999999999' ) as $number ) {
			self::assertSame( 404, $this->page( $list, array( 'puslapis' => $number ) )->status, $number );
		}
	}

	public function test_filtered_lists_and_account_screens_are_not_indexed(): void {
		foreach ( array( array( '/renginiai', array( 'miestas' => 'Kaunas' ) ), array( '/e-mentoriai', array( 'sritis' => 'x' ) ), array( '/profilis', array() ), array( '/pokalbis/5', array() ), array( '/event/nera', array() ) ) as [ $path, $query ] ) {
			$page = $this->page( $path, $query );
			self::assertFalse( $page->is_indexed(), $path );
			self::assertSame( '', $this->script( $page ) );
		}
		self::assertTrue( $this->page( '/renginiai' )->is_indexed() );
	}

	public function test_a_screen_with_an_english_path_has_it_below_en_only(): void {
		foreach ( array( '/mentorystes', '/en/mentorships', '/en/mentorystes', '/mentoryste/5', '/en/mentorship/5', '/en/mentoryste/5' ) as $path ) {
			self::assertSame( 200, $this->page( $path )->status, $path );
		}
		foreach ( array( '/mentorship/5', '/en/mentorship/x', '/en/mentorship' ) as $path ) {
			self::assertSame( 404, $this->status_of( $path ), $path );
		}
		self::assertNull( ( new Resolver( $this->pages(), new Settings() ) )->resolve( '/mentorships' ), 'A page of the site may be there.' );
		self::assertSame( '/en/mentorships', $this->pages()->screen_path( Screen::Mentorships, \MentoriaiPortal\Core\Lang::En ) );
	}

	public function test_a_list_of_mentors_is_searched_and_filtered_without_script(): void {
		$page = $this->page( '/mentoriai-spieciuose', array( 'sritis' => 'b,a,b', 'paieska' => '"><i>' ) );
		$main = $this->main( $page );

		self::assertSame( array( 'page' => 0, 'tax' => array( 'a', 'b' ), 'keyword' => '"><i>' ), $page->replies[1]['input'] ?? null );
		self::assertFalse( $page->is_indexed() );
		self::assertStringContainsString( 'name="paieska" value="&quot;&gt;&lt;i&gt;"', $main );
		self::assertStringContainsString( '<input type="hidden" name="sritis" value="a,b">', $main );
		self::assertStringContainsString( 'href="?paieska=%22%3E%3Ci%3E"', $main );
		self::assertSame( array( 'page' => 0 ), $this->page( '/mentoriai-spieciuose' )->replies[1]['input'] ?? null );
	}

	public function test_a_busy_mentors_page_says_so_once_with_the_day(): void {
		$this->freeze( '2026-11-21T10:00:00Z' );
		$id = $this->add_member( Role::Mentor, AccountStatus::Public );
		update_user_meta( $id, 'first_name', 'Ona' );
		update_user_meta( $id, UserMeta::BUSY, '1' );
		update_user_meta( $id, UserMeta::BUSY_UNTIL, '2026-12-16' );
		do_action( 'mentoriai_profile_saved', $id );
		$path = (string) wp_parse_url( $this->request( 'GET', 'mentoriai_dynamic' )->get_data()['list'][0]['link'], PHP_URL_PATH );
		$main = $this->main( $this->page( $path ) );

		self::assertMatchesRegularExpression( '~<p class="mp-notice__title">[^<]*gruodžio 16~u', $main );
		self::assertSame( 1, substr_count( $main, 'gruodžio 16' ) );
		update_user_meta( $id, UserMeta::BUSY, '0' );
		update_user_meta( $id, UserMeta::BUSY_UNTIL, '' );
		do_action( 'mentoriai_profile_saved', $id );
		self::assertStringNotContainsString( 'mp-notice', $this->main( $this->page( $path ) ) );
	}

	public function test_an_image_says_its_size_and_its_other_sizes(): void {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$image = imagecreatetruecolor( 1400, 700 );
		ob_start();
		imagejpeg( $image );
		$file = wp_upload_bits( 'paveikslas.jpg', null, (string) ob_get_clean() );
		$id   = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Paveikslas' ), $file['file'] );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
		$this->content_page( 'galerija', 0, '<!-- wp:gallery --><figure><!-- wp:image {"id":' . $id . '} --><figure><img/></figure><!-- /wp:image --><figcaption>Visi kartu</figcaption></figure><!-- /wp:gallery -->' );

		$main = $this->main( $this->page( '/galerija' ) );

		self::assertMatchesRegularExpression( '~<img [^>]*loading="lazy"[^>]* srcset="[^"]+ 300w[^"]*" src="[^"]+" width="1024" height="512" alt=~', $main );
		self::assertStringContainsString( '<figcaption>Visi kartu</figcaption>', $main, 'Of the gallery.' );
	}

	#[TestWith( array( '<img src="/a.png" alt=""/><figcaption>Pirmoji grupė</figcaption>', '<figcaption>Pirmoji grupė</figcaption>' ) )]
	#[TestWith( array( '<a href="/kitur"><img src="/a.png" alt=""/></a>', 'href="/kitur"' ) )]
	public function test_what_a_picture_of_a_gallery_says_or_leads_to_is_on_the_page( string $picture, string $shown ): void {
		$this->content_page( 'galerija', 0, '<!-- wp:gallery --><figure><!-- wp:image {"id":1} --><figure>' . $picture . '</figure><!-- /wp:image --><figcaption>Visi kartu</figcaption></figure><!-- /wp:gallery -->' );

		$main = $this->main( $this->page( '/galerija' ) );

		self::assertStringContainsString( $shown, $main );
		self::assertSame( 1, substr_count( $main, 'Visi kartu' ) );
	}

	public function test_a_screen_whose_page_is_not_published_keeps_its_title(): void {
		$id = $this->pages()->find_by_path( '/prisijungti' )?->id;
		wp_update_post( array( 'ID' => $id, 'post_status' => 'private' ) );
		$page = $this->page( '/prisijungti' );
		self::assertSame( array( 200, null ), array( $page->status, $page->resolved->page ) );
		self::assertSame( Screen::Login->facts()->title(), $page->title );
	}

	public function test_a_screen_is_off_while_its_setting_is(): void {
		$facts = new ScreenFacts( '/x', Entry::Members, 'content', 'content', setting: 'moderate_reviews' );
		$plain = new ScreenFacts( '/x', Entry::Members, 'content', 'content' );
		$off   = new Settings( static fn (): array => array( 'moderate_reviews' => false ) );
		$on    = new Settings( static fn (): array => array( 'moderate_reviews' => true ) );

		self::assertSame( array( false, true, true ), array( $facts->is_on( $off ), $facts->is_on( $on ), $plain->is_on( $off ) ) );
	}
}
