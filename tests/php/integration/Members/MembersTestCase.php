<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Members;

use MentoriaiPortal\Core\Identity\PortalManager;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Tests\Integration\Mentorships\MentorshipTestCase;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Two colleagues before the screens about members.
 */
abstract class MembersTestCase extends MentorshipTestCase {

	/** What only two people, or nobody, may read. */
	protected const SECRET = 'Kanarėlė-7f3a';

	protected int $manager;

	protected int $colleague;

	protected function setUp(): void {
		parent::setUp();
		self::load_admin();
		$this->freeze( '2026-11-21T08:15:00Z' );
		$this->manager   = $this->staff( PortalManager::ROLE, 'Rūta' );
		$this->colleague = $this->staff( PortalManager::ROLE, 'Jonas' );
		wp_set_current_user( $this->manager );
		self::in_english();
	}

	protected function staff( string $role, string $name ): int {
		$id = wp_insert_user( array( 'user_login' => 'x' . bin2hex( random_bytes( 4 ) ), 'user_pass' => 'x', 'display_name' => $name, 'role' => $role ) );
		self::assertIsInt( $id );
		return $id;
	}

	/** @param array<string, mixed> $body */
	protected function care( int $user_id, array $body ): WP_REST_Response {
		do_action( 'rest_api_init', $GLOBALS['wp_rest_server'] = new WP_REST_Server() );
		$request = new WP_REST_Request( 'POST', "/mentoriai/v1/members/$user_id" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_get_server()->dispatch( $request );
	}

	/**
	 * @param array<string, string> $query
	 * @param array<string, string> $sent
	 */
	protected function screen( array $query = array(), array $sent = array() ): string {
		$_GET     = array( 'page' => StaffMenu::MEMBERS ) + $query;
		$_REQUEST = $_GET + $sent; // phpcs:ignore WordPress.Security.NonceVerification -- the page checks it.
		foreach ( array( 'menu', 'submenu', '_wp_submenu_nopriv', '_registered_pages', '_parent_pages' ) as $name ) {
			$GLOBALS[ $name ] = array();
		}
		remove_all_actions( 'mentoriai_page_mentoriai-members' );
		remove_all_actions( 'load-mentoriai_page_mentoriai-members' );
		do_action( 'admin_menu' );
		set_current_screen( 'mentoriai_page_mentoriai-members' );
		do_action( 'load-mentoriai_page_mentoriai-members' );
		ob_start();
		do_action( 'mentoriai_page_mentoriai-members' );
		return (string) ob_get_clean();
	}
}
