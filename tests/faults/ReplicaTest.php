<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Faults;

use MentoriaiPortal\Tests\HttpReply;

/**
 * A replica that has fallen behind, and a site that reads from it (replica-db.php): what docs/scale-out.md sends to the
 * primary is enough for everybody to find what they and others have just written.
 */
final class ReplicaTest extends FaultTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->wait_until( fn (): bool => $this->stamp( false ) === $this->stamp( true ), 'the replica to catch up' );
		$this->replica( 'STOP SLAVE SQL_THREAD' );
	}

	protected function tearDown(): void {
		$this->replica( 'START SLAVE SQL_THREAD' );
		parent::tearDown();
	}

	/** @return list<array<string, string|null>> */
	private function replica( string $query ): array {
		$mysql = new \mysqli( 'localhost', 'root', '', 'mentoriai', 0, self::site_dir() . '/replica/mariadb.sock' );
		$rows  = $mysql->query( $query );
		/** @var list<array<string, string|null>> */
		return $rows instanceof \mysqli_result ? $rows->fetch_all( MYSQLI_ASSOC ) : [];
	}

	private function stamp( bool $of_replica ): string {
		$query = "SELECT CONCAT( MAX(umeta_id), '|', COUNT(*) ) AS stamp FROM wp_usermeta";
		return (string) ( $of_replica ? $this->replica( $query ) : $this->sql( $query ) )[0]['stamp'];
	}

	private function ask( string $rule, string $method, string $path, mixed $body = null, ?string $token = null ): HttpReply {
		return $this->api( $method, $path, $body, $token, 'X-Mentoriai-Replica: ' . $rule );
	}

	public function test_members_read_their_own_writes_and_each_others(): void {
		$founder = $this->person( 'frontuser' );
		$mentor  = $this->person( 'mentorius' );
		$login   = $this->ask( 'rule', 'POST', 'login/', [ 'email' => $founder['email'], 'password' => self::PASSWORD ] );
		self::assertSame( 200, $login->status, $login->body );
		$token = $login->data()['user']['token'];

		$convo = $this->ask( 'rule', 'POST', 'message_send/', [ 'id' => $mentor['id'], 'subject' => 'Kopija', 'message' => 'Labas' ], $token );
		self::assertSame( 200, $convo->status, $convo->body );
		$convo_id = $convo->data()['convo_id'];
		self::assertSame( [ 'Labas' ], array_column( $this->ask( 'rule', 'GET', "get_conversation_meta/?convo_id=$convo_id", null, $mentor['token'] )->data(), 'content' ) );
		self::assertTrue( $this->ask( 'rule', 'GET', 'user/', null, $mentor['token'] )->data()['user']['unreadmessages'] );
		$plan = $this->ask( 'rule', 'POST', 'save_new_plan/', [ 'mentorId' => $mentor['id'], 'pagrindinisTikslas' => 'Augti', 'planSteps' => [ [ 'veiksmas' => 'V', 'rezultatas' => 'R', 'terminas' => '2099-01-01' ] ] ], $token );
		self::assertSame( 200, $plan->status, $plan->body );
		self::assertSame( 1, $this->ask( 'rule', 'GET', 'get_plans_status/', null, $mentor['token'] )->data()['total'] );
		$this->ask( 'rule', 'POST', 'save_profile/', $this->mentor_profile( [ 'pareigosirimone' => 'Nauja pareiga' ] ), $mentor['token'] );
		self::assertSame( 'Nauja pareiga', $this->ask( 'rule', 'GET', 'user-profile/', null, $mentor['token'] )->data()['profile']['pareigos_ir_imone'] );
		self::assertSame( 200, $this->ask( 'rule', 'POST', 'logout/', null, $token )->status );
		self::assertSame( 401, $this->ask( 'rule', 'GET', 'user/', null, $token )->status );
	}

	public function test_the_rule_is_needed_and_the_replica_really_lags(): void {
		$person = $this->person( 'frontuser' );
		self::assertSame( 200, $this->ask( 'rule', 'GET', 'user/', null, $person['token'] )->status );
		self::assertSame( 401, $this->ask( 'none', 'GET', 'user/', null, $person['token'] )->status );
	}
}
