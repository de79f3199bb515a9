<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Reports;

use MentoriaiPortal\Core\Identity\PortalManager;
use MentoriaiPortal\Tests\Integration\Mentorships\MentorshipTestCase;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * A founder and a mentor who have talked, and a colleague of staff who reads what they report.
 */
abstract class ReportsTestCase extends MentorshipTestCase {

	protected const GUEST = array( 'name' => 'Ona Viešnia', 'email' => 'ona@example.com', 'good_faith' => true );

	protected int $staff;

	protected function setUp(): void {
		parent::setUp();
		self::load_admin();
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		add_filter( 'mentoriai_bot_check', static fn (): string => 'none' );
		$this->staff = $this->user( PortalManager::ROLE );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['submenu'] );
		parent::tearDown();
	}

	protected function user( string $role ): int {
		$id = wp_insert_user( array( 'user_login' => 'x' . bin2hex( random_bytes( 4 ) ), 'user_pass' => 'x', 'user_email' => bin2hex( random_bytes( 4 ) ) . '@staff.test', 'display_name' => 'Rūta', 'role' => $role ) );
		self::assertIsInt( $id );
		return $id;
	}

	/** @param array<string, mixed> $body */
	protected function report( ?int $user_id, string $what, int $id, array $body = array() ): WP_REST_Response {
		return $this->request( 'POST', 'report', $body + compact( 'what', 'id' ) + array( 'reason' => 'rude' ), null === $user_id ? null : $this->token( $user_id ) );
	}

	/** @param array<string, mixed> $body */
	protected function reported( ?int $user_id, string $what, int $id, array $body = array() ): int {
		$reply = $this->report( $user_id, $what, $id, $body );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data()['number'];
	}

	/** A message of the mentor's, which the founder can report. */
	protected function message( string $text = 'Kvailas klausimas.' ): int {
		return $this->replied( $this->mentor, $this->convo(), $text );
	}

	/** The founder's review of the mentor. */
	protected function review( string $comment = 'Netiesa apie mane.' ): int {
		if ( 0 === $this->rows_of( 'mentorships' ) ) {
			$this->active();
		}
		// The lists show the mentor.
		do_action( 'mentoriai_profile_saved', $this->mentor );
		$reply = $this->post( 'submit-review', array( 'mentorId' => $this->mentor, 'rating' => 2, 'comment' => $comment ), $this->founder );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data()['review']['id'];
	}

	/** @param array<string, mixed> $body */
	protected function staff_call( string $method, string $path, array $body = array(), ?int $as = null ): WP_REST_Response {
		wp_set_current_user( $as ?? $this->staff );
		$server = $GLOBALS['wp_rest_server'];
		do_action( 'rest_api_init', $GLOBALS['wp_rest_server'] = new WP_REST_Server() );
		list( $route, $query ) = explode( '?', "/mentoriai/v1/reports$path?" );
		$request               = new WP_REST_Request( $method, $route );
		parse_str( $query, $asked );
		$request->set_query_params( $asked );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		$reply                     = rest_get_server()->dispatch( $request );
		$GLOBALS['wp_rest_server'] = $server;
		wp_set_current_user( 0 );
		return $reply;
	}

	/** @return array<string, mixed> */
	protected function opened( int $number ): array {
		$reply = $this->staff_call( 'GET', "/$number" );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data();
	}

	protected function decide( int $number, string $decision, string $text = 'Laikykitės taisyklių.' ): WP_REST_Response {
		return $this->staff_call( 'POST', "/$number", compact( 'decision', 'text' ) );
	}

	/**
	 * The page as staff see it.
	 *
	 * @param array<string, string> $query
	 * @param array<string, string> $sent  A form of the page, without its nonce.
	 */
	protected function page( array $query = array(), array $sent = array() ): string {
		wp_set_current_user( $this->staff );
		$_GET  = array( 'page' => 'mentoriai-reports' ) + $query;
		$_POST = wp_slash( $sent );
		if ( array() !== $sent ) {
			$_POST['_wpnonce'] = wp_create_nonce( "mentoriai_case_{$query['report']}" );
		}
		$_REQUEST = $_GET + $_POST; // phpcs:ignore WordPress.Security.NonceVerification -- the page checks it.
		set_current_screen( 'mentoriai_page_mentoriai-reports' );
		remove_all_actions( 'mentoriai_page_mentoriai-reports' );
		remove_all_actions( 'load-mentoriai_page_mentoriai-reports' );
		do_action( 'admin_menu' );
		do_action( 'load-mentoriai_page_mentoriai-reports' );
		ob_start();
		do_action( 'mentoriai_page_mentoriai-reports' );
		$html = (string) ob_get_clean();
		$_GET = $_POST = $_REQUEST = array();
		wp_set_current_user( 0 );
		return $html;
	}

	/** @return list<string> Acts of the log about a case, oldest first. */
	protected function acts( int $number ): array {
		return array_map( 'strval', array_column( $this->db()->rows( "SELECT act FROM {activity} WHERE object = 'report' AND object_id = ? ORDER BY id", (string) $number ), 'act' ) );
	}

	/** @return array<string, list<string>> Kind of an email that was queued to addresses; '' is a guest. */
	protected function queued( string ...$kinds ): array {
		$queued = array_fill_keys( $kinds, array() );
		foreach ( $this->db()->rows( "SELECT q.type, u.user_email FROM {mail_queue} q LEFT JOIN {$this->db()->users()} u ON u.ID = q.user_id ORDER BY q.id" ) as $row ) {
			in_array( $row['type'], $kinds, true ) && $queued[ (string) $row['type'] ][] = (string) $row['user_email'];
		}
		return $queued;
	}
}
