<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Messaging;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Messaging\ConversationHistory;
use MentoriaiPortal\Messaging\ConversationRepository;
use MentoriaiPortal\Messaging\MessageRepository;
use MentoriaiPortal\Tests\IntegrationTestCase;
use WP_REST_Response;

/**
 * Founders and mentors with tokens, and what they say to each other.
 */
abstract class MessagingTestCase extends IntegrationTestCase {

	/** What every refusal for a row that is not the caller's looks like. */
	protected const NOT_FOUND = array( 404, 'not_found' );

	protected int $founder;

	protected int $mentor;

	/** @var array<int, string> User id to token. */
	private array $tokens = array();

	protected function setUp(): void {
		parent::setUp();
		$this->freeze( '2026-11-21T08:15:00Z' );
		$this->founder = $this->member( Role::Founder, 'Lina', 'Urbonaitė' );
		$this->mentor  = $this->member( Role::Mentor, 'Rasa', 'Kazlauskienė' );
	}

	protected function member( Role $role, string $first, string $last, AccountStatus $status = AccountStatus::Public ): int {
		return $this->add_member(
			$role,
			$status,
			array(
				'first_name'   => $first,
				'last_name'    => $last,
				'display_name' => "$first $last",
			)
		);
	}

	protected function token( int $user_id ): string {
		return $this->tokens[ $user_id ] ??= parent::token( $user_id );
	}

	protected function address( int $user_id ): string {
		return (string) $this->db()->value( "SELECT user_email FROM {$this->db()->users()} WHERE ID = ?", $user_id );
	}

	/** @param array<string, mixed> $body */
	protected function send( int $founder, int $mentor, array $body = array() ): WP_REST_Response {
		return $this->request( 'POST', 'message_send/', $body + array( 'id' => $mentor, 'subject' => 'Eksportas', 'message' => 'Laba diena' ), $this->token( $founder ) );
	}

	protected function convo( ?int $founder = null, ?int $mentor = null ): int {
		$reply = $this->send( $founder ?? $this->founder, $mentor ?? $this->mentor );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data()['convo_id'];
	}

	protected function reply( int $user_id, int $convo_id, string $text, string $client_id = '' ): WP_REST_Response {
		return $this->request( 'POST', 'message_reply', array( 'convo_id' => $convo_id, 'content' => $text, 'client_id' => $client_id ), $this->token( $user_id ) );
	}

	protected function replied( int $user_id, int $convo_id, string $text = 'Sveiki' ): int {
		$reply = $this->reply( $user_id, $convo_id, $text );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data()['id'];
	}

	protected function messages( int $user_id, int $convo_id, string $query = '' ): WP_REST_Response {
		return $this->request( 'GET', "get_conversation_meta/?convo_id=$convo_id&$query", array(), $this->token( $user_id ) );
	}

	protected function inbox( int $user_id, string $query = '' ): WP_REST_Response {
		return $this->request( 'GET', "get_conversations/?$query", array(), $this->token( $user_id ) );
	}

	protected function read( int $user_id, int $convo_id, int $up_to ): WP_REST_Response {
		return $this->request( 'POST', 'conversation_read', array( 'convo_id' => $convo_id, 'up_to' => $up_to ), $this->token( $user_id ) );
	}

	protected function history(): ConversationHistory {
		return new ConversationHistory( $this->db(), new ConversationRepository( $this->db() ), new MessageRepository( $this->db() ) );
	}

	/** @param array<string, array{int, int}> $limits */
	protected function limit( array $limits ): void {
		update_option( 'mentoriai_test_limits', $limits );
	}

	protected function rows_of( string $table ): int {
		return (int) $this->db()->value( "SELECT COUNT(*) FROM {{$table}}" );
	}
}
