<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Api;

use MentoriaiPortal\Tests\HttpReply;

/**
 * The early path against REST, byte by byte. A must-use plugin of this test tells with a header when WordPress came
 * to load its plugins: an early answer ends before that.
 */
final class EarlyPathTest extends ApiTestCase {

	private const FULL = 'x-mentoriai-full';

	/** @var array<string, string> Who to token. */
	private array $tokens = array();

	private int $convo = 0;

	/** Of other people. */
	private int $foreign = 0;

	/** Its mentor is deleted. */
	private int $orphan = 0;

	private int $last = 0;

	protected function setUp(): void {
		parent::setUp();
		self::put( 'zz-full.php', 'add_action( "plugins_loaded", static fn () => headers_sent() || header( "X-Mentoriai-Full: 1" ) );' );
	}

	protected function tearDown(): void {
		foreach ( array( 'zz-full.php', 'zz-no-early.php', '00-no-early.php' ) as $name ) {
			is_file( self::must_use( $name ) ) && unlink( self::must_use( $name ) );
		}
		$this->switch( false );
		parent::tearDown();
	}

	public function test_the_early_path_sends_the_same_bytes_as_rest(): void {
		$this->prepare();
		$rest = array_map( fn ( array $case ): HttpReply => $this->ask( ...$case ), $this->cases() );
		$this->switch( true );

		foreach ( $this->cases() as $name => $case ) {
			$early = $this->ask_early( ...$case );

			self::assertSame( '1', $rest[ $name ]->header( self::FULL ), $name );
			self::assertNull( $early->header( self::FULL ), "$name: WordPress answered" );
			self::assert_same_answer( $rest[ $name ], $early, $name );
		}
		// The cases are what they are called.
		self::assertSame( '[]', $rest['nothing new, lt']->body );
		self::assertStringContainsString( 'Antra', $rest['new messages, lt']->body );
		self::assertStringContainsString( 'I\u0161trintas naudotojas', $rest['other side deleted, lt']->body );
		self::assertStringContainsString( 'Deleted user', $rest['other side deleted, en']->body );
		self::assertSame( array( 404, $rest['unknown conversation, lt']->body ), array( $rest['foreign conversation, lt']->status, $rest['foreign conversation, lt']->body ) );
		foreach ( array( 'expired', 'logged out', 'password changed', 'shrunk', 'no token', 'wrong token', 'deleted' ) as $who ) {
			self::assertSame( 401, $rest[ "token: $who, lt" ]->status, $who );
		}
		self::assertSame( array( 200, 403, 400 ), array( $rest['person: paused']->status, $rest['token: undecided, lt']->status, $rest['convo_id=abc']->status ) );
	}

	public function test_unusual_requests_are_answered_by_wordpress_as_ever(): void {
		$token = $this->login( 'founder@demo.test' );
		$cases = array(
			'HEAD'       => array( 'HEAD', 'user/', $token ),
			'OPTIONS'    => array( 'OPTIONS', 'user/', $token ),
			'POST'       => array( 'POST', 'user/', $token ),
			'DELETE'     => array( 'DELETE', 'user/', $token ),
			'origin'     => array( 'GET', 'user/', $token, 'Origin: https://kitur.example' ),
			'own origin' => array( 'GET', 'user/', $token, 'Origin: ' . self::url() ),
			'_pretty'    => array( 'GET', 'user/?_pretty', $token ),
			'_envelope'  => array( 'GET', 'user/?_envelope', $token ),
			'_method'    => array( 'GET', 'user/?_method=DELETE', $token ),
			'body'       => array( 'GET', 'user/', $token, 'Content-Type: application/json' ),
			'two slashes' => array( 'GET', 'user//', $token ),
		);
		$rest  = array_map( fn ( array $case ): HttpReply => $this->ask( ...$case ), $cases );
		$this->switch( true );

		foreach ( $cases as $name => $case ) {
			$reply = $this->ask( ...$case );
			self::assertSame( '1', $reply->header( self::FULL ), $name );
			self::assert_same_answer( $rest[ $name ], $reply, $name );
		}
	}

	public function test_revocation_and_new_messages_count_at_once(): void {
		$this->prepare();
		$this->switch( true );
		$poll = fn (): HttpReply => $this->ask_early( 'GET', "get_conversation_meta/?convo_id={$this->convo}&after_id={$this->last}", $this->tokens['founder'] );
		self::assertSame( array( 200, '[]' ), array( $poll()->status, $poll()->body ) );

		$this->reply( $this->convo, 'Trečia', $this->tokens['mentor'] );
		self::assertSame( 'Trečia', $poll()->data()[0]['content'] );
		self::assertTrue( $this->ask_early( 'GET', 'user/', $this->tokens['founder'] )->data()['user']['unreadmessages'] );

		$this->api( 'POST', 'logout', array(), $this->tokens['founder'] );
		self::assertSame( 401, $poll()->status );
	}

	public function test_a_constant_an_other_version_and_a_waiting_cron_leave_everything_to_wordpress(): void {
		$poll = array( 'GET', 'user/', $this->login( 'founder@demo.test' ) );
		$this->switch( true );
		self::assertNull( $this->ask_early( ...$poll )->header( self::FULL ) );

		self::put( '00-no-early.php', 'define( "MENTORIAI_NO_EARLY", true );' );
		self::assertSame( '1', $this->ask( ...$poll )->header( self::FULL ), 'told before the loader' );
		self::assertSame( '1', $this->ask( ...$poll )->header( self::FULL ) );
		unlink( self::must_use( '00-no-early.php' ) );
		self::assertNull( $this->ask_early( ...$poll )->header( self::FULL ) );

		self::put( 'zz-no-early.php', 'add_action( "init", static fn () => define( "MENTORIAI_NO_EARLY", true ) );' );
		self::assertSame( '1', $this->ask( ...$poll )->header( self::FULL ), 'told by a plugin' );
		self::assertSame( '1', $this->ask( ...$poll )->header( self::FULL ) );
		unlink( self::must_use( 'zz-no-early.php' ) );
		self::assertNull( $this->ask_early( ...$poll )->header( self::FULL ) );

		$this->as_server( 'delete_transient( "doing_cron" ); wp_schedule_single_event( time() - 5, "mentoriai_test_nothing" );' );
		self::assertSame( '1', $this->ask( ...$poll )->header( self::FULL ), 'starts the cron' );
		self::assertNull( $this->ask_early( ...$poll )->header( self::FULL ) );

		$loader = self::must_use( '000-mentoriai-early.php' );
		$code   = (string) file_get_contents( $loader );
		file_put_contents( $loader, (string) preg_replace( "~start\( '[^']+' \)~", "start( '0.0.1' )", $code ) );
		self::assertNotSame( $code, file_get_contents( $loader ) );
		// PHP looks only every few seconds whether a file has changed.
		for ( $try = 0; $try < 50 && null === $this->ask( ...$poll )->header( self::FULL ); $try++ ) {
			usleep( 100_000 );
		}
		self::assertSame( '1', $this->ask( ...$poll )->header( self::FULL ), 'loader of another version' );
	}

	/** @return array<string, array{string, string, string|null}> Method, path and token of each. */
	private function cases(): array {
		$cases = array();
		$poll  = "get_conversation_meta/?convo_id={$this->convo}";
		foreach ( array( 'lt', 'en' ) as $lang ) {
			foreach ( array(
				'nothing new'          => "$poll&after_id={$this->last}&limit=50",
				'new messages'         => "$poll&after_id=0&limit=50",
				'without a cursor'     => $poll,
				'older messages'       => "$poll&before_id={$this->last}",
				'one message'          => "$poll&limit=1",
				'unknown conversation' => 'get_conversation_meta/?convo_id=99999999',
				'foreign conversation' => "get_conversation_meta/?convo_id={$this->foreign}",
				'other side deleted'   => "get_conversation_meta/?convo_id={$this->orphan}",
				'no conversation'      => 'get_conversation_meta/?',
				'person'               => 'user/?',
				'plans of a founder'   => 'get_plans_status/?',
			) as $name => $path ) {
				$cases[ "$name, $lang" ] = array( 'GET', "$path&lang=$lang", $this->tokens['founder'] );
			}
			foreach ( $this->tokens as $who => $token ) {
				$cases[ "token: $who, $lang" ] = array( 'GET', "$poll&lang=$lang", $token );
			}
			$cases[ "token: no token, $lang" ] = array( 'GET', "get_plans_status?lang=$lang", null );
		}
		foreach ( $this->tokens as $who => $token ) {
			$cases[ "person: $who" ] = array( 'GET', 'user/', $token );
			$cases[ "plans: $who" ]  = array( 'GET', 'get_plans_status/?lang=xx', $token );
		}
		foreach ( array( 'convo_id=abc', 'convo_id=', 'convo_id=-1', 'convo_id=0', 'convo_id[]=1', 'convo_id=1e3', 'lang[]=en', 'convo_id=9999999999999999999' ) as $query ) {
			$cases[ $query ] = array( 'GET', "get_conversation_meta?$query", $this->tokens['founder'] );
		}
		foreach ( array( 'after_id=x', 'after_id=-1', 'before_id=%00', 'limit=9999', 'limit=0', 'limit=x', 'after_id=1&after_id=2', 'after_id=%F0%9F' ) as $query ) {
			$cases[ $query ] = array( 'GET', "$poll&$query", $this->tokens['founder'] );
		}
		return $cases;
	}

	/** Everybody who may ask: in force, ended in every way, and in every state. */
	private function prepare(): void {
		$founder       = $this->new_founder();
		$leaving       = $this->new_member( '2' );
		$leaving_id    = $this->api( 'GET', 'get-user-id/', null, $leaving['token'] )->data()['id'];
		$this->make( $leaving['email'], 'public' );
		$this->tokens  = array(
			'founder'        => $founder['token'],
			'mentor'         => $this->login( 'mentor@demo.test' ),
			'undecided'      => $this->login( 'new@demo.test' ),
			'draft'          => $this->login( 'draft-founder@demo.test' ),
			'logged out'     => $this->new_login( 'founder2@demo.test' ),
			'expired'        => $this->new_login( 'founder2@demo.test' ),
			'deleted'        => $leaving['token'],
			'wrong token'    => str_repeat( 'a', 64 ),
			'no hexadecimal' => 'x"><script>',
		);
		$this->convo   = $this->new_conversation( $founder['token'], array( 'message' => 'Pirma' ) );
		$this->foreign = $this->api( 'GET', 'get_conversations/', null, $this->login( 'founder@demo.test' ) )->data()[0]['id'];
		$this->orphan  = $this->new_conversation( $founder['token'], array( 'id' => $leaving_id ) );
		$this->reply( $this->convo, 'Antra „<b>“', $this->tokens['mentor'] );
		$this->reply( $this->orphan, 'Sudie', $leaving['token'] );
		$this->last    = $this->api( 'GET', "get_conversation_meta/?convo_id={$this->convo}", null, $founder['token'] )->data()[1]['id'];
		$this->end_sessions( $leaving_id );
	}

	private function end_sessions( int $leaving_id ): void {
		$this->api( 'POST', 'logout', array(), $this->tokens['logged out'] );
		$changed                          = $this->new_founder();
		$this->tokens['password changed'] = $changed['token'];
		$this->as_server( sprintf( 'wp_set_password( "labas1234", get_user_by( "email", %s )->ID );', var_export( $changed['email'], true ) ) );
		$this->tokens['shrunk'] = $this->new_login( $changed['email'], 'labas1234' );
		$this->make( $changed['email'], 'paused' );
		$this->tokens['paused'] = $this->new_login( $changed['email'], 'labas1234' );
		$this->as_server(
			sprintf(
				'require_once ABSPATH . "wp-admin/includes/user.php";
				wp_delete_user( %d );
				$GLOBALS["wpdb"]->query( "UPDATE {$GLOBALS["wpdb"]->prefix}mentoriai_sessions SET expires_at = 1 WHERE token_hash = \'%s\'" );',
				$leaving_id,
				hash( 'sha256', $this->tokens['expired'] )
			)
		);
	}

	private function reply( int $convo_id, string $text, string $token ): void {
		$this->assert_shape( 'message_reply', $this->api( 'POST', 'message_reply', array( 'convo_id' => $convo_id, 'content' => $text ), $token ) );
	}

	private function make( string $email, string $status ): void {
		$this->as_server( sprintf( 'do_action( "mentoriai_set_user_status", get_user_by( "email", %s )->ID, %s );', var_export( $email, true ), var_export( $status, true ) ) );
	}

	private function ask( string $method, string $path, ?string $token, string ...$headers ): HttpReply {
		return $this->api( $method, $path, null, $token, ...$headers );
	}

	/** Once more where WordPress's cron was waiting: it is started by such a request. */
	private function ask_early( string $method, string $path, ?string $token ): HttpReply {
		for ( $try = 0; $try < 3; $try++ ) {
			$reply = $this->ask( $method, $path, $token );
			if ( null === $reply->header( self::FULL ) ) {
				break;
			}
		}
		return $reply;
	}

	private static function assert_same_answer( HttpReply $rest, HttpReply $early, string $case ): void {
		$headers = static function ( HttpReply $reply ): array {
			$headers = array_diff_key( $reply->headers, array( self::FULL => 1, 'date' => 1 ) );
			ksort( $headers );
			return $headers;
		};
		self::assertSame( array( $rest->status, $rest->body, $headers( $rest ) ), array( $early->status, $early->body, $headers( $early ) ), $case );
	}

	private function switch( bool $on ): void {
		$state = $this->as_server(
			sprintf(
				'$request = new WP_REST_Request( "POST", "/mentoriai-admin/v1/early" );
				$request->set_header( "Content-Type", "application/json" );
				$request->set_body( %s );
				echo rest_do_request( $request )->get_data()["state"] ?? "refused";',
				var_export( json_encode( array( 'on' => $on ) ), true )
			)
		);
		self::assertSame( $on ? 'working' : 'off', $state );
	}

	private static function put( string $name, string $code ): void {
		file_put_contents( self::must_use( $name ), "<?php\n$code\n" );
	}

	private static function must_use( string $name ): string {
		return self::demo()['wp_dir'] . '/wp-content/mu-plugins/' . $name;
	}
}
