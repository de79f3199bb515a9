<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Faults;

/**
 * Two PHP-FPM pools behind nginx with one database, one Redis and shared uploads: any node answers any request.
 */
final class TwoNodesTest extends FaultTestCase {

	public function test_who_logs_in_on_one_is_known_and_logs_out_on_the_other(): void {
		$person = $this->person( 'frontuser' );
		$login  = $this->on_node( 1, 'POST', 'login/', [ 'email' => $person['email'], 'password' => self::PASSWORD ] );
		self::assertSame( 200, $login->status, $login->body );
		$token = $login->data()['user']['token'];

		self::assertSame( 200, $this->on_node( 2, 'GET', 'get_conversations/', null, $token )->status );
		self::assertSame( 200, $this->on_node( 1, 'POST', 'logout/', null, $token )->status );
		self::assertSame( 401, $this->on_node( 2, 'GET', 'get_conversations/', null, $token )->status );
		self::assertSame( 401, $this->on_node( 1, 'GET', 'get_conversations/', null, $token )->status );
	}

	public function test_what_is_written_on_one_is_read_on_the_other(): void {
		$founder = $this->person( 'frontuser' );
		$mentor  = $this->person( 'mentorius' );
		$convo   = $this->on_node( 1, 'POST', 'message_send/', [ 'id' => $mentor['id'], 'subject' => 'Mazgai', 'message' => 'Labas' ], $founder['token'] )->data()['convo_id'];
		$thread  = fn ( int $node ): array => array_column( $this->on_node( $node, 'GET', "get_conversation_meta/?convo_id=$convo", null, $mentor['token'] )->data(), 'content' );

		self::assertSame( [ 'Labas' ], $thread( 2 ) );
		$this->on_node( 2, 'POST', 'message_reply/', [ 'convo_id' => $convo, 'content' => 'Sveiki' ], $mentor['token'] );
		self::assertSame( [ 'Labas', 'Sveiki' ], $thread( 1 ) );
		$this->on_node( 1, 'POST', 'save_profile/', $this->mentor_profile( [ 'pareigosirimone' => 'Nauja pareiga' ] ), $mentor['token'] );
		self::assertSame( 'Nauja pareiga', $this->on_node( 2, 'GET', 'user-profile/', null, $mentor['token'] )->data()['profile']['pareigos_ir_imone'] );
	}

	public function test_a_file_taken_by_one_is_handed_out_by_the_other(): void {
		$person = $this->person( 'mentorius' );
		$file   = self::site_dir() . '/tmp/cv.pdf';
		$text   = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
		file_put_contents( $file, $text );
		$headers = [ 'Authorization: Bearer ' . $person['token'], 'X-Mentoriai-Node: 1' ];
		$reply   = $this->send( 'POST', '/wp-json/data/v1/user/editcv', [ 'files[]' => new \CURLFile( $file, 'application/pdf', 'cv.pdf' ) ], $headers );
		self::assertSame( 200, $reply->status, $reply->body );
		$path = (string) parse_url( $reply->data()['data']['files'][0]['url'], PHP_URL_PATH );

		$read = $this->send( 'GET', $path, null, [ 'Authorization: Bearer ' . $person['token'], 'X-Mentoriai-Node: 2' ] );
		self::assertSame( [ 200, $text ], [ $read->status, $read->body ] );
		self::assertSame( 401, $this->send( 'GET', $path, null, [ 'X-Mentoriai-Node: 2' ] )->status );
	}

	public function test_limits_count_the_tries_on_both_together(): void {
		$this->set( 'limits', [ 'login_account' => [ 5, 900 ] ] );
		$person = $this->person( 'frontuser' );
		$wrong  = [ 'email' => $person['email'], 'password' => 'neteisingas' ];
		for ( $try = 0; $try < 5; $try++ ) {
			self::assertSame( 401, $this->on_node( 1 + $try % 2, 'POST', 'login/', $wrong )->status );
		}
		$right = [ ...$wrong, 'password' => self::PASSWORD ];
		self::assertSame( [ 429, 429 ], [ $this->on_node( 1, 'POST', 'login/', $right )->status, $this->on_node( 2, 'POST', 'login/', $right )->status ] );
	}

	public function test_limits_hold_when_all_come_at_once(): void {
		$this->set( 'limits', [ 'login_account' => [ 5, 900 ] ] );
		$person   = $this->person( 'frontuser' );
		$statuses = array_count_values( array_column( $this->at_once( array_fill( 0, 20, [ 'POST', 'login/', [ 'email' => $person['email'], 'password' => 'neteisingas' ], null ] ) ), 'status' ) );
		ksort( $statuses );
		self::assertSame( [ 401 => 5, 429 => 15 ], $statuses );
	}
}
