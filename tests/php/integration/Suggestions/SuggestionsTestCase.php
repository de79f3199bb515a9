<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Suggestions;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Tests\Integration\Members\MembersTestCase;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Staff, a founder, and mentors whom the list shows.
 */
abstract class SuggestionsTestCase extends MembersTestCase {

	protected int $second;

	protected int $third;

	protected function setUp(): void {
		parent::setUp();
		$this->second = $this->listed( $this->member( Role::Mentor, 'Ona', 'Stankienė' ) );
		$this->third  = $this->listed( $this->member( Role::Mentor, 'Petras', 'Jonaitis' ) );
		$this->listed( $this->mentor );
	}

	protected function listed( int $mentor_id ): int {
		do_action( 'mentoriai_profile_saved', $mentor_id );
		return $mentor_id;
	}

	/** @param array<string, mixed> $body */
	protected function suggest( array $body, ?int $founder_id = null ): WP_REST_Response {
		do_action( 'rest_api_init', $GLOBALS['wp_rest_server'] = new WP_REST_Server() );
		$request = new WP_REST_Request( 'POST', '/mentoriai/v1/members/' . ( $founder_id ?? $this->founder ) . '/suggest' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		$reply                    = rest_get_server()->dispatch( $request );
		$GLOBALS['wp_rest_server'] = null;
		return $reply;
	}

	/** @param list<int> $mentor_ids */
	protected function suggested( array $mentor_ids, string $note = 'Verta parašyti.' ): int {
		wp_set_current_user( $this->manager );
		$reply = $this->suggest( array( 'mentors' => $mentor_ids, 'note' => $note ) );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data()['id'];
	}

	/** @return list<array<string, mixed>> What the founder sees. */
	protected function seen_by( int $founder_id, string $lang = 'lt' ): array {
		$reply = $this->request( 'GET', "suggestions?lang=$lang", array(), $this->token( $founder_id ) );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data()['list'];
	}

	protected function closed( int $founder_id, int $id ): WP_REST_Response {
		return $this->post( 'suggestion_close', array( 'id' => $id ), $founder_id );
	}
}
