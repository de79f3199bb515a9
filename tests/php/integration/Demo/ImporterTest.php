<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Demo;

use MentoriaiPortal\Content\PageInstaller;
use MentoriaiPortal\Core\Identity\UserMeta;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/**
 * The action `mentoriai_demo_import` on a freshly installed site.
 */
#[Group( 'any-database' )]
final class ImporterTest extends DemoTestCase {

	private const KNOWN_IDS = array(
		3109 => 'veiksmu-planas',
		457  => 'zinutes',
		212  => 'profilis',
		876  => 'rezultatai',
		231  => 'prisijungti',
		209  => 'registruotis',
		492  => 'priminti-slaptazodi',
		494  => 'atstatyti-slaptazodi',
		178  => 'e-mentoriai',
	);

	/** One import for all that is read of it: it takes long. */
	public function test_a_new_site_gets_everything_and_a_second_run_only_what_is_missing(): void {
		$this->freeze( '2026-11-21T08:15:00Z' );
		update_option( 'mentoriai_test_bot_check', 'none' );
		$zone = get_option( 'timezone_string' );
		do_action( 'mentoriai_demo_import' );

		self::assertSame( $zone, get_option( 'timezone_string' ), 'The time zone is the site’s.' );
		$this->assert_that_all_is_there();
		$this->assert_that_the_site_shows_it();
		$this->assert_that_accounts_are_told();
		$this->assert_that_events_lie_around_this_day();
		$this->assert_that_people_are_found_and_log_in_and_nobody_is_mailed();
		$this->assert_that_mentorships_are_in_every_state();
		$this->assert_that_a_second_run_changes_nothing_and_puts_back_what_is_missing();
	}

	private function assert_that_all_is_there(): void {
		self::assertSame( 2 * PageInstaller::count(), $this->count_of( 'posts', "post_type = 'page' AND post_status = 'publish'" ) );
		self::assertSame( 20, $this->count_of( 'posts', "post_type = 'mentoriai_mentor' AND post_status = 'publish'" ) );
		self::assertSame( 26, $this->count_of( 'posts', "post_type = 'mentoriai_event' AND post_status = 'publish'" ) );
		self::assertSame( 6, $this->count_of( 'posts', "post_type = 'attachment' AND post_mime_type = 'application/pdf'" ) );
		self::assertSame( 12, $this->count_of( 'posts', "post_type = 'nav_menu_item' AND post_status = 'publish'" ) );
		self::assertSame( 12, $this->count_of( 'term_taxonomy', "taxonomy = 'mentoriai_field'" ) );
		self::assertSame( 17, $this->count_of( 'mentoriai_conversations', '1 = 1' ) );
		self::assertEquals( array( 'administrator' => 1, 'editor' => 1, 'frontuser' => 9, 'mentorius' => 26, 'neapsisprendes' => 1, 'mentoriai_manager' => 1 ), array_filter( count_users()['avail_roles'] ) );
		foreach ( self::KNOWN_IDS as $id => $slug ) {
			self::assertSame( array( 'page', $slug ), array( get_post( $id )?->post_type, get_post( $id )?->post_name ) );
		}
		self::assertNotNull( get_page_by_path( 'en/find-a-mentor' ) );
		self::assertNull( get_page_by_path( 'hello-world', OBJECT, 'post' ) );
		self::assertNull( get_page_by_path( 'sample-page' ) );
	}

	private function assert_that_a_second_run_changes_nothing_and_puts_back_what_is_missing(): void {
		$page = get_page_by_path( 'kontaktai' );
		self::assertNotNull( $page );
		wp_update_post( array( 'ID' => $page->ID, 'post_content' => 'Our own words.' ) );
		$before = $this->everything();

		do_action( 'mentoriai_demo_import' );
		self::assertSame( $before, $this->everything() );

		require_once ABSPATH . 'wp-admin/includes/user.php';
		$mentor = get_page_by_path( 'alma-vaitiekuniene', OBJECT, 'mentoriai_mentor' );
		self::assertNotNull( $mentor );
		wp_delete_post( $mentor->ID, true );
		wp_delete_user( (int) email_exists( 'founder2@demo.test' ) );
		wp_delete_post( 178, true );

		do_action( 'mentoriai_demo_import' );
		self::assertSame( 20, $this->count_of( 'posts', "post_type = 'mentoriai_mentor' AND post_status = 'publish'" ) );
		self::assertIsInt( email_exists( 'founder2@demo.test' ) );
		self::assertSame( 'e-mentoriai', get_post( 178 )?->post_name );
		self::assertSame( 'Our own words.', get_post( $page->ID )?->post_content );
	}

	public function test_a_taken_page_id_stops_it_before_it_begins(): void {
		$taken = wp_insert_post( array( 'import_id' => 876, 'post_title' => 'Our own page', 'post_type' => 'page', 'post_status' => 'publish' ) );
		self::assertSame( 876, $taken );
		$before = $this->everything();

		try {
			do_action( 'mentoriai_demo_import' );
			self::fail( 'The id 876 was taken.' );
		} catch ( RuntimeException $refused ) {
			self::assertStringContainsString( '876', $refused->getMessage() );
			self::assertStringContainsString( 'Our own page', $refused->getMessage() );
		}
		self::assertSame( $before, $this->everything() );
	}

	public function test_a_failure_in_the_middle_leaves_nothing_behind(): void {
		$before = $this->everything();
		add_filter( 'wp_insert_post_empty_content', static fn ( bool $is_empty, array $post ): bool => $is_empty || 'mentoriai_mentor' === $post['post_type'], 10, 2 );

		try {
			do_action( 'mentoriai_demo_import' );
			self::fail( 'A mentor could not be made.' );
		} catch ( RuntimeException $failed ) {
			self::assertStringContainsString( 'alma-vaitiekuniene', $failed->getMessage() );
		}
		self::assertSame( $before, $this->everything() );
	}

	private function assert_that_events_lie_around_this_day(): void {
		foreach ( array( 'lt', 'en' ) as $lang ) {
			$list = $this->request( 'GET', "get_events?lang=$lang" )->get_data();
			self::assertCount( 13, $list );
			self::assertSame( array( '2026-11-21', '2026-11-26' ), array( $list[0]['start_date'], $list[1]['start_date'] ) );
			self::assertSame( array( 9, 4 ), array( count( array_filter( $list, static fn ( array $card ): bool => ! $card['is_past'] ) ), count( array_filter( $list, static fn ( array $card ): bool => $card['is_past'] ) ) ) );
			self::assertSame( array( $lang ), array_values( array_unique( array_column( $list, 'text_lang' ) ) ) );
			self::assertSame( array( 'cancelled', 'postponed', 'scheduled' ), self::sorted( array_unique( array_column( $list, 'event_status' ) ) ) );
			$event = $this->request( 'GET', "events/{$list[1]['slug']}?lang=$lang" )->get_data();
			self::assertSame( array( 2, 2, 'Kaunas' ), array( count( $event['files'] ), count( $event['pranesejai'] ), $event['miestas'] ) );
			self::assertSame( home_url( ( 'en' === $lang ? '/en' : '' ) . '/mentorius/rasa-kazlauskiene' ), $event['pranesejai'][0]['link'] );
			foreach ( $event['files'] as $file ) {
				$path = str_replace( wp_get_upload_dir()['baseurl'], wp_get_upload_dir()['basedir'], $file['file'] );
				self::assertSame( $file['size'], filesize( $path ) );
			}
		}
	}

	private function assert_that_people_are_found_and_log_in_and_nobody_is_mailed(): void {
		$first = $this->request( 'GET', 'mentoriai_dynamic?page=0' )->get_data();
		$pages = array( $first, ...array_map( fn ( int $page ): array => $this->request( 'GET', "mentoriai_dynamic?page=$page&seed={$first['seed']}" )->get_data(), array( 1, 2 ) ) );
		$found = array_merge( ...array_column( $pages, 'list' ) );
		self::assertSame( 25, $first['total'] );
		self::assertCount( 25, array_unique( array_column( $found, 'id' ) ) );
		self::assertNotContains( email_exists( 'draft-mentor@demo.test' ), array_column( $found, 'id' ) );
		$rasa = array_column( $found, null, 'slug' )['rasa-kazlauskiene'];
		self::assertSame( array( 4.75, 4 ), array( $rasa['average_rating'], $rasa['total_reviews'] ) );
		self::assertSame( 10, $this->request( 'GET', 'mentoriai_static?lang=en' )->get_data()['total'] );

		$login = $this->request( 'POST', 'login/', array( 'email' => 'founder@demo.test', 'password' => 'demo12345', 'bot_token' => '' ) );
		self::assertSame( 200, $login->get_status() );
		$inbox = $this->request( 'GET', 'get_conversations/', array(), $login->get_data()['user']['token'] )->get_data();
		self::assertCount( 8, $inbox );
		self::assertSame( array( 'Pirmasis eksporto sandoris', 'Kada samdyti pirmąjį pardavimų vadybininką?', 'Ar suomių platintojas tikrai domisi?' ), array_slice( array_column( $inbox, 'convo_title' ), 0, 3 ) );
		self::assertSame( array( '0', '1', '1' ), array_slice( array_column( $inbox, 'is_user_read' ), 0, 3 ) );
		self::assertSame( array( '1', '0', '1' ), array_slice( array_column( $inbox, 'is_mentor_read' ), 0, 3 ) );

		do_action( 'mentoriai_run_due' );
		self::assertSame( 0, $this->count_of( 'mentoriai_mail_queue', "type NOT LIKE 'staff%'" ), 'Only staff are told what waits.' );
	}

	private function assert_that_mentorships_are_in_every_state(): void {
		$read  = fn ( string $email, string $path ): array => $this->request( 'GET', $path, array(), $this->token( (int) email_exists( $email ) ) )->get_data();
		$who   = static fn ( array $row ): string => implode( ' ', array( strtok( $row['person']['name'], ' ' ), $row['state'], ...array_filter( array( $row['reason'], $row['thanks'] ? 'thanks' : null ) ) ) );
		$lina  = $read( 'founder@demo.test', 'mentorships/' )['list'];
		$rasa  = $read( 'mentor@demo.test', 'mentorships/' )['list'];
		self::assertSame( array( 'Rasa active', 'Giedrė requested' ), array_map( $who, $lina ) );
		self::assertSame( array( null, 8 ), array_column( $lina, 'waiting_days' ) );
		self::assertSame( array( 'held' => 1, 'minutes' => 45 ), $lina[0]['meetings'] );
		self::assertSame( '2026-11-22T08:00:00Z', $lina[0]['next_meeting']['start'] );
		self::assertCount( 3, $read( 'founder@demo.test', "mentorships/{$lina[1]['id']}" )['alternatives'] );
		self::assertSame( array( 'Andrius requested', 'Lina active', 'Viktorija active', 'Živilė active' ), self::sorted( array_map( $who, $rasa ) ) );
		self::assertSame(
			array( 'Darius withdrawn', 'Eglė ended thanks', 'Gintaras unanswered', 'Marius declined no_time', 'Tomas ended silent' ),
			self::sorted( array_map( $who, $read( 'founder@demo.test', 'mentorships/?state=past' )['list'] ) )
		);
		self::assertSame( array( 'Gabrielė declined not_my_field', 'Tadas ended thanks' ), self::sorted( array_map( $who, $read( 'mentor@demo.test', 'mentorships/?state=past' )['list'] ) ) );

		$meetings = $read( 'mentor@demo.test', 'meetings/' )['list'];
		self::assertSame( array( 'proposed', 'agreed', 'agreed', 'held', 'unclear', 'held', 'unconfirmed', 'held', 'held' ), array_column( $meetings, 'state' ) );
		self::assertCount( 3, $meetings[0]['times'] );
		self::assertNull( $meetings[2]['my_word'], 'One of yesterday waits for a word.' );

		$suggested = $read( 'founder@demo.test', 'suggestions' )['list'];
		self::assertSame( array( array( 'Karolis Jasaitis', 'Žygimantas Balčiūnas' ) ), array_map( static fn ( array $one ): array => array_column( $one['mentors'], 'title' ), $suggested ) );

		$busy = (int) email_exists( 'busy-mentor@demo.test' );
		self::assertTrue( $read( 'founder2@demo.test', "get_own_review?mentor_id=$busy" )['waiting'] );

		$links = get_option( 'mentoriai_demo' )['checkins'];
		self::assertSame( array( 'founder@demo.test', 'mentor@demo.test' ), array_column( $links, 'email' ) );
		self::assertSame( array( 'Rasa', 'Viktorija' ), array_map( fn ( array $link ): string => $this->request( 'GET', "checkin/{$link['hash']}" )->get_data()['person']['name'], $links ) );
		self::assertSame( array( 2, 1, 4 ), array( $this->count_of( 'mentoriai_reports', 'closed_at IS NULL' ), $this->count_of( 'mentoriai_reports', 'closed_at IS NOT NULL' ), $this->count_of( 'mentoriai_report_voices', '1 = 1' ) ) );
		self::assertSame( array( 12, 10 ), array( $this->count_of( 'mentoriai_checkins', '1 = 1' ), $this->count_of( 'mentoriai_checkins', 'score BETWEEN 1 AND 5' ) ) );

		$card = fn ( string $slug ): array => $this->request( 'GET', "mentoriai_dynamic_single/$slug" )->get_data();
		self::assertTrue( $card( 'kristina-mikalauskiene' )['full'] );
		self::assertSame( '2026-12-09', $card( 'marius-adomaitis' )['busy_until'] );
		self::assertSame( 2, $card( 'egle-jankauskaite' )['answers_in_days'] );
	}

	/**
	 * @param array<string> $values
	 * @return list<string>
	 */
	private static function sorted( array $values ): array {
		sort( $values );
		return $values;
	}

	private function assert_that_the_site_shows_it(): void {
		$home = $this->request( 'GET', 'get_home' )->get_data()['data'];
		self::assertSame( 'Patirtis, kuria dalijamasi', $home['intro']['title'] );
		self::assertCount( 8, $home['mentoriai'] );
		self::assertSame( home_url( '/e-mentoryste' ), $home['twocolsold'][0]['link'] );
		self::assertCount( 5, $home['blocks']['list'] );

		$english = $this->request( 'GET', 'get_default/' . (int) get_page_by_path( 'kodel-verta-gauti-mentoryste-ir-kas-gali-ja-gauti' )?->ID . '?lang=en' )->get_data()['data'];
		self::assertStringContainsString( '<h2>Who mentoring is for</h2>', $english['text_full'] );
		self::assertStringContainsString( '<blockquote><p>', preg_replace( '~>\s+<~', '><', $english['text_full'] ) );
		self::assertSame( array( 'checklist', 'faq' ), array_column( $english['blocks'], 'type' ) );

		$menu = $this->request( 'GET', 'get_menu?lang=en' )->get_data();
		self::assertSame( array( 'About the project', 'E-mentors', 'Mentors at hubs', 'Events', 'Success stories', 'Contacts' ), array_column( $menu['menu'], 'title' ) );
		self::assertSame( 'Get in touch', $menu['footer']['block2']['title'] );
		self::assertContains( home_url( '/en/privatumo-politika' ), array_column( $menu['footer']['block1']['links'], 'link' ) );
		self::assertSame( 'page', get_option( 'show_on_front' ) );
		self::assertSame( home_url( '/' ), get_permalink( (int) get_option( 'page_on_front' ) ) );
	}

	private function assert_that_accounts_are_told(): void {
		$accounts = array_column( get_option( 'mentoriai_demo' )['accounts'], null, 'email' );
		self::assertCount( 10, $accounts );
		self::assertSame(
			array(
				'login'    => 'draft-mentor@demo.test',
				'email'    => 'draft-mentor@demo.test',
				'password' => 'demo12345',
				'role'     => 'mentorius',
				'status'   => 'submitted',
			),
			$accounts['draft-mentor@demo.test']
		);
		foreach ( $accounts as $email => $account ) {
			$user = get_user_by( 'email', $email );
			self::assertNotFalse( $user );
			self::assertTrue( wp_check_password( 'demo12345', $user->user_pass, $user->ID ) );
			self::assertContains( $account['role'], $user->roles );
			self::assertSame( str_contains( (string) $account['login'], '@' ), '' !== get_user_meta( $user->ID, UserMeta::CONFIRMED_AT, true ) );
		}
	}
}
