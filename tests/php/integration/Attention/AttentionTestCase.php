<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Attention;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\PortalManager;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Mentorships\MentorshipTestCase;
use RuntimeException;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Two colleagues, and things of each kind that wait for them.
 */
abstract class AttentionTestCase extends MentorshipTestCase {

	protected const KINDS = array( 'applications', 'changes', 'reviews', 'unanswered', 'silent_mentors', 'overdue_plans', 'low_checkins', 'reports', 'data_requests', 'failed_mails', 'refused_imports' );

	/** What only the two people, or nobody, may read. */
	protected const SECRET = 'Kanarėlė-7f3a';

	protected int $colleague;

	private int $made = 0;

	/** Members are from now on their rows alone, which is all that lists read. */
	protected bool $by_the_dozen = false;

	protected function setUp(): void {
		parent::setUp();
		self::load_admin();
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		require_once ABSPATH . 'wp-admin/includes/dashboard.php';
		$this->colleague = $this->staff();
		wp_set_current_user( $this->staff() );
		set_current_screen( 'toplevel_page_mentoriai' );
		do_action( 'rest_api_init', $GLOBALS['wp_rest_server'] = new WP_REST_Server() );
	}

	protected function tearDown(): void {
		$_GET = $_POST = $_REQUEST = array();
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	protected function staff( string $role = PortalManager::ROLE ): int {
		$id = wp_insert_user( array( 'user_login' => 'x' . bin2hex( random_bytes( 4 ) ), 'user_pass' => 'x', 'display_name' => 'Rūta ' . ++$this->made, 'role' => $role ) );
		self::assertIsInt( $id );
		return $id;
	}

	/** @param array<string, mixed> $body */
	protected function call_staff( string $method, string $path, array $body = array(), array $query = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, '/mentoriai/v1/attention' . $path );
		$request->set_query_params( $query );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_get_server()->dispatch( $request );
	}

	/** @return list<array<string, mixed>> */
	protected function waiting( string $kind, int $page = 0 ): array {
		return $this->call_staff( 'GET', "/$kind", query: array( 'page' => (string) $page ) )->get_data()['list'];
	}

	protected function count_of( string $kind ): int {
		return array_column( $this->call_staff( 'GET', '' )->get_data()['kinds'], 'count', 'kind' )[ $kind ];
	}

	/** @param array<string, mixed> $more */
	protected function act( string $kind, int $id, string $action, array $more = array() ): WP_REST_Response {
		return $this->call_staff( 'POST', "/$kind/$id", array( 'action' => $action ) + $more );
	}

	/** @param array<string, string> $query */
	protected function screen( array $query = array() ): string {
		$_GET = $_REQUEST = $query;
		$this->menu();
		ob_start();
		do_action( 'toplevel_page_mentoriai' );
		return (string) ob_get_clean();
	}

	protected function menu(): string {
		foreach ( array( 'menu', 'submenu', '_wp_submenu_nopriv', '_registered_pages', '_parent_pages' ) as $name ) {
			$GLOBALS[ $name ] = array();
		}
		remove_all_actions( 'toplevel_page_mentoriai' );
		do_action( 'admin_menu' );
		return (string) ( array_values( array_filter( $GLOBALS['menu'], static fn ( array $entry ): bool => 'mentoriai' === $entry[2] ) )[0][0] ?? '' );
	}

	protected function add_member( Role $role, AccountStatus $status, array $user = array() ): int {
		// An application is noted by what hears of the status.
		if ( ! $this->by_the_dozen || AccountStatus::Submitted === $status ) {
			return parent::add_member( $role, $status, $user );
		}
		$login = 'member-' . bin2hex( random_bytes( 6 ) );
		$id    = $this->db()->insert( $this->db()->users(), $user + array( 'user_login' => $login, 'user_nicename' => $login, 'user_email' => "$login@demo.test", 'user_registered' => '2026-01-01 00:00:00' ) );
		$metas = array( $GLOBALS['wpdb']->prefix . 'capabilities' => serialize( array( $role->value => true ) ), UserMeta::STATUS => $status->value, UserMeta::CONFIRMED_AT => '2026-01-01 00:00:00', UserMeta::LANG => 'lt' );
		foreach ( $metas as $key => $value ) {
			$this->db()->insert( $this->db()->usermeta(), array( 'user_id' => $id, 'meta_key' => $key, 'meta_value' => $value ) );
		}
		return $id;
	}

	/** One more thing of a kind that waits. */
	protected function wait_for( string $kind ): int {
		$db  = $this->db();
		$now = ( new Clock() )->now();
		$ago = static fn ( int $days ): string => Clock::to_sql( $now - $days * 86400 );
		++$this->made;
		$mentor  = 'applications' === $kind ? 0 : $this->add_member( Role::Mentor, AccountStatus::Public, array( 'display_name' => "Mentorė $this->made" ) );
		$founder = in_array( $kind, array( 'applications', 'changes', 'silent_mentors', 'refused_imports' ), true ) ? 0 : $this->add_member( Role::Founder, AccountStatus::Public, array( 'display_name' => "Įkūrėjas $this->made" ) );
		$pair    = static fn ( array $row ): int => $db->insert( '{mentorships}', $row + array( 'founder_id' => $founder, 'mentor_id' => $mentor, 'is_latest' => 1, 'requested_at' => $ago( 10 ), 'active_at' => $ago( 10 ), 'convo_id' => 1, 'message_count' => 1, 'text' => self::SECRET, 'thanks' => self::SECRET ) );
		return match ( $kind ) {
			'applications' => $this->add_member( Role::Mentor, AccountStatus::Submitted, array( 'display_name' => "Kandidatė $this->made" ) ),
			'changes' => $db->insert( '{profile_edits}', array( 'user_id' => $mentor, 'field' => 'about', 'old_text' => 'a', 'new_text' => 'b', 'changed_at' => $now - $this->made ) ) > 0 ? $mentor : 0,
			'reviews' => $db->insert( '{reviews}', array( 'mentor_id' => $mentor, 'author_id' => $founder, 'rating' => 450, 'comment' => 'Padėjo', 'state' => 'pending', 'created_at' => $ago( 1 ), 'updated_at' => $ago( 1 ) ) ),
			'unanswered' => $pair( array( 'state' => 'requested' ) ),
			'silent_mentors' => array_sum( array_map( static fn ( int $number ): int => $pair( array( 'founder_id' => $number, 'state' => 'unanswered', 'ended_at' => $ago( 5 ) ) ), array( 1, 2, 3 ) ) ) > 0 ? $mentor : 0,
			'overdue_plans' => $this->overdue( $founder, $mentor, substr( $ago( 20 ), 0, 10 ) ),
			'low_checkins' => $this->low( $pair( array( 'state' => 'active', 'answered_at' => $ago( 10 ) ) ), $founder, $ago( 2 ) ),
			'reports' => $this->report( $founder, $ago( 2 ) ),
			'data_requests' => $this->data_request( $founder, $ago( 3 ) ),
			'refused_imports' => $db->insert( '{invitations}', array( 'user_id' => $mentor, 'email_hash' => '', 'invited_at' => $now - 20 * 86400, 'valid_until' => $now - 6 * 86400 - $this->made ) ) >= 0 ? $mentor : 0,
			default => $db->insert( '{mail_queue}', array( 'type' => 'welcome', 'user_id' => $founder, 'lang' => 'lt', 'data' => '[]', 'dedupe' => hash( 'sha256', "m$this->made" ), 'state' => 'failed', 'attempts' => 8, 'error' => 'Mailbox full', 'next_at' => $now + 1000, 'created_at' => $now - 86400, 'sent_at' => $now - 100 ) ),
		};
	}

	/** What ends a snooze of it. */
	protected function something_new( string $kind, int $id ): void {
		$db  = $this->db();
		$now = ( new Clock() )->now();
		match ( $kind ) {
			'applications' => do_action( 'mentoriai_profile_saving', $id ),
			'changes' => $db->insert( '{profile_edits}', array( 'user_id' => $id, 'field' => 'name', 'old_text' => 'a', 'new_text' => 'b', 'changed_at' => $now ) ),
			'reviews' => $db->execute( 'UPDATE {reviews} SET version = version + 1 WHERE id = ?', $id ),
			'unanswered' => $db->execute( 'UPDATE {mentorships} SET message_count = message_count + 1 WHERE id = ?', $id ),
			'silent_mentors' => $db->insert( '{mentorships}', array( 'founder_id' => 4, 'mentor_id' => $id, 'is_latest' => 1, 'state' => 'unanswered', 'requested_at' => Clock::to_sql( $now - 15 * 86400 ), 'ended_at' => Clock::to_sql( $now ), 'active_at' => Clock::to_sql( $now ), 'convo_id' => 1 ) ),
			'overdue_plans' => $this->step( $id, gmdate( 'Y-m-d', $now - 15 * 86400 ) ),
			'low_checkins' => $this->low( $id, $this->founder, Clock::to_sql( $now ), 42 ),
			'reports' => $this->voice( $id, 777 ),
			'refused_imports' => $db->execute( 'UPDATE {invitations} SET invited_at = ? WHERE user_id = ?', $now, $id ),
			default => $db->execute( 'UPDATE {mail_queue} SET sent_at = ? WHERE id = ?', $now, $id ),
		};
	}

	protected function low( int $pair, int $user_id, string $at, int $day = 14 ): int {
		$this->db()->insert( '{checkins}', array( 'mentorship_id' => $pair, 'side' => 'founder', 'day' => $day, 'user_id' => $user_id, 'wording' => 1, 'asked_at' => $at, 'answered_at' => $at, 'score' => 2, 'comment' => 'Sunku susitarti' ) );
		return $pair;
	}

	protected function step( int $plan, string $deadline ): void {
		$this->db()->insert( '{plan_steps}', array( 'uid' => bin2hex( random_bytes( 16 ) ), 'plan_id' => $plan, 'position' => 1, 'action' => self::SECRET, 'result' => self::SECRET, 'deadline' => $deadline ) );
	}

	private function report( int $about, string $at ): int {
		$id = $this->db()->insert( '{reports}', array( 'what' => 'message', 'object_id' => $this->made, 'open_key' => "message:$this->made", 'about_id' => $about, 'reason' => 'rude', 'reported_at' => $at ) );
		$this->db()->insert( '{report_texts}', array( 'report_id' => $id, 'author_id' => $about, 'content' => self::SECRET, 'created_at' => $at ) );
		$this->voice( $id, $about + 1 );
		return $id;
	}

	protected function voice( int $report, int $who ): void {
		$this->db()->insert( '{report_voices}', array( 'report_id' => $report, 'reporter_id' => $who, 'lang' => 'lt', 'reason' => 'rude', 'text' => self::SECRET, 'created_at' => Clock::to_sql( ( new Clock() )->now() ) ) );
	}

	private function overdue( int $founder, int $mentor, string $deadline ): int {
		$plan = 500000 + $this->made;
		$this->db()->insert( '{plans}', array( 'plan_id' => $plan, 'founder_id' => $founder, 'mentor_id' => $mentor, 'goal' => self::SECRET, 'search_text' => self::SECRET, 'created_at' => '2026-10-01 00:00:00', 'month' => '2026-10', 'modified_at' => '2026-10-01 00:00:00' ) );
		$this->step( $plan, $deadline );
		return $plan;
	}

	private function data_request( int $user_id, string $made ): int {
		$id = wp_create_user_request( get_userdata( $user_id )->user_email ?? '', 'export_personal_data', array(), 'confirmed' );
		self::assertIsInt( $id );
		$this->db()->execute( "UPDATE {$this->db()->posts()} SET post_date_gmt = ? WHERE ID = ?", $made, $id );
		return $id;
	}
}
