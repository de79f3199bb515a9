<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Api;

/**
 * What demo content and whole journeys answer over HTTP has exactly the exported shape (RouteMatrixTest looks at every route).
 */
final class ShapesTest extends ApiTestCase {

	public function test_what_everybody_may_read(): void {
		foreach ( array( '', '?lang=en' ) as $query ) {
			$this->assert_shape( 'get_router', $this->api( 'GET', "get_router$query" ) );
			$this->assert_shape( 'get_menu', $this->api( 'GET', "get_menu/$query" ) );
			$this->assert_shape( 'get_home', $this->api( 'GET', "get_home/$query" ) );
			foreach ( $this->api( 'GET', "get_router$query" )->data()['pages'] as $page ) {
				$this->assert_shape( 'get_default', $this->api( 'GET', "get_default/{$page['pageid']}/$query" ) );
			}
			$stories = $this->api( 'GET', "get_success_stories/0/$query" );
			$this->assert_shape( 'get_success_stories', $stories );
			foreach ( $stories->data()['list'] as $card ) {
				$this->assert_shape( 'success_stories', $this->api( 'GET', "success_stories/{$card['slug']}$query" ) );
			}
			$events = $this->api( 'GET', "get_events/$query" );
			$this->assert_shape( 'get_events', $events );
			self::assertGreaterThanOrEqual( 8, count( $events->data() ) );
			foreach ( $events->data() as $card ) {
				$this->assert_shape( 'events', $this->api( 'GET', "events/{$card['slug']}/$query" ) );
			}
			foreach ( array( 'dynamic', 'static' ) as $kind ) {
				$this->assert_shape( "mentoriai_$kind/tax", $this->api( 'GET', "mentoriai_$kind/tax/$query" ) );
				$list = $this->api( 'GET', "mentoriai_$kind/$query" );
				$this->assert_shape( "mentoriai_$kind", $list );
				$this->assert_shape( "mentoriai_$kind", $this->api( 'POST', "mentoriai_$kind/$query", array( 'page' => 0, 'filter' => array( 'tax' => array( 'eksportas' ), 'keyword' => 'a' ) ) ) );
				foreach ( array_slice( $list->data()['list'], 0, 3 ) as $card ) {
					$this->assert_shape( "mentoriai_{$kind}_single", $this->api( 'GET', "mentoriai_{$kind}_single/{$card['slug']}$query" ) );
				}
			}
		}
		$this->assert_shape( 'bot_challenge', $this->api( 'GET', 'bot_challenge' ) );
		$this->assert_shape( 'statistic_open', $this->api( 'POST', 'statistic_open/', array( 'id' => $this->id_of( 'mentor@demo.test' ), 'taxs_id' => array() ) ) );
	}

	public function test_known_page_ids(): void {
		$pages = array_column( $this->api( 'GET', 'get_router/?lang=lt' )->data()['pages'], 'type', 'pageid' );

		self::assertSame(
			array( 3109 => 'VeiksmuPlanas', 457 => 'Messages', 212 => 'Profile', 876 => 'Results', 231 => 'Login', 209 => 'Register', 492 => 'LostPassword', 494 => 'ResetPass', 178 => 'MentoriaiDynamic' ),
			array_replace( array_fill_keys( array( 3109, 457, 212, 876, 231, 209, 492, 494, 178 ), null ), array_intersect_key( $pages, array_flip( array( 3109, 457, 212, 876, 231, 209, 492, 494, 178 ) ) ) )
		);
	}

	public function test_an_account_from_registration_to_a_new_password(): void {
		$email = self::address();
		$this->assert_shape( 'confirm_resend', $this->api( 'POST', 'confirm_resend/', array( 'email' => $email ) ) );
		$member = $this->new_member();
		$token  = $member['token'];
		$this->assert_shape( 'user', $this->api( 'GET', 'user/', null, $token ) );
		$this->assert_shape( 'user-profile', $this->api( 'GET', 'user-profile/', null, $token ) );
		$this->assert_shape( 'accept_consents', $this->api( 'POST', 'accept_consents/', array( 'privacy' => true, 'rules' => true ), $token ) );
		$this->assert_shape( 'set-user-type', $this->api( 'POST', 'set-user-type/', array( 'type' => 'frontuser' ), $token ) );
		$this->assert_shape( 'set-user-pass', $this->api( 'POST', 'set-user-pass/', array( 'password' => 'kitas123', 'password_confirm' => 'kitas123' ), $token ) );
		$this->assert_shape( 'logout', $this->api( 'POST', 'logout/', null, $token ) );
		self::assertSame( 401, $this->api( 'GET', 'user/', null, $token )->status );

		$this->assert_shape( 'lost', $this->api( 'POST', 'lost/?lang=en', array( 'email' => $member['email'], 'bot_token' => $this->bot_token() ) ) );
		$mail = $this->newest_mail( $member['email'], 'atstatyti-slaptazodi' );
		self::assertStringContainsString( self::url(), $mail );
		self::assertMatchesRegularExpression( '~atstatyti-slaptazodi\?[^"\s]*key=[A-Za-z0-9]+~', $mail );
		preg_match( '~atstatyti-slaptazodi\?[^"\s]*key=([A-Za-z0-9]+)~', $mail, $found );
		$this->assert_shape( 'lost_reset', $this->api( 'POST', 'lost_reset/', array( 'email' => $member['email'], 'key' => $found[1] ?? '', 'password' => 'trecias123' ) ) );
		$reply = $this->api( 'POST', 'login/', array( 'email' => strtoupper( $member['email'] ), 'password' => 'trecias123', 'bot_token' => $this->bot_token() ) );
		$this->assert_shape( 'login', $reply );
		self::assertSame( '', $reply->data()['msg'] );
	}

	public function test_members(): void {
		foreach ( self::demo()['accounts'] as $account ) {
			if ( ! in_array( $account['role'], array( 'frontuser', 'mentorius', 'neapsisprendes' ), true ) ) {
				continue;
			}
			$token = $this->login( $account['email'] );
			$user  = $this->api( 'GET', 'user/', null, $token );
			$this->assert_shape( 'user', $user );
self::assertSame( array( $account['role'], 'public' === $account['status'] ? 'public' : 'draft', $account['email'] ), array( $user->data()['user']['role'], $user->data()['user']['status'], $user->data()['user']['email'] ) );
			$this->assert_shape( 'get-user-id', $this->api( 'GET', 'get-user-id/', null, $token ) );
			$this->assert_shape( 'user-profile', $this->api( 'GET', 'user-profile/', null, $token ) );
			if ( 'mentorius' === $account['role'] ) {
				$this->assert_shape( 'user-results', $this->api( 'GET', 'user-results/?lang=en', null, $token ) );
			}
			if ( 'neapsisprendes' !== $account['role'] ) {
				$this->assert_shape( 'get_conversations', $this->api( 'GET', 'get_conversations/', null, $token ) );
			}
		}
	}

	public function test_a_conversation_from_both_sides(): void {
		$founder = $this->new_founder()['token'];
		$mentor  = $this->login( 'mentor@demo.test' );
		$convo   = $this->new_conversation( $founder );
		foreach ( array( $founder, $mentor ) as $token ) {
			$inbox = $this->api( 'GET', 'get_conversations/', null, $token );
			$this->assert_shape( 'get_conversations', $inbox );
			self::assertMatchesRegularExpression( '~^[1-9]\d*$~', (string) $inbox->header( 'X-WP-Total' ) );
			self::assertSame( $convo, $inbox->data()[0]['id'] );
			$messages = $this->api( 'GET', "get_conversation_meta/?convo_id=$convo", null, $token );
			$this->assert_shape( 'get_conversation_meta', $messages );
			self::assertCount( 1, $messages->data() );
		}
		self::assertEquals( array( 'is_user_read' => '1', 'is_mentor_read' => '0', 'is_read' => true ), array_intersect_key( $this->api( 'GET', 'get_conversations/', null, $founder )->data()[0], array_flip( array( 'is_user_read', 'is_mentor_read', 'is_read' ) ) ) );
		$reply = $this->api( 'POST', 'message_reply', array( 'convo_id' => $convo, 'content' => 'Sveiki' ), $mentor );
		$this->assert_shape( 'message_reply', $reply );
		self::assertTrue( $this->api( 'GET', 'user/', null, $founder )->data()['user']['unreadmessages'] );
		$read = $this->api( 'POST', 'conversation_read', array( 'convo_id' => $convo, 'up_to' => $reply->data()['id'] ), $founder );
		$this->assert_shape( 'conversation_read', $read );
		self::assertFalse( $read->data()['unreadmessages'] );
		self::assertSame( '[]', $this->api( 'GET', "get_conversation_meta/?convo_id=$convo&after_id={$reply->data()['id']}", null, $founder )->body );
		$this->assert_shape( 'set_message_mails', $this->api( 'POST', 'set_message_mails', array( 'on' => false ), $founder ) );
		$this->assert_shape( 'get_message_mails', $this->api( 'GET', 'get_message_mails', null, $founder ) );
		self::assertFalse( $this->api( 'GET', 'get_message_mails', null, $founder )->data()['on'] );
	}
}
