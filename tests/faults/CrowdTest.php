<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Faults;

/**
 * Many at once over HTTP, on both nodes: accounts, sessions, one conversation, the end of one plan.
 */
final class CrowdTest extends FaultTestCase {

	public function test_sixteen_registrations_of_one_address_make_one_account_one_claim_and_the_mails_of_the_limit(): void {
		$email   = 'minia' . bin2hex( random_bytes( 5 ) ) . '@demo.test';
		$body    = [ 'email' => $email, 'password' => self::PASSWORD, 'password_confirm' => self::PASSWORD, 'privacy' => true, 'rules' => true, 'type' => 1 ];
		$this->set( 'limits', [ 'lost_account' => [ 3, 3600 ] ] );
		$answers = $this->at_once( array_fill( 0, 16, [ 'POST', 'register/', $body, null ] ) );

		self::assertSame( [ 200 => 16 ], array_count_values( array_column( $answers, 'status' ) ) );
		self::assertSame( 1, $this->count_rows( "{wp}users WHERE user_email = '$email'" ) );
		$claims = array_map( static fn ( array $answer ): string => hash( 'sha256', json_decode( $answer['body'], true )['claim'] ), $answers );
		$kept   = array_column( $this->sql( "SELECT claim_hash FROM {email_claims} c JOIN {wp}users u ON u.ID = c.user_id WHERE u.user_email = '$email'" ), 'claim_hash' );
		self::assertCount( 1, $kept );
		self::assertContains( $kept[0], $claims );
		$this->newest_mail( $email );
		// The first, and the three that the limit lets begin it anew.
		self::assertSame( 4, $this->count_rows( "{mail_queue} q JOIN {wp}users u ON u.ID = q.user_id WHERE u.user_email = '$email'" ) );
	}

	public function test_thirty_registrations_of_thirty_addresses_are_thirty_accounts(): void {
		$requests = [];
		$run      = bin2hex( random_bytes( 5 ) );
		for ( $number = 0; $number < 30; $number++ ) {
			$requests[] = [ 'POST', 'register/', [ 'email' => "gausa$number-$run@demo.test", 'password' => self::PASSWORD, 'password_confirm' => self::PASSWORD, 'privacy' => true, 'rules' => true, 'type' => 1 ], null ];
		}
		self::assertSame( [ 200 ], array_values( array_unique( array_column( $this->at_once( $requests ), 'status' ) ) ) );
		self::assertSame( 30, $this->count_rows( "{email_claims} c JOIN {wp}users u ON u.ID = c.user_id WHERE u.user_email LIKE 'gausa%-$run@demo.test'" ) );
	}

	public function test_twenty_logins_at_once_are_twenty_sessions(): void {
		$person  = $this->person( 'frontuser' );
		$answers = $this->at_once( array_fill( 0, 20, [ 'POST', 'login/', [ 'email' => $person['email'], 'password' => self::PASSWORD ], null ] ) );
		$tokens  = array_map( static fn ( array $answer ): string => json_decode( $answer['body'], true )['user']['token'] ?? '', $answers );

		self::assertCount( 20, array_unique( array_filter( $tokens ) ) );
		$asked = $this->at_once( array_map( static fn ( string $token ): array => [ 'GET', 'get-user-id/', [], $token ], $tokens ) );
		self::assertSame( [ (string) json_encode( [ 'status' => true, 'id' => $person['id'] ] ) ], array_values( array_unique( array_column( $asked, 'body' ) ) ) );
	}

	public function test_sixteen_writers_in_one_conversation_lose_and_double_nothing(): void {
		$founder  = $this->person( 'frontuser' );
		$mentor   = $this->person( 'mentorius' );
		$convo    = $this->api( 'POST', 'message_send/', [ 'id' => $mentor['id'], 'subject' => 'Minia', 'message' => 'Nr. 0' ], $founder['token'] )->data()['convo_id'];
		$requests = [];
		for ( $number = 1; $number <= 16; $number++ ) {
			$requests[] = [ 'POST', 'message_reply/', [ 'convo_id' => $convo, 'content' => "Nr. $number" ], 0 === $number % 2 ? $founder['token'] : $mentor['token'] ];
		}
		self::assertSame( [ 200 ], array_values( array_unique( array_column( $this->at_once( $requests ), 'status' ) ) ) );

		$thread = $this->api( 'GET', "get_conversation_meta/?convo_id=$convo", null, $founder['token'] )->data();
		$texts  = array_column( $thread, 'content' );
		natsort( $texts );
		self::assertSame( array_map( static fn ( int $number ): string => "Nr. $number", range( 0, 16 ) ), array_values( $texts ) );
		foreach ( [ $founder, $mentor ] as $reader ) {
			self::assertTrue( $this->api( 'GET', 'user/', null, $reader['token'] )->data()['user']['unreadmessages'] );
			$this->api( 'POST', 'conversation_read/', [ 'convo_id' => $convo, 'up_to' => end( $thread )['id'] ], $reader['token'] );
			self::assertFalse( $this->api( 'GET', 'user/', null, $reader['token'] )->data()['user']['unreadmessages'] );
		}
	}

	public function test_a_plan_finished_by_both_sides_sixteen_times_ends_once_a_side_with_one_mail_each(): void {
		$founder = $this->person( 'frontuser' );
		$mentor  = $this->person( 'mentorius' );
		$this->api( 'POST', 'message_send/', [ 'id' => $mentor['id'], 'subject' => 'Planas', 'message' => 'Labas' ], $founder['token'] );
		$plan = $this->api( 'POST', 'save_new_plan/', [ 'mentorId' => $mentor['id'], 'pagrindinisTikslas' => 'Augti', 'planSteps' => [ [ 'veiksmas' => 'V', 'rezultatas' => 'R', 'terminas' => '2099-01-01' ] ] ], $founder['token'] )->data()['id'];
		$ends = [];
		for ( $number = 0; $number < 32; $number++ ) {
			$ends[] = [ 'POST', 'mark_plan_as_completed/', [ 'planId' => $plan ], 0 === $number % 2 ? $founder['token'] : $mentor['token'] ];
		}
		self::assertSame( [ 200 ], array_values( array_unique( array_column( $this->at_once( $ends ), 'status' ) ) ) );

		$data = $this->api( 'GET', "veiksmu-planai/$plan", null, $founder['token'] )->data()['data'];
		self::assertSame( [ 'baigtas', 'baigtas' ], [ $data['verslininko_paskirtas_statusas'], $data['mentoriaus_paskirtas_statusas'] ] );
		$this->as_server( 'do_action( "mentoriai_run_due" );' );
		self::assertSame(
			[ [ 'user_id' => (string) $founder['id'], 'n' => '1' ], [ 'user_id' => (string) $mentor['id'], 'n' => '1' ] ],
			$this->sql( "SELECT user_id, COUNT(*) AS n FROM {mail_queue} WHERE type = 'plan_finished' AND user_id IN ( {$founder['id']}, {$mentor['id']} ) GROUP BY user_id ORDER BY user_id" )
		);
	}
}
