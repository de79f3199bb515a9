<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Members;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\StaffMenu;
use RuntimeException;

/**
 * The page of one member: everything staff may know, and nothing that is two people's or nobody's.
 */
final class MemberPageTest extends MembersTestCase {

	private const SECTIONS = array( 'head', 'profile', 'mentorships', 'meetings', 'plans', 'reviews', 'surveys', 'mails', 'history', 'notes' );

	public function test_what_is_typed_stays_when_it_is_wrong_and_of_two_colleagues_the_second_is_told(): void {
		$shown = $this->screen( array( 'user' => (string) $this->mentor ) );
		self::assertStringContainsString( 'name="tags_before" value=""', $shown );
		$before = array( 'tags_before' => '', 'responsible_before' => '' );
		$page   = $this->sent( $before + array( 'note' => 'Perskambinti <i>rytoj</i>', 'tags' => str_repeat( 'x', 51 ), 'responsible' => '' ) );
		self::assertStringContainsString( 'A tag has 50 characters', $page );
		self::assertStringContainsString( 'Perskambinti &lt;i&gt;rytoj&lt;/i&gt;', $page );
		self::assertStringContainsString( str_repeat( 'x', 51 ), $page );
		self::assertSame( 0, $this->rows_of( 'member_notes' ) );

		$this->care( $this->mentor, array( 'tags' => array( 'Kolegės' ), 'responsible' => $this->colleague ) );
		$page = $this->sent( $before + array( 'note' => '', 'tags' => 'Mano', 'responsible' => (string) $this->manager ) );
		self::assertStringContainsString( 'A colleague has changed this meanwhile', $page );
		self::assertStringContainsString( 'Stored now: Kolegės', $page );
		self::assertStringContainsString( 'Stored now: Jonas', $page );
		self::assertStringContainsString( 'value="Mano"', $page );

		$to = $this->sent( array( 'tags_before' => 'Kolegės', 'responsible_before' => (string) $this->colleague, 'note' => 'Tik pastaba', 'tags' => 'Kolegės', 'responsible' => (string) $this->colleague ) );
		self::assertStringContainsString( 'saved=note', $to );
		self::assertSame( array( 'Kolegės' ), array_column( $this->db()->rows( 'SELECT tag FROM {member_tags}' ), 'tag' ), 'Tags that were not touched stay.' );
	}

	/**
	 * The form of the mentor's page.
	 *
	 * @param array<string, string> $fields
	 * @return string The page, or where it leads.
	 */
	private function sent( array $fields ): string {
		add_filter( 'wp_redirect', static fn ( string $to ): never => throw new RuntimeException( $to ) );
		$_POST = $fields + array( 'mentoriai_care' => '1', '_wpnonce' => wp_create_nonce( 'mentoriai_care_' . $this->mentor ) );
		try {
			$_REQUEST = $_POST; // phpcs:ignore WordPress.Security.NonceVerification -- the page checks it.
			return $this->screen( array( 'user' => (string) $this->mentor ), $_POST ); // phpcs:ignore WordPress.Security.NonceVerification -- as above.
		} catch ( RuntimeException $stop ) {
			return $stop->getMessage();
		} finally {
			$_POST = $_REQUEST = array();
		}
	}

	public function test_every_section_is_there_with_nothing_in_it_too(): void {
		foreach ( array( $this->mentor, $this->founder, $this->member( Role::Undecided, 'Nauja', 'Narė', AccountStatus::Draft ) ) as $who ) {
			preg_match_all( '~data-section="(\w+)"~', $this->page( $who ), $found );
			self::assertEqualsCanonicalizing( self::SECTIONS, $found[1] );
		}
		self::assertSame( admin_url( "admin.php?page=mentoriai-members&user={$this->mentor}" ), StaffMenu::member( $this->mentor ) );
		foreach ( array( 0, 999999, $this->manager ) as $nobody ) {
			self::assertStringContainsString( 'There is no such member.', $this->page( $nobody ) );
		}
	}

	public function test_it_tells_the_history_and_no_secrets(): void {
		$this->fill( 1 );
		$page = $this->page( $this->mentor );
		$has  = array(
			'mentorships' => array( 'Lina Urbonaitė', 'Ended', 'Not a good fit', 'by the founder', 'Staff: no &amp; yes', 'Declined', 'No time' ),
			'meetings'    => array( 'Took place', '45 minutes', '2026-11-03' ),
			'plans'       => array( '500001', 'Active', '1 / 2' ),
			'reviews'     => array( '4.5', 'Waiting for approval', 'page=mentoriai-reviews' ),
			'surveys'     => array( 'Named survey', '2026-11-05', 'Anonymous survey', 'Anonymous' ),
			'mails'       => array( 'page=mentoriai-mails' ),
			'history'     => array( 'Public → Paused', 'Rūta', 'Asked for a break &lt;b&gt;', 'Paused → Public' ),
			'notes'       => array( 'Call &lt;b&gt;', 'VIP' ),
		);
		foreach ( $has as $section => $texts ) {
			$html = $this->section( $page, $section );
			foreach ( $texts as $text ) {
				self::assertStringContainsString( $text, $html, $section );
			}
		}
		$head = $this->section( $page, 'head' );
		foreach ( array( 'VIP', 'Jonas', '2026-11-21', '+37060000000', 'mailto:', 'is-public', 'data-cv="7"', 'decision=pause' ) as $text ) {
			self::assertStringContainsString( $text, $head );
		}
		self::assertStringContainsString( 'A comment to staff', $this->section( $this->page( $this->founder ), 'mentorships' ) );
		foreach ( array( $page, $this->page( $this->founder ), $this->screen() ) as $html ) {
			self::assertStringNotContainsString( '7f3a', $html );
			self::assertStringNotContainsString( '<b>', $html );
		}
	}

	public function test_an_anonymous_survey_does_not_tell_who_answered(): void {
		$this->fill( 1 );
		$before = $this->section( $this->page( $this->mentor ), 'surveys' );
		$this->db()->execute( 'UPDATE {survey_invites} SET answered_at = ? WHERE survey_id = ?', 1, 700002 );
		self::assertSame( $before, $this->section( $this->page( $this->mentor ), 'surveys' ) );
	}

	public function test_long_histories_show_the_newest_and_how_many_there_are_by_the_same_queries(): void {
		$count = function (): int {
			wp_cache_flush();
			get_userdata( $this->manager );
			return $this->count_queries( fn () => $this->page( $this->mentor ) );
		};
		$this->fill( 1 );
		$few = $count();
		$this->fill( 30, 2 );
		self::assertSame( $few, $count() );
		self::assertLessThanOrEqual( 45, $few );
		$page = $this->page( $this->mentor );
		foreach ( array( 'mentorships' => 62, 'meetings' => 31, 'plans' => 31, 'surveys' => 62 ) as $section => $total ) {
			self::assertStringContainsString( "The newest 20 of $total.", $this->section( $page, $section ), $section );
		}
		self::assertSame( 21, substr_count( $this->section( $page, 'plans' ), '<tr>' ) );
	}

	public function test_a_section_that_fails_leaves_the_others(): void {
		$this->fill( 1 );
		$log = $this->catch_log();
		add_filter( 'query', static fn ( string $sql ): string => str_contains( $sql, 'mentoriai_meetings' ) ? 'SELECT nonsense' : $sql );
		$GLOBALS['wpdb']->suppress_errors();
		$page = $this->page( $this->mentor );
		$GLOBALS['wpdb']->suppress_errors( false );
		self::assertStringContainsString( '500001', $this->section( $page, 'plans' ) );
		self::assertStringNotContainsString( '<table', $this->section( $page, 'meetings' ) );
		self::assertNotSame( '', (string) file_get_contents( $log ) );
	}

	private function page( int $user_id ): string {
		return $this->screen( array( 'user' => (string) $user_id ) );
	}

	private function section( string $page, string $name ): string {
		self::assertSame( 1, preg_match( "~data-section=\"$name\">(.*?)</section>~s", $page, $found ), $name );
		return $found[1];
	}

	/** So many of everything, each with texts that staff must not read. */
	private function fill( int $times, int $from = 1 ): void {
		$db   = $this->db();
		$pair = array( 'founder_id' => $this->founder, 'mentor_id' => $this->mentor, 'requested_at' => '2026-11-01 08:00:00', 'active_at' => '2026-11-01 08:00:00', 'convo_id' => 1, 'text' => self::SECRET, 'thanks' => self::SECRET );
		foreach ( range( $from, $from + $times - 1 ) as $number ) {
			$id = $db->insert( '{mentorships}', $pair + array( 'state' => 'ended', 'answered_at' => '2026-11-02 08:00:00', 'ended_at' => '2026-11-10 08:00:00', 'ended_by' => 'founder', 'reason' => 'not_a_fit', 'goals' => 'partly', 'note' => 'Staff: no & yes' ) );
			$db->insert( '{mentorships}', $pair + array( 'state' => 'declined', 'ended_at' => '2026-11-10 08:00:00', 'ended_by' => 'mentor', 'reason' => 'no_time' ) );
			$db->insert( '{checkins}', array( 'mentorship_id' => $id, 'side' => 'founder', 'day' => 14, 'user_id' => $this->founder, 'wording' => 1, 'asked_at' => '2026-11-05 08:00:00', 'answered_at' => '2026-11-06 08:00:00', 'score' => 2, 'comment' => 'A comment to staff' ) );
			$db->insert( '{meetings}', array( 'mentorship_id' => $id, 'founder_id' => $this->founder, 'mentor_id' => $this->mentor, 'proposed_by' => 'founder', 'state' => 'held', 'starts_at' => '2026-11-03 10:00:00', 'ends_at' => '2026-11-03 11:00:00', 'minutes' => 60, 'held_minutes' => 45, 'place' => self::SECRET, 'note' => self::SECRET, 'answer_note' => self::SECRET, 'uid' => md5( (string) $number ), 'created_at' => '2026-11-01 08:00:00', 'changed_at' => '2026-11-01 08:00:00' ) );
			$plan = 500000 + $number;
			$db->insert( '{plans}', array( 'plan_id' => $plan, 'founder_id' => $this->founder, 'mentor_id' => $this->mentor, 'goal' => self::SECRET, 'search_text' => self::SECRET, 'created_at' => '2026-11-01 08:00:00', 'month' => '2026-11', 'modified_at' => '2026-11-01 08:00:00', 'founder_thanks' => self::SECRET ) );
			foreach ( array( 0, 1 ) as $done ) {
				$db->insert( '{plan_steps}', array( 'uid' => bin2hex( random_bytes( 16 ) ), 'plan_id' => $plan, 'position' => $done, 'action' => self::SECRET, 'result' => self::SECRET, 'deadline' => '2026-12-01', 'done' => $done ) );
			}
			foreach ( array( 700001 => 1, 700002 => 0 ) as $survey => $is_named ) {
				$survey += 10 * $number - 10;
				$db->insert( '{surveys}', array( 'survey_id' => $survey, 'title' => $is_named ? 'Named survey' : 'Anonymous survey', 'definition' => '{}', 'is_named' => $is_named, 'audience' => '', 'created_at' => 1 ) );
				$invite = $db->insert( '{survey_invites}', array( 'survey_id' => $survey, 'user_id' => $this->mentor, 'sent_at' => 1793866500 + $number, 'answered_at' => $is_named ? 1793866500 : 0 ) );
				$db->insert( '{survey_answers}', array( 'survey_id' => $survey, 'invite_id' => $invite, 'sheet' => 'x', 'question_id' => 1, 'kind' => 'text', 'question' => self::SECRET, 'value' => self::SECRET ) );
			}
		}
		if ( 1 === $from ) {
			$db->insert( '{reviews}', array( 'mentor_id' => $this->mentor, 'author_id' => $this->founder, 'rating' => 450, 'comment' => 'Padėjo', 'state' => 'pending', 'created_at' => '2026-11-01 08:00:00', 'updated_at' => '2026-11-01 08:00:00' ) );
			$db->insert( '{messages}', array( 'convo_id' => 1, 'author_id' => $this->founder, 'content' => self::SECRET, 'created_at' => '2026-11-01 08:00:00' ) );
			$db->insert( '{mail_queue}', array( 'type' => 'welcome', 'user_id' => $this->mentor, 'lang' => 'lt', 'data' => self::SECRET, 'dedupe' => 'x', 'state' => 'sent', 'next_at' => 1, 'created_at' => 1, 'sent_at' => 1793866500 ) );
			update_user_meta( $this->mentor, UserMeta::PHONE, '+37060000000' );
			update_user_meta( $this->mentor, UserMeta::CVS, array( array( 'id' => 7, 'file' => str_repeat( 'a', 32 ) . '.pdf', 'name' => 'cv.pdf', 'size' => 1000, 'kind' => 'pdf' ) ) );
			$this->care( $this->mentor, array( 'note' => 'Call <b>', 'tags' => array( 'VIP' ), 'responsible' => $this->colleague ) );
			foreach ( array( 'paused' => 'Asked for a break <b>', 'public' => '' ) as $status => $reason ) {
				do_action( 'mentoriai_set_user_status', $this->mentor, $status, $reason );
			}
			$this->token( $this->mentor );
		}
	}
}
