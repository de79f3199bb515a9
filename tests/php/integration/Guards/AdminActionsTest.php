<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\PortalManager;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Mentors\Field;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/**
 * Every button of wp-admin: nothing is done or sent without its nonce, or to somebody without the capability.
 */
#[Group( 'any-database' )]
final class AdminActionsTest extends AdminTestCase {

	private int $failed = 0;

	private int $request = 0;

	private int $suggest_to = 0;

	/** Who may be invited. */
	private int $invited = 0;

	/**
	 * Hook, what is sent, name of the nonce; {mentor}, {version} of the application, {review}, {review id}, {survey}, {failed}, {request}, {founder} stand for ids. `load-` hooks are those of screens.
	 *
	 * @return iterable<string, array{string, array<string, string|list<string>>, string}>
	 */
	public static function actions(): iterable {
		yield 'approve a member' => array( 'admin_post_mentoriai_decide', array( 'decision' => 'approve', 'users' => '{mentor}', 'version' => '{version}' ), 'mentoriai_decide_approve' );
		yield 'pause a member' => array( 'admin_post_mentoriai_decide', array( 'decision' => 'pause', 'users' => '{mentor}' ), 'mentoriai_decide_pause' );
		yield 'decide on the review screen' => array( 'admin_post_mentoriai_decide', array( 'decision' => 'pause', 'users' => '{mentor}', 'reviewed' => '1' ), 'mentoriai_decide' );
		yield 'decide on many' => array( 'load-users.php', array( 'action' => 'mentoriai_approve', 'users' => array( '{mentor}' ), 'mentoriai_seen' => array( '{mentor}.{version}' ) ), 'bulk-users' );
		yield 'decide on many in the list of members' => array( 'load-mentoriai_page_mentoriai-members', array( 'action' => 'approve', 'chosen' => array( '{mentor}.{version}' ) ), 'bulk-mentoriai-members' );
		yield 'approve many that wait' => array( 'load-toplevel_page_mentoriai', array( 'action' => 'approve', 'chosen' => array( 'reviews.{review}' ) ), 'bulk-mentoriai' );
		yield 'note on a member' => array( 'load-mentoriai_page_mentoriai-members', array( 'page' => 'mentoriai-members', 'user' => '{mentor}', 'mentoriai_care' => '1', 'note' => 'Paskambinti' ), 'mentoriai_care_{mentor}' );
		yield 'suggest mentors to a founder' => array( 'load-mentoriai_page_mentoriai-members', array( 'page' => 'mentoriai-members', 'user' => '{founder}', 'mentoriai_suggest' => '1', 'mentors' => array( '{mentor}' ) ), 'mentoriai_suggest_{founder}' );
		yield 'mark changes as seen' => array( 'admin_post_mentoriai_seen', array( 'user' => '{mentor}', 'until' => '2147483647' ), 'mentoriai_seen{mentor}' );
		yield 'show a review' => array( 'admin_post_mentoriai_show_review', array( 'review' => '{review}' ), 'mentoriai_show_review{review}' );
		yield 'hide a review' => array( 'admin_post_mentoriai_hide_review', array( 'review' => '{review}', 'reason' => 'Dėl vardų' ), 'mentoriai_hide_review{review}' );
		yield 'show many reviews' => array( 'load-mentoriai_page_mentoriai-reviews', array( 'action' => 'show', 'chosen' => array( '{review}' ) ), 'bulk-mentoriai-reviews' );
		yield 'remind many mentors' => array( 'load-mentoriai_page_mentoriai-mentorships', array( 'action' => 'remind', 'chosen' => array( '{request}' ) ), 'bulk-mentoriai-mentorships' );
		yield 'send many failed mails again' => array( 'load-mentoriai_page_mentoriai-mails', array( 'action2' => 'again', 'chosen' => array( '{failed}' ) ), 'bulk-mentoriai-mails' );
		yield 'approve what waits' => array( 'admin_post_mentoriai_attention', array( 'kind' => 'reviews', 'id' => '{review id}', 'do' => 'approve' ), 'mentoriai_attention_reviews_{review id}' );
		yield 'invite a member' => array( 'admin_post_mentoriai_invite', array( 'users' => '{invited}' ), 'mentoriai_invite{invited}' );
		yield 'download a CV' => array( 'admin_post_mentoriai_cv', array( 'user' => '{mentor}', 'cv' => '7' ), 'mentoriai_cv{mentor}-7' );
		yield 'download answers' => array( 'admin_post_mentoriai_survey_csv', array( 'survey' => '{survey}' ), 'mentoriai_survey_csv' );
		yield 'download statistics' => array( 'admin_post_mentoriai_statistics_csv', array( 'what' => 'network' ), 'mentoriai_statistics_csv' );
		yield 'save a part of the set-up' => array( 'load-tools_page_mentoriai-setup', array( 'section' => 'timezone', 'timezone_string' => 'Europe/Riga' ), 'mentoriai_setup_section' );
		yield 'set up the portal' => array( 'admin_post_mentoriai_setup', array(), 'mentoriai_setup' );
		yield 'send a failed mail again' => array( 'admin_post_mentoriai_send_again', array( 'mail' => '{failed}' ), 'mentoriai_send_again{failed}' );
		yield 'send all failed mails again' => array( 'admin_post_mentoriai_send_again', array( 'mail' => 'all' ), 'mentoriai_send_againall' );
		yield 'save the words of a mail' => array( 'load-{mail texts}', array( 'mail' => 'new_message', 'text' => 'lt', 'do' => 'save', 'subject' => 'Labas', 'body' => 'Sveiki', 'button' => 'Eiti' ), 'mentoriai_mail_texts' );
	}

	/** @param array<string, string|list<string>> $sent */
	#[DataProvider( 'actions' )]
	public function test_without_its_nonce_nothing_is_done( string $hook, array $sent, string $nonce ): void {
		wp_set_current_user( 1 );
		$this->prepare();
		$before = $this->state();
		foreach ( array( '', wp_create_nonce( 'another' ), wp_create_nonce( $this->named( $nonce ) . 'x' ) ) as $wrong ) {
			self::assertSame( 'died 403', $this->press( $hook, $sent, $wrong ) );
		}
		self::assertSame( $before, $this->state() );
	}

	/** @param array<string, string|list<string>> $sent */
	#[DataProvider( 'actions' )]
	public function test_without_the_capability_nothing_is_done( string $hook, array $sent, string $nonce ): void {
		wp_set_current_user( 1 );
		$this->prepare();
		$before = $this->state();
		foreach ( array( $this->outsider(), $this->outsider( 'editor' ), $this->outsider( 'subscriber' ), $this->mentor ) as $who ) {
			wp_set_current_user( $who );
			self::assertNotContains( $this->press( $hook, $sent, (string) wp_create_nonce( $this->named( $nonce ) ) ), array( 'sent' ) );
			self::assertSame( $before, $this->state() );
		}
	}

	/** Those of administrators, translators and fields have tests of their own. */
	public function test_each_action_of_wp_admin_is_among_them(): void {
		$map   = require dirname( __DIR__, 4 ) . '/includes/map.php';
		$hooks = array_filter( array_keys( $map['admin_hooks'] ), static fn ( string $hook ): bool => 1 === preg_match( '~^(?:admin_post_|wp_ajax_(?:nopriv_)?mentoriai_)~', $hook ) );
		$known = array( 'admin_post_mentoriai_translate', 'admin_post_mentoriai_copy', 'admin_post_mentoriai_rebuild', 'admin_post_mentoriai_switch_on', 'admin_post_mentoriai_merge', 'admin_post_mentoriai_delete', 'admin_post_mentoriai_duplicate_event', 'admin_post_mentoriai_repeat_event', 'wp_ajax_nopriv_mentoriai_run' );
		self::assertSame( array(), array_diff( $hooks, $known, array_column( iterator_to_array( self::actions() ), 0 ) ) );
	}

	public function test_fields_and_events_change_with_nonce_and_capability_only(): void {
		$terms = array();
		foreach ( array( 'Nuo', 'Iki' ) as $name ) {
			$term = wp_insert_term( $name, Field::TAXONOMY );
			self::assertIsArray( $term );
			$terms[] = (string) $term['term_id'];
		}
		$event   = (string) wp_insert_post( array( 'post_type' => EventMeta::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Renginys', 'post_author' => 1, 'meta_input' => array( EventMeta::START_DATE => '2099-12-01' ) ) );
		$actions = array(
			array( 'admin_post_mentoriai_merge', array( 'fields' => $terms[0], 'to' => $terms[1] ), 'mentoriai_merge' ),
			array( 'admin_post_mentoriai_delete', array( 'fields' => $terms[0] ), 'mentoriai_delete' ),
			array( 'admin_post_mentoriai_duplicate_event', array( 'event' => $event, 'token' => 'x' ), 'mentoriai_duplicate_event_' . $event ),
			array( 'admin_post_mentoriai_repeat_event', array( 'event' => $event, 'every' => 'week', 'until' => '2099-12-31', 'publish' => '1' ), 'mentoriai_repeat_event_' . $event ),
		);
		$state   = static fn (): array => array( wp_count_terms( array( 'taxonomy' => Field::TAXONOMY, 'hide_empty' => false ) ), count( get_posts( array( 'post_type' => EventMeta::POST_TYPE, 'post_status' => 'any', 'posts_per_page' => -1 ) ) ) );
		$before  = $state();
		foreach ( $actions as [ $hook, $sent, $nonce ] ) {
			wp_set_current_user( 1 );
			self::assertSame( 'died 403', $this->press( $hook, $sent, wp_create_nonce( 'another' ) ), $hook );
			foreach ( array( $this->outsider(), $this->mentor ) as $who ) {
				wp_set_current_user( $who );
				self::assertSame( 'died 403', $this->press( $hook, $sent, wp_create_nonce( $nonce ) ), $hook );
			}
		}
		self::assertSame( $before, $state() );
	}

	public function test_a_portal_manager_does_not_set_the_portal_up(): void {
		wp_set_current_user( $this->outsider( PortalManager::ROLE ) );
		$this->prepare();
		self::assertSame( 'died 403', $this->press( 'admin_post_mentoriai_setup', array(), (string) wp_create_nonce( 'mentoriai_setup' ) ) );
	}

	public function test_with_both_they_work(): void {
		wp_set_current_user( $this->outsider( PortalManager::ROLE ) );
		$this->prepare();
		$done = array();
		foreach ( self::actions() as $name => [ $hook, $sent, $nonce ] ) {
			// Those of administrators, and what ends PHPUnit's output.
			if ( ! in_array( $name, array( 'set up the portal', 'save a part of the set-up', 'download answers', 'download statistics' ), true ) ) {
				$done[ $name ] = $this->press( $hook, $sent, (string) wp_create_nonce( $this->named( $nonce ) ) );
			}
		}
		self::assertNotContains( 'died 403', $done );
		self::assertSame( 'paused', get_user_meta( $this->mentor, UserMeta::STATUS, true ) );
		self::assertSame( array( '0', '1' ), array( $this->state()['failed'], $this->state()['invited'] ) );
	}

	public function test_what_takes_access_away_and_a_hidden_review_need_a_reason(): void {
		wp_set_current_user( 1 );
		$this->prepare();
		$before = $this->state();
		self::assertSame( 'died 400', $this->press( 'admin_post_mentoriai_decide', array( 'decision' => 'reject', 'users' => '{mentor}', 'reason' => " \n" ), (string) wp_create_nonce( 'mentoriai_decide_reject' ) ) );
		self::assertStringContainsString( 'result=reason', $this->press( 'admin_post_mentoriai_hide_review', array( 'review' => '{review}', 'reason' => ' ' ), (string) wp_create_nonce( 'mentoriai_hide_review' . $this->review . '.1' ) ) );
		self::assertSame( $before, $this->state() );
	}

	public function test_the_browser_stays_on_this_site(): void {
		wp_set_current_user( 1 );
		$this->prepare();
		$to = $this->press( 'admin_post_mentoriai_decide', array( 'decision' => 'approve', 'users' => '{mentor}', 'back' => 'https://evil.test/x' ), (string) wp_create_nonce( 'mentoriai_decide_approve' ) );
		self::assertStringStartsWith( admin_url(), $to );
	}

	private function prepare(): void {
		update_user_meta( $this->mentor, UserMeta::STATUS, 'submitted' );
		update_user_meta( $this->mentor, UserMeta::CVS, array( array( 'id' => 7, 'file' => 'x', 'name' => 'x.pdf', 'size' => 1, 'kind' => 'pdf' ) ) );
		$this->db()->execute( 'UPDATE {reviews} SET state = ?', 'pending' );
		$this->db()->insert( '{profile_edits}', array( 'user_id' => $this->mentor, 'field' => 'name', 'old_text' => 'a', 'new_text' => 'b', 'changed_at' => 1 ) );
		$this->db()->insert( '{surveys}', array( 'survey_id' => 5, 'title' => 'x', 'definition' => '{"title":{"lt":"x","en":""},"intro":{"lt":"","en":""},"questions":[],"next_id":1}', 'audience' => '', 'created_at' => 1 ) );
		$this->failed = (int) $this->db()->insert( '{mail_queue}', array( 'type' => 'welcome', 'user_id' => $this->mentor, 'lang' => 'lt', 'data' => '[]', 'dedupe' => str_repeat( 'f', 64 ), 'state' => 'failed', 'next_at' => 4_000_000_000, 'created_at' => 1 ) );
		$this->request = (int) $this->db()->insert( '{mentorships}', array( 'founder_id' => 1, 'mentor_id' => $this->mentor, 'is_latest' => 1, 'state' => 'requested', 'requested_at' => '2026-10-01 00:00:00', 'active_at' => '2026-10-01 00:00:00', 'convo_id' => 1 ) );
		$this->suggest_to = $this->add_member( Role::Founder, AccountStatus::Public );
		$this->invited = $this->add_member( Role::Mentor, AccountStatus::Draft );
		delete_user_meta( $this->invited, UserMeta::CONFIRMED_AT );
		do_action( 'admin_menu' );
		set_current_screen( 'users' );
	}

	/** @return array<string, mixed> What the actions change. */
	private function state(): array {
		return array(
			'status'  => get_user_meta( $this->mentor, UserMeta::STATUS, true ),
			'reviews' => $this->db()->rows( 'SELECT state, reason FROM {reviews}' ),
			'edits'   => $this->db()->rows( 'SELECT seen FROM {profile_edits}' ),
			'notes'   => $this->db()->value( 'SELECT COUNT(*) FROM {member_notes}' ),
			'suggested' => $this->db()->value( 'SELECT COUNT(*) FROM {suggestions}' ),
			'invited' => $this->db()->value( 'SELECT COUNT(*) FROM {invitations}' ),
			'mails'   => get_option( 'mentoriai_mail_texts' ),
			'pages'   => (int) $this->db()->value( "SELECT COUNT(*) FROM {$this->db()->posts()}" ),
			'queue'   => $this->db()->value( "SELECT COUNT(*) FROM {mail_queue} WHERE type IN ('status_approved', 'status_paused', 'review_hidden', 'answer_nudge')" ),
			'failed'  => $this->db()->value( "SELECT COUNT(*) FROM {mail_queue} WHERE state = 'failed'" ),
		);
	}

	/** @param array<string, string|list<string>> $sent */
	private function press( string $hook, array $sent, string $nonce ): string {
		$sent     = array_map( fn ( string|array $value ): string|array => is_array( $value ) ? array_map( $this->named( ... ), $value ) : $this->named( $value ), $sent ) + array( '_wpnonce' => $nonce );
		$_GET     = $sent;
		$_POST    = $sent;
		$_REQUEST = $sent;
		$before   = $_SERVER;
		$_SERVER  = array( 'REQUEST_METHOD' => 'POST', 'REQUEST_URI' => '/wp-admin/admin-post.php' ) + $_SERVER;
		try {
			do_action( $this->named( $hook ) );
		} catch ( RuntimeException $stop ) {
			return $stop->getMessage();
		} finally {
			$_SERVER = $before;
		}
		return '';
	}

	private function named( string $text ): string {
		return strtr( $text, array( '{mentor}' => (string) $this->mentor, '{review}' => $this->review . '.1', '{invited}' => (string) $this->invited, '{review id}' => (string) $this->review, '{version}' => (string) $this->db()->value( 'SELECT version FROM {applications} WHERE user_id = ?', $this->mentor ), '{survey}' => '5', '{founder}' => (string) $this->suggest_to, '{failed}' => (string) $this->failed, '{request}' => (string) $this->request, '{mail texts}' => (string) get_plugin_page_hookname( 'mentoriai-mail-texts', 'options-general.php' ) ) );
	}
}
