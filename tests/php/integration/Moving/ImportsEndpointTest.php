<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Moving;

use MentoriaiPortal\Core\Identity\PortalManager;
use MentoriaiPortal\Core\Rest\TextBody;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

final class ImportsEndpointTest extends MovingTestCase {

	public function test_an_import_by_rest(): void {
		$reply = $this->sent( 'POST', '', array( 'type' => 'mentor', 'tags' => 'a, b' ), "Email,First name\na@a.test,Rasa\nb,Ona\n" );
		self::assertSame( 200, $reply->get_status() );
		$data = (array) $reply->get_data();
		self::assertSame( array( 'id', 'state', 'encoding', 'delimiter', 'total', 'done', 'new', 'changed', 'same', 'refused', 'columns', 'errors' ), array_keys( $data ) );
		self::assertSame( array( 'checked', 'UTF-8', ',', 2, 0, 1, 0, 0, 1 ), array_slice( array_values( $data ), 1, 9 ) );
		self::assertSame( array( array( 'head' => 'Email', 'field' => 'email' ), array( 'head' => 'First name', 'field' => 'first_name' ) ), $data['columns'] );
		self::assertSame( array( array( 'row' => 3, 'column' => 'email', 'reason' => 'user.incorectemail', 'message' => 'This is not an email address.' ) ), $data['errors'] );
		$id = (int) $data['id'];

		self::assertSame( 'running', $this->sent( 'POST', "/$id", array( 'action' => 'start' ) )->get_data()['state'] );
		self::assertSame( 'paused', $this->sent( 'POST', "/$id", array( 'action' => 'pause' ) )->get_data()['state'] );
		self::assertSame( 409, $this->sent( 'POST', "/$id", array( 'action' => 'start' ) )->get_status() );
		self::assertSame( 'running', $this->sent( 'POST', "/$id", array( 'action' => 'resume' ) )->get_data()['state'] );
		do_action( 'mentoriai_run_due' );
		$data = (array) $this->sent( 'GET', "/$id" )->get_data();
		self::assertSame( array( 'done', 2, 1, 1 ), array( $data['state'], $data['done'], $data['new'], $data['refused'] ) );
		$user = get_user_by( 'email', 'a@a.test' );
		self::assertNotFalse( $user );
		self::assertSame( 2, (int) $this->db()->value( 'SELECT COUNT(*) FROM {member_tags} WHERE user_id = ?', $user->ID ) );
		self::assertSame( 409, $this->sent( 'POST', "/$id", array( 'action' => 'stop' ) )->get_status() );
		$file = $this->sent( 'GET', "/$id/refused.csv" );
		self::assertIsResource( $file->get_data() );
		ob_start();
		TextBody::serve( false, $file, new WP_REST_Request( 'GET', '/' ) );
		self::assertSame( "\u{FEFF}Email,\"First name\",reason\r\nb,Ona,\"Email: This is not an email address.\"\r\n", ob_get_clean() );
		self::assertSame( array(), $this->sent( 'GET', "/$id", query: array( 'errors' => '0' ) )->get_data()['errors'] );
		self::assertStringStartsWith( 'text/csv', $file->get_headers()['Content-Type'] );
	}

	public function test_what_cannot_run_leaves_nothing(): void {
		foreach ( array( "Name\nRasa\n", "Email,El. paštas\na@a.test,b@a.test\n", "Email\n", "PK\x03\x04" ) as $csv ) {
			self::assertContains( $this->sent( 'POST', '', array( 'type' => 'mentor' ), $csv )->get_status(), array( 400, 415 ) );
		}
		self::assertSame( 400, $this->sent( 'POST', '', array( 'status' => 'rejected' ), "Email\na@a.test\n" )->get_status() );
		self::assertSame( 400, $this->sent( 'POST', '' )->get_status() );
		self::assertSame( 404, $this->sent( 'GET', '/7' )->get_status() );
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {imports}' ) );
	}

	public function test_it_needs_the_right_to_create_users(): void {
		$id = $this->taken( "Email,Type\na@a.test,mentor\n" )->id;
		foreach ( array( array( 'POST', '' ), array( 'GET', "/$id" ), array( 'POST', "/$id" ), array( 'GET', "/$id/refused.csv" ) ) as [ $method, $path ] ) {
			$manager = wp_insert_user( array( 'user_login' => 'm' . bin2hex( random_bytes( 4 ) ), 'user_pass' => 'x', 'role' => PortalManager::ROLE ) );
			self::assertIsInt( $manager );
			wp_set_current_user( $manager );
			self::assertSame( 403, $this->sent( $method, $path )->get_status(), "$method $path" );
			wp_set_current_user( 0 );
			self::assertSame( 401, $this->sent( $method, $path )->get_status(), "$method $path" );
		}
	}

	/**
	 * @param array<string, string> $fields
	 * @param array<string, string> $query
	 */
	private function sent( string $method, string $path, array $fields = array(), ?string $csv = null, array $query = array() ): WP_REST_Response {
		do_action( 'rest_api_init', $GLOBALS['wp_rest_server'] = new WP_REST_Server() );
		$request = new WP_REST_Request( $method, "/mentoriai/v1/imports$path" );
		$request->set_query_params( $query );
		if ( null === $csv ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( array() === $fields ? '' : (string) wp_json_encode( $fields ) );
		} else {
			$request->set_body_params( $fields );
			$request->set_file_params( array( 'file' => array( 'name' => 'a.csv', 'type' => 'text/csv', 'tmp_name' => $this->path( $csv ) ?: 'x', 'error' => UPLOAD_ERR_OK, 'size' => strlen( $csv ) ) ) );
		}
		return rest_get_server()->dispatch( $request );
	}
}
