<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Meetings;

/**
 * A private calendar at a secret address.
 */
final class CalendarFeedTest extends MeetingTestCase {

	private function renew( int $who ): string {
		$url = (string) $this->post( 'calendar_feed', array(), $who )->get_data()['url'];
		self::assertMatchesRegularExpression( '~/data/v1/calendar/[0-9a-f]{64}\.ics$~', $url );
		return basename( $url );
	}

	public function test_it_has_agreed_meetings_and_open_deadlines_without_places_and_surnames(): void {
		$this->agreed();
		$plan = $this->post( 'save_new_plan', array( 'mentorId' => $this->mentor, 'pagrindinisTikslas' => 'Eksportas', 'planSteps' => array( array( 'veiksmas' => 'Suskaičiuoti', 'rezultatas' => 'Kaina', 'terminas' => '2026-12-31' ) ) ), $this->founder );
		self::assertSame( 200, $plan->get_status() );
		$file  = $this->renew( $this->mentor );
		$reply = $this->request( 'GET', "calendar/$file" );
		$text  = (string) $reply->get_data();
		self::assertSame( array( 200, 'private, no-store', 2 ), array( $reply->get_status(), $reply->get_headers()['Cache-Control'], substr_count( $text, 'BEGIN:VEVENT' ) ) );
		self::assertStringContainsString( 'SUMMARY:Mentorystė: Lina', $text );
		self::assertStringContainsString( 'SUMMARY:Suskaičiuoti', $text );
		self::assertSame( 0, preg_match( '~Urbonait|Rytas|planą|mailto~u', $text ) );
		$this->later( 0, 60 );
		self::assertSame( $text, $this->request( 'GET', "calendar/$file" )->get_data(), 'The same data, the same bytes.' );
	}

	public function test_ended_renewed_and_never_given_are_the_same_404(): void {
		$never = (string) wp_json_encode( $this->request( 'GET', 'calendar/' . str_repeat( 'a', 64 ) . '.ics' )->get_data() );
		$ends  = array(
			'renewed'  => fn () => $this->renew( $this->founder ),
			'ended'    => fn () => $this->post( 'calendar_feed_end', array(), $this->founder ),
			'sessions' => fn () => do_action( 'mentoriai_end_sessions', $this->founder ),
			'everyone' => fn () => do_action( 'mentoriai_end_sessions' ),
			'closed'   => fn () => do_action( 'mentoriai_user_status_changed', $this->founder, 'public', 'closed' ),
		);
		foreach ( $ends as $how => $end ) {
			$file = $this->renew( $this->founder );
			self::assertSame( 200, $this->request( 'GET', "calendar/$file" )->get_status(), $how );
			$end();
			$reply = $this->request( 'GET', "calendar/$file" );
			self::assertSame( array( 404, $never ), array( $reply->get_status(), wp_json_encode( $reply->get_data() ) ), $how );
		}
	}

	public function test_it_is_known_since_when_there_is_one_but_not_where(): void {
		$state = fn (): array => $this->request( 'GET', 'calendar_feed', array(), $this->token( $this->founder ) )->get_data();
		self::assertSame( array( 'status' => true, 'made_at' => null ), $state() );
		$this->renew( $this->mentor );
		self::assertNull( $state()['made_at'] );
		$this->freeze( '2026-11-22T10:00:00Z' );
		$this->renew( $this->founder );
		$this->later( 1 );
		self::assertSame( array( 'status' => true, 'made_at' => '2026-11-22T10:00:00Z' ), $state() );
		$this->post( 'calendar_feed_end', array(), $this->founder );
		self::assertNull( $state()['made_at'] );
	}

	public function test_only_the_hash_of_the_address_is_kept(): void {
		$token = basename( $this->renew( $this->founder ), '.ics' );
		self::assertSame( array(), \MentoriaiPortal\Tests\Integration\Safety\Rows::holding( $token ) );
	}
}
