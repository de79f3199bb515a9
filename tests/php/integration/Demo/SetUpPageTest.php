<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Demo;

use MentoriaiPortal\Content\PageInstaller;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/**
 * Tools → Portal set-up: what its button does on a real site, and for whom.
 */
#[Group( 'any-database' )]
final class SetUpPageTest extends DemoTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		add_filter( 'wp_redirect', static fn ( string $to ): string => throw new RuntimeException( $to ) );
		add_filter( 'wp_die_handler', static fn (): callable => static fn ( mixed $text, mixed $title, array $args ) => throw new RuntimeException( 'died ' . ( $args['response'] ?? '' ) ) );
	}

	public function test_one_click_makes_pages_menus_and_settings_and_no_people(): void {
		wp_set_current_user( 1 );

		self::assertSame( 'done', $this->click() );

		self::assertSame( 2 * PageInstaller::count(), $this->count_of( 'posts', "post_type = 'page' AND post_status = 'publish' AND ID <> 2" ) );
		self::assertSame( 12, $this->count_of( 'posts', "post_type = 'nav_menu_item'" ) );
		self::assertSame( 12, $this->count_of( 'term_taxonomy', "taxonomy = 'mentoriai_field'" ) );
		self::assertSame( 1, $this->count_of( 'users', '1 = 1' ) );
		self::assertFalse( get_option( 'mentoriai_demo' ) );
		self::assertNotNull( get_post( 1 ), 'The post of a real site stays.' );
		self::assertStringContainsString( 'tinkle', (string) get_page_by_path( 'apie-projekta' )?->post_content );
		$home = $this->request( 'GET', 'get_home' )->get_data()['data'];
		self::assertSame( '', $home['intro']['html'], 'There are no 35 mentors here.' );
		self::assertStringNotContainsString( home_url(), serialize( get_option( 'mentoriai_settings' ) ), 'A site may move.' );
		self::assertSame( 'Susisiekime', $this->request( 'GET', 'get_menu' )->get_data()['footer']['block2']['title'] );
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

	public function test_the_page_shows_what_is_there_and_sample_people_are_for_show_only(): void {
		wp_set_current_user( 1 );
		$pages = PageInstaller::count();
		$fresh = $this->shown();
		self::assertStringContainsString( "<td>$pages of $pages, $pages without their full texts</td>", $fresh );
		self::assertStringContainsString( 'name="sample"', $fresh );
		self::assertStringContainsString( '<td>missing</td>', $fresh );

		self::assertSame( 'confirm', $this->click( array( 'sample' => '1' ) ) );
		self::assertSame( 1, $this->count_of( 'users', '1 = 1' ) );

		self::assertSame( 'sample', $this->click( array( 'sample' => '1', 'confirm' => '1' ) ) );
		$_GET['result'] = 'sample';
		$full           = $this->shown();
		self::assertStringNotContainsString( 'name="sample"', $full );
		self::assertStringContainsString( 'notice-success', $full );
		self::assertStringContainsString( "<td>$pages of $pages</td>", $full );
		self::assertStringNotContainsString( '<td>missing</td>', $full );
		self::assertStringContainsString( '<th scope="row">Mentors at hubs</th><td>10</td>', $full );

		self::assertSame( 25, $this->request( 'GET', 'mentoriai_dynamic' )->get_data()['total'] );
		self::assertSame( 0, $this->count_of( 'users', "user_email LIKE '%demo.test' AND ID > 1" ) );
		self::assertFalse( username_exists( 'redaktore' ) );
		self::assertFalse( get_option( 'mentoriai_demo' ) );
		$rasa = get_user_by( 'email', 'mentor@example.org' );
		self::assertNotFalse( $rasa );
		self::assertFalse( wp_check_password( 'demo12345', $rasa->user_pass, $rasa->ID ) );
		self::assertContains( 'new_message', (array) get_user_meta( $rasa->ID, UserMeta::MUTED_MAILS, true ) );

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
		$_REQUEST = $_POST;
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

	private function shown(): string {
		remove_all_actions( (string) get_plugin_page_hook( 'mentoriai-setup', 'tools.php' ) );
		do_action( 'admin_menu' );
		$locale = new Locale( dirname( __DIR__, 4 ) . '/languages/' );
		ob_start();
		$locale->within( Lang::En, static fn () => do_action( (string) get_plugin_page_hook( 'mentoriai-setup', 'tools.php' ) ) );
		return (string) ob_get_clean();
	}
}
