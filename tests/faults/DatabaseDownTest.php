<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Faults;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * kill -9 of MariaDB. The app's side of it is in browser/database.spec.ts.
 */
final class DatabaseDownTest extends FaultTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->forget_what_was_written();
	}

	public function test_answers_fail_clearly_and_sessions_survive(): void {
		$founder = $this->person( 'frontuser' );
		$this->kill( 'database' );
		$requests = [
			[ 'GET', 'user/', [], $founder['token'] ],
			[ 'GET', 'get_conversations/', [], $founder['token'] ],
			[ 'GET', 'get_home', [], null ],
			[ 'POST', 'login/', [ 'email' => $founder['email'], 'password' => self::PASSWORD ], null ],
			[ 'POST', 'message_send/', [ 'id' => 1, 'subject' => 'x', 'message' => 'x' ], $founder['token'] ],
		];
		foreach ( $this->at_once( $requests ) as $number => $answer ) {
			self::assertContains( $answer['status'], [ 500, 503 ], $requests[ $number ][1] );
			self::assertDoesNotMatchRegularExpression( '/SELECT|wp_mentoriai|mysqli|\.sock|\.php|#\d/i', $answer['body'], $requests[ $number ][1] );
		}
		self::assertStringNotContainsString( 'public', (string) $this->send( 'GET', '/' )->header( 'Cache-Control' ) );

		$this->revive( 'database' );
		self::assertSame( 200, $this->api( 'GET', 'user/', null, $founder['token'] )->status );
	}

	#[DataProvider( 'writes' )]
	public function test_what_the_fall_cut_off_is_written_once_and_whole( string $route ): void {
		$founder = $this->person( 'frontuser' );
		$mentor  = $this->person( 'mentorius' );
		$first   = $this->api( 'POST', 'message_send/', [ 'id' => $mentor['id'], 'subject' => 'Pirma', 'message' => 'Labas' ], $founder['token'] );
		self::assertSame( 200, $first->status, $first->body );
		$bodies   = [
			'message_send'  => [ 'id' => $mentor['id'], 'subject' => 'Krytis', 'message' => 'Ar viskas sveika?' ],
			'message_reply' => [ 'convo_id' => $first->data()['convo_id'], 'content' => 'Ar viskas sveika?' ],
			'save_new_plan' => [ 'mentorId' => $mentor['id'], 'pagrindinisTikslas' => 'Krytis', 'planSteps' => array_fill( 0, 20, [ 'veiksmas' => 'V', 'rezultatas' => 'R', 'terminas' => '2099-01-01' ] ) ],
		];
		$requests = [];
		for ( $number = 0; $number < 24; $number++ ) {
			$client_id  = sprintf( '1b4e28ba-2fa1-41d2-883f-%012d', $founder['id'] * 100 + $number );
			$requests[] = [ 'POST', $route . '/', [ ...$bodies[ $route ], 'client_id' => $client_id ], $founder['token'] ];
		}

		$answers = $this->at_once( $requests, fn () => $this->kill( 'database' ) );
		$this->revive( 'database' );
		$broken = array_filter( $answers, static fn ( array $answer ): bool => 200 !== $answer['status'] );
		self::assertNotSame( [], $broken, 'the fall met a write' );
		self::assertSame( [], $this->half_written(), 'nothing half written after the fall' );

		$again = $this->at_once( $requests );
		self::assertSame( [ 200 ], array_values( array_unique( array_column( $again, 'status' ) ) ) );
		$rows = [
			'message_send'  => "{conversations} WHERE subject = 'Krytis' AND founder_id = {$founder['id']}",
			'message_reply' => "{messages} WHERE content = 'Ar viskas sveika?' AND author_id = {$founder['id']}",
			'save_new_plan' => "{plans} WHERE founder_id = {$founder['id']}",
		];
		self::assertSame( 24, $this->count_rows( $rows[ $route ] ), 'one row a client_id' );
		self::assertSame( [], $this->half_written() );
		foreach ( $answers as $number => $answer ) {
			if ( 200 === $answer['status'] ) {
				self::assertSame( $answer['body'], $again[ $number ]['body'], 'what was answered once is answered again' );
			}
		}
	}

	/** @return iterable<string, array{string}> */
	public static function writes(): iterable {
		yield 'conversations' => [ 'message_send' ];
		yield 'replies' => [ 'message_reply' ];
		yield 'plans of twenty steps' => [ 'save_new_plan' ];
	}

	/** @return list<string> What is there in part only. */
	private function half_written(): array {
		$checks = [
			'a conversation without its post'       => "{conversations} c LEFT JOIN {wp}posts p ON p.ID = c.convo_id AND p.post_type = 'mentoriai_convo' WHERE p.ID IS NULL",
			'a post without its conversation'       => "{wp}posts p LEFT JOIN {conversations} c ON p.ID = c.convo_id WHERE p.post_type = 'mentoriai_convo' AND c.convo_id IS NULL",
			'a conversation that miscounts'         => '{conversations} c WHERE c.message_count <> ( SELECT COUNT(*) FROM {messages} m WHERE m.convo_id = c.convo_id )',
			'a conversation whose last is not last' => '{conversations} c WHERE c.last_message_id <> ( SELECT COALESCE( MAX(m.id), 0 ) FROM {messages} m WHERE m.convo_id = c.convo_id )',
			'a message without a conversation'      => '{messages} m LEFT JOIN {conversations} c ON c.convo_id = m.convo_id WHERE c.convo_id IS NULL',
			'a plan without its post'               => "{plans} n LEFT JOIN {wp}posts p ON p.ID = n.plan_id AND p.post_type = 'mentoriai_plan' WHERE p.ID IS NULL",
			'a post without its plan'               => "{wp}posts p LEFT JOIN {plans} n ON p.ID = n.plan_id WHERE p.post_type = 'mentoriai_plan' AND n.plan_id IS NULL",
			'a plan that lacks steps'               => "{plans} n WHERE n.goal = 'Krytis' AND 20 <> ( SELECT COUNT(*) FROM {plan_steps} s WHERE s.plan_id = n.plan_id )",
			'a step without a plan'                 => '{plan_steps} s LEFT JOIN {plans} n ON n.plan_id = s.plan_id WHERE n.plan_id IS NULL',
		];
		return array_values( array_filter( array_keys( $checks ), fn ( string $what ): bool => 0 < $this->count_rows( $checks[ $what ] ) ) );
	}
}
