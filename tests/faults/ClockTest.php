<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Faults;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * The clock moved to the nights when Vilnius changes its own: what lasts so many seconds lasts so many seconds, and a day
 * ends at midnight in Vilnius. The cron of the site is off, so nothing here is helped by a clean-up.
 */
final class ClockTest extends FaultTestCase {

	private function at( string $time ): void {
		$this->set( 'clock', ( new \DateTimeImmutable( $time, new \DateTimeZone( 'UTC' ) ) )->getTimestamp() );
	}

	private function later( string $time, int $seconds ): void {
		$this->set( 'clock', ( new \DateTimeImmutable( $time, new \DateTimeZone( 'UTC' ) ) )->getTimestamp() + $seconds );
	}

	/** @return iterable<string, array{string}> Half an hour before the change. */
	public static function changes(): iterable {
		yield 'into summer time' => [ '2027-03-28T00:30:00Z' ];
		yield 'out of summer time' => [ '2027-10-31T00:30:00Z' ];
	}

	#[DataProvider( 'changes' )]
	public function test_a_session_lasts_six_hours( string $night ): void {
		$person = $this->person( 'frontuser' );
		$this->at( $night );
		$token = $this->token_of( $person['id'] );
		$this->later( $night, 21_599 );
		self::assertSame( 200, $this->on_node( 1, 'GET', 'user/', null, $token )->status );
		$this->later( $night, 21_600 );
		self::assertSame( [ 401, 401 ], [ $this->on_node( 1, 'GET', 'user/', null, $token )->status, $this->on_node( 2, 'GET', 'user/', null, $token )->status ] );
	}

	#[DataProvider( 'changes' )]
	public function test_a_lock_lasts_its_quarter_of_an_hour( string $night ): void {
		$person = $this->person( 'frontuser' );
		$this->set( 'limits', [ 'login_account' => [ 1, 900 ] ] );
		$login = fn ( string $password ): int => $this->api( 'POST', 'login/', [ 'email' => $person['email'], 'password' => $password ] )->status;
		$this->later( $night, 1200 );
		self::assertSame( [ 401, 429 ], [ $login( 'neteisingas' ), $login( self::PASSWORD ) ] );
		$this->later( $night, 1200 + 899 );
		self::assertSame( 429, $login( self::PASSWORD ) );
		$this->later( $night, 1200 + 900 );
		self::assertSame( 200, $login( self::PASSWORD ) );
	}

	#[DataProvider( 'changes' )]
	public function test_an_unread_message_is_mailed_about_after_ten_minutes( string $night ): void {
		$founder = $this->person( 'frontuser' );
		$mentor  = $this->person( 'mentorius' );
		$this->later( $night, 1500 );
		$this->api( 'POST', 'message_send/', [ 'id' => $mentor['id'], 'subject' => 'Naktis', 'message' => 'Labas' ], $this->token_of( $founder['id'] ) );
		$mails = function ( int $seconds ) use ( $night, $mentor ): int {
			$this->later( $night, $seconds );
			$this->as_server( 'do_action( "mentoriai_run_due" );' );
			return $this->count_rows( "{mail_queue} WHERE type = 'new_message' AND user_id = {$mentor['id']}" );
		};
		self::assertSame( [ 0, 1, 1 ], [ $mails( 1500 + 599 ), $mails( 1500 + 600 ), $mails( 1500 + 4000 ) ] );
	}

	/** @return iterable<string, array{string, string, string}> Time, the day in Vilnius, the day before. */
	public static function nights(): iterable {
		yield '23:30 before summer time' => [ '2027-03-27T21:30:00Z', '2027-03-27', '2027-03-26' ];
		yield '00:30 of the short day' => [ '2027-03-27T22:30:00Z', '2027-03-28', '2027-03-27' ];
		yield '23:30 of the short day' => [ '2027-03-28T20:30:00Z', '2027-03-28', '2027-03-27' ];
		yield '00:30 after it' => [ '2027-03-28T21:30:00Z', '2027-03-29', '2027-03-28' ];
		yield '23:30 before winter time' => [ '2027-10-30T20:30:00Z', '2027-10-30', '2027-10-29' ];
		yield '00:30 of the long day' => [ '2027-10-30T21:30:00Z', '2027-10-31', '2027-10-30' ];
		yield '23:30 of the long day' => [ '2027-10-31T21:30:00Z', '2027-10-31', '2027-10-30' ];
		yield '00:30 after that' => [ '2027-10-31T22:30:00Z', '2027-11-01', '2027-10-31' ];
	}

	#[DataProvider( 'nights' )]
	public function test_deadlines_and_events_go_by_the_day_in_vilnius( string $time, string $today, string $yesterday ): void {
		static $founder, $mentor;
		$founder ??= $this->person( 'frontuser' );
		$mentor  ??= $this->person( 'mentorius' );
		$events    = json_decode(
			$this->as_server(
				sprintf(
					'$ids = []; foreach ( [ "%s", "%s" ] as $day ) { $ids[] = wp_insert_post( [ "post_type" => "mentoriai_event", "post_status" => "publish", "post_title" => "Diena $day", "post_content" => "x",
					"meta_input" => [ "_mentoriai_start_date" => $day, %s => "lt" ] ] ); } echo wp_json_encode( $ids );',
					$today,
					$yesterday,
					var_export( \MentoriaiPortal\Core\PostMeta::LANG, true )
				)
			),
			true
		);
		$this->at( $time );
		$token = $this->token_of( $founder['id'] );
		$this->api( 'POST', 'message_send/', [ 'id' => $mentor['id'], 'subject' => 'Terminai', 'message' => 'Labas' ], $token );
		$save = fn ( string $day ): int => $this->api(
			'POST',
			'save_new_plan/',
			[ 'mentorId' => $mentor['id'], 'pagrindinisTikslas' => 'Augti', 'planSteps' => [ [ 'veiksmas' => 'V', 'rezultatas' => 'R', 'terminas' => $day ] ] ],
			$token
		)->status;
		self::assertSame( [ 200, 400 ], [ $save( $today ), $save( $yesterday ) ] );

		$list = array_column( $this->api( 'GET', 'get_events' )->data(), 'is_past', 'id' );
		self::assertSame( [ false, true ], [ $list[ $events[0] ] ?? null, $list[ $events[1] ] ?? null ] );
		$feed = $this->api( 'GET', 'events.ics' )->body;
		self::assertStringContainsString( 'DTSTART;VALUE=DATE:' . str_replace( '-', '', $today ), $feed );
		$this->as_server( sprintf( 'array_map( "wp_delete_post", %s, [ true, true ] );', var_export( $events, true ) ) );
	}
}
