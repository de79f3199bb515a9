<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Tests\Integration\Plans\PlansTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * "Today" is the day in Vilnius, at 23:30 and 00:30 around both clock changes and in the hour that comes twice, wherever
 * the server thinks it is: deadlines, past events, calendars, lists, statistics, what is written down.
 */
final class ClockChangesTest extends PlansTestCase {

	/** Moment in UTC to the day and the offset in Vilnius. */
	private const MOMENTS = array(
		'2026-03-28T21:30:00Z' => '2026-03-28',
		'2026-03-28T22:30:00Z' => '2026-03-29',
		'2026-03-29T00:59:59Z' => '2026-03-29',
		'2026-03-29T01:00:00Z' => '2026-03-29',
		'2026-03-29T20:30:00Z' => '2026-03-29',
		'2026-03-29T21:30:00Z' => '2026-03-30',
		'2026-10-24T20:30:00Z' => '2026-10-24',
		'2026-10-24T21:30:00Z' => '2026-10-25',
		'2026-10-25T00:30:00Z' => '2026-10-25',
		'2026-10-25T01:30:00Z' => '2026-10-25',
		'2026-10-25T21:30:00Z' => '2026-10-25',
		'2026-10-25T22:30:00Z' => '2026-10-26',
		// Where the month and the year turn, in winter and in summer time.
		'2026-06-30T21:30:00Z' => '2026-07-01',
		'2026-12-31T21:30:00Z' => '2026-12-31',
		'2026-12-31T22:30:00Z' => '2027-01-01',
	);

	/** Zone of PHP and WordPress to what the database is told. */
	private const SERVERS = array(
		'UTC'              => '+00:00',
		'Europe/Vilnius'   => '+02:00',
		'America/New_York' => '-05:00',
	);

	/** @return iterable<string, array{string, string, string}> */
	public static function cases(): iterable {
		// A database of SQLite has no zone of its own.
		foreach ( self::is_sqlite() ? array( 'UTC' ) : array_keys( self::SERVERS ) as $zone ) {
			foreach ( self::MOMENTS as $moment => $day ) {
				if ( 'UTC' !== $zone && 1 !== preg_match( '~-(03|10)-.*:30:00Z~', $moment ) ) {
					continue;
				}
				yield "$moment on a server in $zone" => array( $moment, $day, $zone );
			}
		}
	}

	protected function tearDown(): void {
		date_default_timezone_set( 'UTC' ); // phpcs:ignore WordPress.DateTime.RestrictedFunctions
		$this->set_database_zone( '+00:00' );
		parent::tearDown();
	}

	#[DataProvider( 'cases' )]
	public function test_today( string $moment, string $day, string $zone ): void {
		update_option( 'timezone_string', $zone );
		date_default_timezone_set( $zone ); // phpcs:ignore WordPress.DateTime.RestrictedFunctions
		$this->set_database_zone( self::SERVERS[ $zone ] );
		$this->later( $moment );

		$this->check_deadlines( $day, $moment );
		$this->check_events( $day );
		self::assertSame( $day, $this->request( 'POST', 'mentoriai_dynamic', array() )->get_data()['seed'] );
		$months = $this->request( 'GET', 'user-results/', array(), $this->token( $this->mentor ) )->get_data()['results']['aktyvumas']['by_month'];
		self::assertSame( substr( $day, 0, 7 ), $months[11]['month'] );
		self::assertSame( 1, $months[11]['plans'], 'The plan counts in the month of Vilnius.' );
	}

	private function check_deadlines( string $day, string $moment ): void {
		$before = self::shift( $day, -1 );
		$late   = $this->save( array( 'planSteps' => array( self::new_step( array( 'terminas' => $before ) ) ) ) );
		self::assertSame( array( 'planSteps.0.terminas' => 'date_past' ), $late->get_data()['data']['fields'] );
		$plan = $this->get( $this->plan( array( 'planSteps' => array( self::new_step( array( 'terminas' => $day ) ) ) ) ) );
		self::assertSame( array( $day, $day ), array( $plan['sukurimo_data'], $plan['redagavimo_data'] ) );
		self::assertSame( implode( '/', array_reverse( explode( '-', $day ) ) ), $plan['etapai'][0]['terminas'] );
		self::assertSame( $day, $this->list( $this->mentor )['list'][0]['date'] );

		$convo = $this->convo();
		$sent  = $this->messages( $this->founder, $convo )->get_data();
		self::assertSame( $moment, $sent[0]['created_at'] );
		$ics = $this->request( 'GET', "veiksmu-planai/{$plan['id']}/ics", array(), $this->token( $this->founder ) )->get_data();
		self::assertStringContainsString( 'DTSTART;VALUE=DATE:' . str_replace( '-', '', $day ), $ics );
	}

	private function check_events( string $day ): void {
		$days = array( 'vakar' => -1, 'siandien' => 0, 'rytoj' => 1, 'pries-30' => -30, 'pries-31' => -31 );
		foreach ( $days as $slug => $offset ) {
			self::event( $slug, self::shift( $day, $offset ) );
		}
		self::event( 'stovykla', self::shift( $day, -2 ), array( EventMeta::END_DATE => $day ) );
		$list = array_column( $this->request( 'GET', 'get_events' )->get_data(), 'is_past', 'slug' );
		self::assertSame( array( 'stovykla' => false, 'siandien' => false, 'rytoj' => false, 'vakar' => true, 'pries-30' => true, 'pries-31' => true ), $list );
		self::assertFalse( $this->request( 'GET', 'events/siandien' )->get_data()['is_past'] );
		self::assertTrue( $this->request( 'GET', 'events/vakar' )->get_data()['is_past'] );

		$feed = (string) $this->request( 'GET', 'events.ics' )->get_data();
		self::assertStringContainsString( '/event/pries-30', str_replace( "\r\n ", '', $feed ) );
		self::assertStringNotContainsString( '/event/pries-31', str_replace( "\r\n ", '', $feed ) );
		$plain = str_replace( '-', '', $day );
		$one   = (string) $this->request( 'GET', 'events/siandien/ics' )->get_data();
		self::assertStringContainsString( "DTSTART;TZID=Europe/Vilnius:{$plain}T003000\r\n", $one );
		self::assertStringContainsString( "DTEND;TZID=Europe/Vilnius:{$plain}T233000\r\n", $one );
		$next = array_column( $this->request( 'GET', 'get_home' )->get_data()['data']['events'] ?? array(), 'slug' );
		self::assertSame( array( 'stovykla', 'siandien', 'rytoj' ), $next );
	}

	/** @param array<string, string> $more */
	private static function event( string $slug, string $day, array $more = array() ): void {
		$id = wp_insert_post(
			array(
				'post_type'   => EventMeta::POST_TYPE,
				'post_status' => 'publish',
				'post_title'  => $slug,
				'post_name'   => $slug,
				'meta_input'  => $more + array( PostMeta::LANG => 'lt', EventMeta::START_DATE => $day, EventMeta::START_TIME => '00:30', EventMeta::END_TIME => '23:30' ),
			),
			true
		);
		self::assertIsInt( $id );
	}

	private static function shift( string $day, int $days ): string {
		return gmdate( 'Y-m-d', (int) strtotime( "$day 12:00:00 UTC" ) + $days * 86400 );
	}

	private function set_database_zone( string $offset ): void {
		if ( ! $this->is_sqlite() ) {
			$this->db()->execute( 'SET time_zone = ?', $offset );
		}
	}
}
