<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\SetUp;

use MentoriaiPortal\Content\PageInstaller;
use MentoriaiPortal\Content\PageRepository;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\SetUp\SetUpPage;
use MentoriaiPortal\Stories\StoriesModule;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Tests\Integration\Demo\DemoTestCase;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Shell\Brand;
use MentoriaiPortal\Demo\DemoData;
use MentoriaiPortal\Demo\SampleContent;
use MentoriaiPortal\Demo\SiteState;
use MentoriaiPortal\SetUp\SetUpModule;
use MentoriaiPortal\SetUp\StillToReplace;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/**
 * Tools → Portal set-up: what it asks, what its button does on a real site, and for whom.
 */
#[Group( 'any-database' )]
final class SetUpPageTest extends DemoTestCase {

	private const ANSWERS = array(
		'agency_name_lt' => 'Bandymų agentūra',
		'agency_name_en' => 'Agency of Tests',
		'agency_address' => 'Bandymų g. 5, Vilnius',
		'agency_email'   => 'info@agentura.lt',
		'agency_phone'   => '+370 5 212 3456',
	);

	protected function setUp(): void {
		parent::setUp();
		self::load_admin();
		// Pictures are drawn in their full size only.
		add_filter( 'intermediate_image_sizes_advanced', '__return_empty_array' );
		add_filter( 'wp_redirect', static fn ( string $to ): string => throw new RuntimeException( $to ) );
		add_filter( 'wp_die_handler', static fn (): callable => static fn ( mixed $text, mixed $title, array $args ) => throw new RuntimeException( 'died ' . ( $args['response'] ?? '' ) ) );
	}

	public function test_one_click_makes_pages_menus_and_settings_and_no_people(): void {
		wp_set_current_user( 1 );

		self::assertSame( 'done', $this->click() );

		// Without answers: both legal pages, about and contacts wait as drafts, and so does the accessibility statement.
		self::assertSame( 2 * ( PageInstaller::count() - 4 ), $this->count_of( 'posts', "post_type = 'page' AND post_status = 'publish' AND ID <> 2" ) );
		self::assertSame( 12, $this->count_of( 'posts', "post_type = 'nav_menu_item'" ) );
		self::assertSame( 12, $this->count_of( 'term_taxonomy', "taxonomy = 'mentoriai_field'" ) );
		self::assertSame( 1, $this->count_of( 'users', '1 = 1' ) );
		self::assertFalse( get_option( 'mentoriai_demo' ) );
		self::assertNotNull( get_post( 1 ), 'The post of a real site stays.' );
		self::assertStringContainsString( 'tinkle', (string) get_page_by_path( 'apie-projekta' )?->post_content );
		$home = $this->request( 'GET', 'get_home' )->get_data()['data'];
		self::assertSame( '', $home['intro']['html'], 'There are no 35 mentors here.' );
		self::assertStringNotContainsString( home_url(), serialize( get_option( 'mentoriai_settings' ) ), 'A site may move.' );
		$menu = $this->request( 'GET', 'get_menu' )->get_data();
		self::assertSame( array( '', '', array(), '' ), array( $menu['footer']['block2']['title'], $menu['footer']['block2']['text'], $menu['footer']['block1']['links'], $menu['footer']['block1']['title'] ) );
		self::assertNotContains( 'Kontaktai', array_column( $menu['menu'], 'title' ), 'No link to a draft.' );
	}

	/** @return iterable<string, array{array<string, string>, list<string>}> */
	public static function choices(): iterable {
		yield 'without sample content' => array( array(), array() );
		yield 'with it' => array( array( 'sample' => '1', 'confirm' => '1' ), array( '@example.org', 'Medaus namai' ) );
	}

	/**
	 * @param array<string, string> $fields
	 * @param list<string>          $sample Words that sample people have.
	 */
	#[DataProvider( 'choices' )]
	public function test_nothing_invented_about_the_agency_is_public( array $fields, array $sample ): void {
		wp_set_current_user( 1 );
		$words = array_diff( array( 'Pavyzdžio', '600 00 000', '37060000000', 'example.com', 'duomenys@', '@example.org', 'kūrėjo pavadinimas', 'developer name', 'Verslo paramos agentūr', 'Business Support Agency', 'Medaus namai', 'facebook.com', 'x.com/', '[[', '<!--sample', '{agency}', '{name}' ), $sample );
		self::assertSame( 'done', $this->click() );
		$this->assert_not_public( $words );

		self::assertSame( 'saved', $this->answer( 'agency', self::ANSWERS ) );
		if ( array() !== $fields ) {
			self::assertSame( 'sample', $this->click( $fields ) );
		}
		$this->assert_not_public( $words );
		foreach ( array( 'kontaktai', 'en/kontaktai' ) as $path ) {
			$page = get_page_by_path( $path );
			self::assertSame( 'publish', $page?->post_status, $path );
			self::assertStringContainsString( 'mailto:info@agentura.lt', $page->post_content );
		}
		$footer = $this->request( 'GET', 'get_menu?lang=en' )->get_data()['footer'];
		self::assertStringContainsString( 'Agency of Tests', $footer['copyright'] );
		self::assertStringContainsString( 'tel:+37052123456', $footer['block2']['text'] );
		self::assertSame( 'Bandymų agentūra, Bandymų g. 5, Vilnius, info@agentura.lt, +370 5 212 3456', ( new SiteName( new Settings() ) )->agency( Lang::Lt ) );
	}

	public function test_the_pages_of_the_law_wait_for_a_person(): void {
		wp_set_current_user( 1 );
		$this->click();
		$this->answer( 'agency', self::ANSWERS );
		foreach ( array( 'privatumo-politika', 'narystes-taisykles', 'prieinamumas' ) as $slug ) {
			foreach ( array( '', 'en/' ) as $under ) {
				self::assertSame( 'draft', get_page_by_path( $under . $slug )?->post_status, $under . $slug );
			}
		}
		$policy = get_page_by_path( 'privatumo-politika' );
		self::assertNotNull( $policy );
		self::assertStringContainsString( 'Bandymų agentūra, Bandymų g. 5', $policy->post_content );
		self::assertStringContainsString( 'Mentorystės portalas ir jūsų duomenys', $policy->post_content, 'What WordPress’s privacy guide is told.' );
		self::assertStringContainsString( '[[', (string) get_page_by_path( 'prieinamumas' )?->post_content, 'What only a person knows.' );
		self::assertStringContainsString( 'No one can register', $this->shown() );

		update_option( 'wp_page_for_privacy_policy', 3 );
		wp_publish_post( $policy->ID );
		self::assertSame( $policy->ID, (int) get_option( 'wp_page_for_privacy_policy' ) );
		$this->answer( 'agency', array( 'agency_name_lt' => 'Kita agentūra' ) + self::ANSWERS );
		self::assertStringContainsString( 'Bandymų agentūra', (string) get_post( $policy->ID )?->post_content, 'What was read and published stays.' );
		self::assertStringContainsString( 'Kita agentūra', (string) get_page_by_path( 'kontaktai' )?->post_content );
	}

	public function test_each_part_is_checked_and_saved_on_its_own(): void {
		wp_set_current_user( 1 );
		self::assertSame( 'went on', $this->answer( 'agency', array( 'agency_email' => 'info@', 'agency_phone' => 'skambinkite', 'agency_name_lt' => '<b>"A"</b>' ) ) );
		$shown = $this->shown();
		self::assertStringContainsString( 'name="agency_email" id="mentoriai-agency_email" aria-describedby="mentoriai-agency_email-help" aria-invalid="true"', $shown );
		self::assertStringContainsString( 'value="&lt;b&gt;&quot;A&quot;&lt;/b&gt;"', $shown, 'Nothing typed is lost.' );
		self::assertSame( '', ( new Settings() )->text( 'agency_name_lt' ) );

		self::assertSame( 'saved', $this->answer( 'timezone', array( 'timezone_string' => 'Europe/Vilnius' ) ) );
		$_GET  = array( 'result' => 'saved', 'part' => 'timezone' );
		$shown = $this->shown();
		$_GET  = array();
		self::assertSame( 1, substr_count( $shown, 'notice-success' ) );
		self::assertStringContainsString( 'notice-success inline', explode( '</form>', explode( 'id="timezone"', $shown )[1] ?? '' )[0], 'Where the address leads, not out of sight at the top.' );
		self::assertStringContainsString( 'aria-label="Save: Time zone"', $shown );
		self::assertStringNotContainsString( 'value="UTC+', $shown, 'It would be refused.' );
		self::assertSame( 'Europe/Vilnius', wp_timezone_string() );
		self::assertSame( 'went on', $this->answer( 'timezone', array( 'timezone_string' => 'Mars/Olympus' ) ) );
		self::assertSame( 'Europe/Vilnius', wp_timezone_string() );

		self::assertSame( 'saved', $this->answer( 'analytics', array( 'analytics_provider' => 'ga4', 'ga4_id' => 'G-AB12CD34', 'analytics_mode' => 'opt-out', 'erase_on_delete' => '1' ) ) );
		$settings = (array) get_option( 'mentoriai_settings' );
		self::assertSame( array( 'ga4', 'opt-in' ), array( $settings['analytics_provider'], $settings['analytics_mode'] ), 'Google’s cookies need consent.' );
		self::assertArrayNotHasKey( 'erase_on_delete', $settings, 'Not asked here.' );

		$mails = $this->sent_mails();
		self::assertSame( 'went on', $this->answer( 'mail', array( 'mail_from' => 'portalas@agentura.lt', 'mail_reply_to' => 'info@agentura.lt', 'test' => '1' ) ) );
		self::assertStringContainsString( 'notice-success', $this->shown() );
		self::assertCount( 1, $mails );
		self::assertStringContainsString( 'info@agentura.lt', implode( ' ', (array) $mails[0]['headers'] ) );
		self::assertSame( 'portalas@agentura.lt', ( new Settings() )->text( 'mail_from' ) );
	}

	public function test_the_brand_is_on_pages_and_in_emails_and_stays_readable(): void {
		wp_set_current_user( 1 );
		$brand = new Brand( new Settings() );
		self::assertSame( '', $brand->style(), 'Costs nothing.' );
		self::assertStringContainsString( rawurlencode( 'fill="#1f43d6"' ), $brand->icon() );
		self::assertSame( 'went on', $this->answer( 'brand', array( 'color_accent' => '#ff0000', 'color_sun' => '"}body{' ) ) );
		$shown = $this->shown();
		self::assertStringContainsString( '#c40000', $shown, 'The nearest that can be read.' );
		self::assertSame( '', $brand->style() );

		$_FILES = array( 'logo' => array( 'name' => 'a.txt', 'type' => 'text/plain', 'tmp_name' => __FILE__, 'error' => UPLOAD_ERR_OK, 'size' => 9 ) );
		self::assertSame( 'went on', $this->answer( 'brand', array( 'color_accent' => '#0b6e4f' ) ) );
		$_FILES = array();
		self::assertStringContainsString( 'mentoriai-error">Pasirinkite PNG', $this->shown() );
		self::assertSame( '', $brand->style(), 'Nothing was saved.' );

		self::assertSame( 'saved', $this->answer( 'brand', array( 'color_accent' => '#0B6E4F', 'color_sun' => '#ffe08a' ) ) );
		self::assertStringContainsString( '--mp-color-accent:#0b6e4f;', $brand->style() );
		self::assertStringContainsString( '--mp-color-focus-inverse:#ffe08a;', $brand->style() );

		self::assertStringContainsString( rawurlencode( 'fill="#0b6e4f"' ), $brand->icon(), 'Browsers show the mark in the main colour.' );
		update_option( 'site_icon', self::factory_image() );
		self::assertSame( '', $brand->icon(), 'WordPress prints its own.' );
		wp_update_post( array( 'ID' => get_option( 'site_icon' ), 'post_status' => 'private' ) );
		self::assertStringContainsString( 'data:image/svg+xml', $brand->icon() );
		ob_start();
		do_action( 'wp_head' );
		self::assertStringNotContainsString( wp_basename( (string) wp_get_attachment_url( (int) get_option( 'site_icon' ) ), '.png' ), (string) ob_get_clean(), 'Of a private picture not even the address is given.' );
		self::assertSame( 'saved', $this->answer( 'brand', array( 'site_icon_none' => '1', 'color_accent' => '#0B6E4F', 'color_sun' => '#ffe08a' ) ) );
		self::assertFalse( has_site_icon() );

		$logo = self::factory_image();
		update_option( 'mentoriai_settings', array( 'logo' => $logo ) + (array) get_option( 'mentoriai_settings' ) );
		self::assertStringContainsString( 'width:80px;height:40px', $brand->style(), 'As large as the header takes.' );
		$mails = $this->sent_mails();
		$this->answer( 'mail', array( 'test' => '1' ) );
		self::assertStringContainsString( 'color:#0b6e4f', $mails[0]['message'] );
		self::assertStringContainsString( 'logo-hour', $mails[0]['message'] );

		$pictures = $this->count_of( 'posts', "post_type = 'attachment'" );
		$_FILES   = array( 'logo' => array( 'name' => 'logo.png', 'type' => 'image/png', 'tmp_name' => get_attached_file( $logo ), 'error' => UPLOAD_ERR_OK, 'size' => 9 ) );
		self::assertSame( 'saved', $this->answer( 'brand', array( 'color_accent' => '#0B6E4F' ) ) );
		$_FILES = array();
		self::assertSame( array( $logo, $pictures ), array( ( new Settings() )->int( 'logo' ), $this->count_of( 'posts', "post_type = 'attachment'" ) ), 'The file in use, sent again, is no second picture.' );

		wp_update_post( array( 'ID' => $logo, 'post_status' => 'private' ) );
		self::assertStringNotContainsString( '.mp-logo', $brand->style(), 'The portal’s mark and name are back.' );
		$this->answer( 'mail', array( 'test' => '1' ) );
		self::assertStringNotContainsString( 'logo-hour', $mails[1]['message'] );
		self::assertStringContainsString( 'assets/images/logo.png', $mails[1]['message'] );
		self::assertSame( 'saved', $this->answer( 'brand', array( 'color_accent' => '#0B6E4F' ) ), 'A logo that is not shown stops nobody.' );
		self::assertStringNotContainsString( 'logo-hour', $this->shown() );
		self::assertSame( 'saved', $this->answer( 'brand', array( 'logo_none' => '1', 'color_accent' => '', 'color_sun' => '' ) ) );
		self::assertSame( '', $brand->style() );
	}

	private function still_to_replace(): StillToReplace {
		$pages = new Pages( new PageRepository( $this->db() ), new ContentCache() );
		return new StillToReplace( new Settings(), new SampleContent( static fn () => null ), new SiteState( new DemoData( dirname( __DIR__, 4 ) . '/includes/Demo/data/' ), $pages, new PageWriter() ) );
	}

	/** @return int Attachment id of a picture of 200 × 100. */
	private static function factory_image(): int {
		$picture = imagecreatetruecolor( 200, 100 );
		ob_start();
		imagepng( $picture );
		$file = wp_upload_bits( 'logo-hour.png', null, (string) ob_get_clean() );
		$id   = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Logo' ), $file['file'] );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
		return $id;
	}

	public function test_the_list_ends_when_all_is_replaced(): void {
		wp_set_current_user( 1 );
		$list = $this->still_to_replace();
		self::assertContains( SetUpPage::url() . '#mentoriai-setup', array_column( $list->items(), 'url' ), 'Pages with a title only.' );
		$this->click();
		self::assertGreaterThan( 12, count( $list->items() ) );
		$this->answer( 'agency', self::ANSWERS );
		$this->answer( 'timezone', array( 'timezone_string' => 'Europe/Vilnius' ) );
		$this->answer( 'mail', array( 'mail_from' => 'portalas@agentura.lt' ) );
		self::assertCount( 8, $list->items(), 'Three drafts in two languages, WordPress’s privacy policy, and what follows: no one can register.' );
		foreach ( get_posts( array( 'post_type' => 'page', 'post_status' => 'draft', 'numberposts' => -1, 'post__not_in' => array( 3 ) ) ) as $draft ) {
			wp_update_post( array( 'ID' => $draft->ID, 'post_status' => 'publish' ) );
		}
		self::assertStringContainsString( '[[…]]', implode( ' ', array_column( $list->items(), 'text' ) ) );
		foreach ( array( 'prieinamumas', 'en/prieinamumas' ) as $path ) {
			wp_update_post( array( 'ID' => (int) get_page_by_path( $path )?->ID, 'post_content' => 'Perskaityta.' ) );
		}
		self::assertSame( array(), $list->items() );
		self::assertSame( array( 'Narystės taisyklės', 'Privatumo politika', 'Prieinamumo pareiškimas' ), array_column( $this->request( 'GET', 'get_menu' )->get_data()['footer']['block1']['links'], 'text' ) );

		update_option( 'mentoriai_settings', array( 'social_facebook' => 'https://www.facebook.com/' ) + (array) get_option( 'mentoriai_settings' ) );
		self::assertCount( 1, $list->items(), 'What an older version published.' );
	}

	public function test_what_no_one_has_confirmed_is_not_claimed(): void {
		wp_set_current_user( 1 );
		$this->click();
		$this->answer( 'agency', self::ANSWERS );
		$this->assert_not_public( array( 'emokam', 'savanor', 'nekainuoja', 'free of charge', 'is free', 'olunteer', '0 €', '€0', 'darbo dien', 'working days' ), array( 'privatumo-politika', 'narystes-taisykles' ) );
	}

	public function test_tags_in_answers_are_text_everywhere(): void {
		wp_set_current_user( 1 );
		$this->click();
		self::assertSame( 'saved', $this->answer( 'agency', array( 'agency_name_lt' => 'A & B <img src=x onerror=alert(1)> "C"', 'agency_address' => '<b>Gatvė</b> 5' ) + self::ANSWERS ) );
		foreach ( array( 'kontaktai', 'privatumo-politika' ) as $slug ) {
			$text = (string) get_page_by_path( $slug )?->post_content;
			self::assertStringContainsString( 'A &amp; B &lt;img src=x onerror=alert(1)&gt; &quot;C&quot;', $text );
			self::assertStringContainsString( '&lt;b&gt;Gatvė&lt;/b&gt; 5', $text );
			self::assertStringNotContainsString( '<img', $text . $this->shown() );
		}
		$footer = $this->request( 'GET', 'get_menu' )->get_data()['footer'];
		self::assertStringNotContainsString( '<img', $footer['block2']['text'] );
		self::assertStringContainsString( 'A & B <img', $footer['copyright'], 'A text of the API, not HTML.' );
		wp_set_current_user( 1 );
		$mails = $this->sent_mails();
		$this->answer( 'mail', array( 'mail_from_name' => '<i>X</i>', 'test' => '1' ) );
		self::assertStringNotContainsString( '<i>X', $mails[0]['message'] );
		self::assertStringContainsString( '&lt;i&gt;X&lt;/i&gt;', $mails[0]['message'] );
	}

	public function test_sample_content_goes_with_one_button_but_for_what_someone_edited(): void {
		wp_set_current_user( 1 );
		$own = (int) wp_insert_post( array( 'post_type' => EventMeta::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Mūsų renginys' ) );
		$this->click();
		$files  = $this->count_of( 'posts', "post_type = 'attachment'" );
		$counts = fn (): array => array_map( fn ( string $table ): int => $this->count_of( "mentoriai_$table", '1 = 1' ), array( 'conversations', 'messages', 'mentorships', 'meetings', 'checkins', 'plans', 'reviews', 'mentor_index' ) );
		$before = $counts();
		self::assertSame( 'sample', $this->click( array( 'sample' => '1', 'confirm' => '1' ) ) );
		self::assertStringContainsString( 'name="remove"', $this->shown() );
		self::assertContains( SetUpPage::url() . '#sample', array_column( ( $this->still_to_replace() )->items(), 'url' ) );

		$event   = get_posts( array( 'post_type' => EventMeta::POST_TYPE, 'post__not_in' => array( $own ), 'meta_key' => '_thumbnail_id' ) )[0];
		$picture = (int) get_post_thumbnail_id( $event->ID );
		$placed  = (int) get_posts( array( 'post_type' => 'attachment', 'post__not_in' => array( $picture ), 'post_mime_type' => 'image/png' ) )[0]->ID;
		wp_update_post( array( 'ID' => $own, 'post_content' => '<!-- wp:mentoriai/band {"background":' . $placed . '} /-->' ) );
		wp_update_post( array( 'ID' => $event->ID, 'post_content' => 'Vis dėlto vyks.' ) );
		$mentor = get_user_by( 'email', 'mentor@example.org' );
		self::assertNotFalse( $mentor );
		update_user_meta( $mentor->ID, UserMeta::ABOUT, 'Tikras žmogus' );

		self::assertSame( 'unsure', $this->click( array( 'remove' => '1' ) ) );
		self::assertGreaterThan( 30, $this->count_of( 'users', '1 = 1' ) );
		self::assertSame( 'removed', $this->click( array( 'remove' => '1', 'confirm' => '1' ) ) );
		wp_cache_flush();
		self::assertSame( array( 1, $mentor->ID ), array_map( 'intval', array_column( get_users( array( 'orderby' => 'ID' ) ), 'ID' ) ) );
		self::assertEqualsCanonicalizing( array( $own, $event->ID ), array_column( get_posts( array( 'post_type' => array( EventMeta::POST_TYPE, StaticMentors::POST_TYPE, StoriesModule::POST_TYPE ), 'post_status' => 'any', 'numberposts' => -1 ) ), 'ID' ) );
		self::assertNotNull( get_post( $picture ), 'The picture of what stays.' );
		self::assertNotNull( get_post( $placed ), 'A picture that a block names.' );
		$shown = $this->shown();
		self::assertStringNotContainsString( 'name="remove"', $shown );
		self::assertStringContainsString( esc_html( $mentor->display_name ), $shown );
		self::assertStringContainsString( esc_html( $event->post_title ), $shown );

		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $mentor->ID );
		wp_delete_post( $event->ID, true );
		self::assertSame( $before, $counts(), 'Nothing of theirs is left.' );
		self::assertLessThanOrEqual( $files + 5, $this->count_of( 'posts', "post_type = 'attachment'" ) );
	}

	public function test_only_who_activates_it_by_hand_is_led_here(): void {
		wp_set_current_user( 1 );
		update_option( 'mentoriai_welcome', '1' );
		$file = dirname( __DIR__, 4 ) . '/mentoriai-portal.php';
		$to   = static function ( string $action, bool $network = false ) use ( $file ): string {
			remove_all_filters( 'wp_redirect' );
			$_REQUEST['action'] = $action;
			set_current_screen( 'plugins' );
			SetUpModule::lead_here( $file, plugin_basename( $file ), $network );
			$_REQUEST = array();
			return (string) apply_filters( 'wp_redirect', 'plugins.php?activate=true' );
		};
		self::assertStringContainsString( 'mentoriai-setup', $to( 'activate' ) );
		self::assertStringNotContainsString( 'mentoriai-setup', $to( 'activate-selected' ) . $to( '' ) . $to( 'activate', true ) );
		$this->shown();
		self::assertStringNotContainsString( 'mentoriai-setup', $to( 'activate' ), 'Once.' );
	}

	public function test_what_editors_made_stays(): void {
		wp_set_current_user( 1 );
		$edited = (int) get_page_by_path( 'kontaktai' )?->ID;
		wp_update_post( array( 'ID' => $edited, 'post_title' => 'Ours', 'post_content' => 'Our own words.' ) );
		wp_update_post( array( 'ID' => $edited, 'post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00' ) );
		wp_insert_term( 'Bitininkystė', 'mentoriai_field' );

		self::assertSame( 'done', $this->click() );
		self::assertSame( array( 'Ours', 'Our own words.' ), array( get_post( $edited )?->post_title, get_post( $edited )?->post_content ) );
		self::assertSame( 1, $this->count_of( 'term_taxonomy', "taxonomy = 'mentoriai_field'" ) );

		$items = wp_get_nav_menu_items( get_nav_menu_locations()['mentoriai_menu_lt'] );
		self::assertIsArray( $items );
		wp_delete_post( $items[0]->ID, true );
		$before = $this->everything();
		self::assertSame( 'done', $this->click() );
		self::assertSame( $before, $this->everything() );
	}

	public function test_a_page_that_someone_withdrew_is_not_published_by_later_answers(): void {
		wp_set_current_user( 1 );
		$this->click();
		self::assertSame( 'saved', $this->answer( 'agency', self::ANSWERS ) );
		$page = get_page_by_path( 'kontaktai' );
		self::assertSame( 'publish', $page?->post_status );
		wp_update_post( array( 'ID' => $page->ID, 'post_status' => 'private', 'post_name' => 'susisiekite' ) );
		self::assertSame( 'saved', $this->answer( 'agency', array_replace( self::ANSWERS, array( 'agency_phone' => '+370 5 212 9999' ) ) ) );
		self::assertSame( array( 'private', 'susisiekite' ), array( get_post( $page->ID )?->post_status, get_post( $page->ID )?->post_name ) );
	}

	public function test_the_page_shows_what_is_there_and_sample_people_are_for_show_only(): void {
		wp_set_current_user( 1 );
		$pages = PageInstaller::count();
		$fresh = $this->shown();
		self::assertStringContainsString( "<td>$pages of $pages, $pages without their full texts</td>", $fresh );
		self::assertStringContainsString( 'name="sample"', $fresh );

		self::assertSame( 'confirm', $this->click( array( 'sample' => '1' ) ) );
		self::assertSame( 1, $this->count_of( 'users', '1 = 1' ) );

		self::assertSame( 'sample', $this->click( array( 'sample' => '1', 'confirm' => '1' ) ) );
		$_GET['result'] = 'sample';
		$full           = $this->shown();
		self::assertStringNotContainsString( 'name="sample"', $full );
		self::assertStringContainsString( 'notice-success', $full );
		self::assertStringNotContainsString( 'without their full texts', $full );
		self::assertStringContainsString( '<th scope="row">Mentors at hubs</th><td>10</td>', $full );

		self::assertSame( 25, $this->request( 'GET', 'mentoriai_dynamic' )->get_data()['total'] );
		self::assertSame( 0, $this->count_of( 'users', "user_email LIKE '%demo.test' AND ID > 1" ) );
		self::assertFalse( username_exists( 'redaktore' ) );
		self::assertFalse( get_option( 'mentoriai_demo' ) );
		$rasa = get_user_by( 'email', 'mentor@example.org' );
		self::assertNotFalse( $rasa );
		self::assertFalse( wp_check_password( 'demo12345', $rasa->user_pass, $rasa->ID ) );
		self::assertSame( array(), array_diff( array( 'new_message', 'new_review', 'answer_nudge', 'checkin', 'meeting_reminder' ), (array) get_user_meta( $rasa->ID, UserMeta::MUTED_MAILS, true ) ) );

		wp_set_current_user( 1 );
		self::assertSame( 'members', $this->click( array( 'sample' => '1', 'confirm' => '1' ) ) );
	}

	public function test_others_are_refused(): void {
		$editor = wp_insert_user( array( 'user_login' => 'editor', 'user_pass' => 'x', 'user_email' => 'editor@demo.test', 'role' => 'editor' ) );
		self::assertIsInt( $editor );
		$before = $this->everything();

		wp_set_current_user( 0 );
		self::assertSame( 'died 403', $this->click() );
		wp_set_current_user( $editor );
		self::assertSame( 'died 403', $this->click() );
		wp_set_current_user( 1 );
		self::assertSame( 'died 403', $this->click( array( '_wpnonce' => 'forged' ) ) );
		self::assertSame( $before, $this->everything() );
	}

	public function test_two_at_once_are_not_made(): void {
		wp_set_current_user( 1 );
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		\WP_Upgrader::create_lock( 'mentoriai_setup', 60 );

		self::assertSame( 'busy', $this->click() );
	}

	public function test_a_failure_is_said_and_leaves_nothing(): void {
		wp_set_current_user( 1 );
		$before = $this->everything();
		add_filter( 'pre_insert_term', static fn (): \WP_Error => new \WP_Error( 'no', 'No terms today' ) );
		$this->catch_log();

		self::assertSame( 'failed', $this->click() );
		self::assertSame( $before, $this->everything() );
	}

	/**
	 * Presses the button.
	 *
	 * @param array<string, string> $fields
	 * @return string The result that the page is to show, or how it ended.
	 */
	private function click( array $fields = array() ): string {
		$_POST    = $fields + array( '_wpnonce' => wp_create_nonce( 'mentoriai_setup' ) );
		$_REQUEST = $_POST; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- a test.
		try {
			do_action( 'admin_post_mentoriai_setup' );
		} catch ( RuntimeException $end ) {
			parse_str( (string) wp_parse_url( $end->getMessage(), PHP_URL_QUERY ), $query );
			return is_string( $query['result'] ?? null ) ? $query['result'] : $end->getMessage();
		} finally {
			$_REQUEST = array();
		}
		return 'went on';
	}

	/**
	 * Sends one part of the questions.
	 *
	 * @param array<string, string> $fields
	 */
	private function answer( string $section, array $fields ): string {
		$this->page_is_added();
		$_POST    = array( 'section' => $section, '_wpnonce' => wp_create_nonce( 'mentoriai_setup_section' ) ) + $fields;
		$_REQUEST = $_POST; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- a test.
		try {
			do_action( 'load-tools_page_mentoriai-setup' );
		} catch ( RuntimeException $end ) {
			parse_str( (string) wp_parse_url( $end->getMessage(), PHP_URL_QUERY ), $query );
			return is_string( $query['result'] ?? null ) ? $query['result'] : $end->getMessage();
		} finally {
			$_POST    = array();
			$_REQUEST = array();
		}
		return 'went on';
	}

	/**
	 * Whatever a guest may read: pages, REST, the sitemap.
	 *
	 * @param array<string> $words
	 * @param list<string>  $but   Slugs of pages that do not count.
	 */
	private function assert_not_public( array $words, array $but = array() ): void {
		$posts  = array_filter( get_posts( array( 'post_type' => get_post_types( array( 'public' => true ) ), 'post_status' => 'publish', 'numberposts' => -1 ) ), static fn ( \WP_Post $post ): bool => ! in_array( $post->post_name, $but, true ) );
		$public = serialize( array_map( static fn ( \WP_Post $post ): array => array( $post->post_title, $post->post_excerpt, $post->post_content ), $posts ) );
		foreach ( array( 'lt', 'en' ) as $lang ) {
			$public .= wp_json_encode( $this->request( 'GET', "get_menu?lang=$lang" )->get_data(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
			$public .= wp_json_encode( $this->request( 'GET', "get_home?lang=$lang" )->get_data(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		}
		$public .= serialize( get_option( 'mentoriai_settings' ) );
		$public  = str_replace( "\u{a0}", ' ', $public );
		wp_set_current_user( 1 );
		self::assertSame( array(), array_values( array_filter( $words, static fn ( string $word ): bool => str_contains( $public, $word ) ) ) );
	}

	private function page_is_added(): void {
		remove_all_actions( (string) get_plugin_page_hook( 'mentoriai-setup', 'tools.php' ) );
		do_action( 'admin_menu' );
	}

	private function shown(): string {
		$this->page_is_added();
		// WordPress's list of time zones would switch the language back.
		add_filter( 'override_load_textdomain', '__return_true' );
		$locale = new Locale( dirname( __DIR__, 4 ) . '/languages/' );
		ob_start();
		$locale->within( Lang::En, static fn () => do_action( (string) get_plugin_page_hook( 'mentoriai-setup', 'tools.php' ) ) );
		return (string) ob_get_clean();
	}
}
