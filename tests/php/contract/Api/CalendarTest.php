<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Api;

use DateTimeImmutable;
use DateTimeZone;
use MentoriaiPortal\Tests\HttpReply;

/**
 * Calendars as served, read by ical.js (docs/contract.md#content).
 */
final class CalendarTest extends ApiTestCase {

	private const LONG_TITLE = 'Žąsų, ąžuolų ir „šviesulių“ šventė: kaip įkūrėjai, mentoriai ir jų šeimos švenčia dešimtmetį; programa \\ vakarienė';

	/** Events of this test by slug; those in the demo content are there too. */
	private const EVENTS = array(
		'mp-test-pavasaris' => array( '_mentoriai_start_date' => '2030-03-31', '_mentoriai_start_time' => '02:30', '_mentoriai_end_time' => '05:00' ),
		'mp-test-ruduo'     => array( '_mentoriai_start_date' => '2030-10-27', '_mentoriai_start_time' => '02:30', '_mentoriai_end_time' => '05:00' ),
		'mp-test-vasara'    => array( '_mentoriai_start_date' => '2030-07-01', '_mentoriai_end_date' => '2030-07-03', '_mentoriai_start_time' => '22:00', '_mentoriai_end_time' => '02:00' ),
		'mp-test-stovykla'  => array( '_mentoriai_start_date' => '2030-12-30', '_mentoriai_end_date' => '2031-01-01' ),
		'mp-test-atsaukta'  => array( '_mentoriai_start_date' => '2030-05-05', '_mentoriai_event_status' => 'cancelled', '_mentoriai_sequence' => 3 ),
		'mp-test-nukelta'   => array( '_mentoriai_start_date' => '2030-05-06', '_mentoriai_start_time' => '10:00', '_mentoriai_event_status' => 'postponed' ),
		'mp-test-diena'     => array( '_mentoriai_start_date' => '2030-05-07', '_mentoriai_place' => "Ilga g. 1, 2; Vilnius" ),
	);

	protected function setUp(): void {
		parent::setUp();
		$this->as_server(
			'foreach ( ' . var_export( self::EVENTS, true ) . ' as $slug => $meta ) {
				wp_insert_post( wp_slash( array( "post_type" => "mentoriai_event", "post_status" => "publish", "post_name" => $slug, "post_title" => "mp-test-diena" === $slug ? ' . var_export( self::LONG_TITLE, true ) . ' : $slug, "post_content" => "<p>Pirma eilutė, antra.</p><ul><li>Vienas &amp; du</li></ul>", "meta_input" => $meta + array( "_mentoriai_lang" => "lt", "_mentoriai_group" => "11111111-1111-4111-8111-" . substr( md5( $slug ), 0, 12 ) ) ) ) );
			}'
		);
	}

	protected function tearDown(): void {
		$this->as_server( 'foreach ( get_posts( array( "post_type" => "mentoriai_event", "post_status" => "any", "numberposts" => -1 ) ) as $post ) { str_starts_with( $post->post_name, "mp-test-" ) && wp_delete_post( $post->ID, true ); }' );
		parent::tearDown();
	}

	public function test_the_feed_is_understood(): void {
		$reply = $this->api( 'GET', 'events.ics' );
		$feed  = self::read( $reply );

		self::assertSame( array( array( 'Europe/Vilnius' ), '2.0', 'PUBLISH' ), array( $feed['zones'], $feed['version'], $feed['method'] ) );
		self::assertSame( array( 'Mentoriai: renginiai', 'PT6H' ), array( $feed['name'], $feed['refresh'] ) );
		$events = self::by_slug( $feed );
		// The hour that is skipped in spring and the one that comes twice in autumn lie within.
		self::assertSame( array( '2030-03-31T00:30:00.000Z', '2030-03-31T02:00:00.000Z', 'Europe/Vilnius' ), self::times( $events['mp-test-pavasaris'] ) );
		self::assertSame( array( '2030-10-26T23:30:00.000Z', '2030-10-27T03:00:00.000Z', 'Europe/Vilnius' ), self::times( $events['mp-test-ruduo'] ) );
		self::assertSame( array( '2030-07-01T19:00:00.000Z', '2030-07-02T23:00:00.000Z', 'Europe/Vilnius' ), self::times( $events['mp-test-vasara'] ) );
		self::assertSame( array( '2030-12-30', '2031-01-02', null ), self::times( $events['mp-test-stovykla'] ) );
		self::assertSame( array( '2030-05-07', '2030-05-08', null ), self::times( $events['mp-test-diena'] ) );
		self::assertSame( array( 'CANCELLED', 3 ), array( $events['mp-test-atsaukta']['status'], $events['mp-test-atsaukta']['sequence'] ) );
		self::assertStringStartsWith( 'Renginys atšauktas.', $events['mp-test-atsaukta']['description'] );
		self::assertSame( array( 'TENTATIVE', 'CONFIRMED' ), array( $events['mp-test-nukelta']['status'], $events['mp-test-diena']['status'] ) );

		$day = $events['mp-test-diena'];
		self::assertSame( array( self::LONG_TITLE, 'Ilga g. 1, 2; Vilnius' ), array( $day['summary'], $day['location'] ) );
		self::assertSame( "Pirma eilutė, antra.\n– Vienas & du\n\n" . self::url( '/event/mp-test-diena' ), $day['description'] );
		self::assertSame( self::url( '/event/mp-test-diena' ), $day['url'] );
		self::assertSame( '11111111-1111-4111-8111-' . substr( md5( 'mp-test-diena' ), 0, 12 ) . '@' . parse_url( self::url(), PHP_URL_HOST ), $day['uid'] );
	}

	public function test_one_event_is_the_same_as_in_the_feed(): void {
		$feed = self::by_slug( self::read( $this->api( 'GET', 'events.ics' ) ) );
		foreach ( array_keys( self::EVENTS ) as $slug ) {
			$reply = $this->api( 'GET', "events/$slug/ics" );
			self::assertStringContainsString( "filename=\"$slug.ics\"", (string) $reply->header( 'Content-Disposition' ) );
			self::assertSame( array( $feed[ $slug ] ), self::read( $reply )['events'] );
		}
	}

	public function test_every_event_of_the_list_is_in_the_feed_at_its_time(): void {
		foreach ( array( 'lt', 'en' ) as $lang ) {
			$cards = $this->api( 'GET', "get_events?lang=$lang" )->data();
			$feed  = array_column( self::read( $this->api( 'GET', "events.ics?lang=$lang" ) )['events'], null, 'url' );
			$since = ( new DateTimeImmutable( '-30 days', new DateTimeZone( 'Europe/Vilnius' ) ) )->format( 'Y-m-d' );
			foreach ( $cards as $card ) {
				self::assertSame( $card['end_date'] >= $since, isset( $feed[ $card['link'] ] ), $card['title'] );
				if ( isset( $feed[ $card['link'] ] ) ) {
					$start = '' === $card['start_time'] ? $card['start_date'] : ( new DateTimeImmutable( $card['start_date'] . ' ' . $card['start_time'], new DateTimeZone( 'Europe/Vilnius' ) ) )->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d\TH:i:s.000\Z' );
					self::assertSame( array( $card['title'], $start ), array( $feed[ $card['link'] ]['summary'], $feed[ $card['link'] ]['start'] ) );
				}
			}
			self::assertNotSame( array(), $feed );
		}
	}

	public function test_both_languages_are_one_event_for_a_calendar(): void {
		$card = array_values( array_filter( $this->api( 'GET', 'get_events?lang=en' )->data(), static fn ( array $card ): bool => 'en' === $card['text_lang'] ) )[0];
		$uid  = fn ( string $lang ): string => self::read( $this->api( 'GET', "events/{$card['slug']}/ics?lang=$lang" ) )['events'][0]['uid'];

		self::assertSame( $uid( 'lt' ), $uid( 'en' ) );
	}

	public function test_a_town_by_either_name_and_an_unknown_one(): void {
		$titles = fn ( string $query ): array => array_column( self::read( $this->api( 'GET', "events.ics?$query" ) )['events'], 'summary' );
		$online = array_column( array_filter( $this->api( 'GET', 'get_events' )->data(), static fn ( array $card ): bool => 'Nuotoliu' === $card['miestas'] && ! $card['is_past'] ), 'title' );

		self::assertNotSame( array(), $online );
		self::assertSame( $online, $titles( 'miestas=Nuotoliu' ) );
		self::assertSame( $online, $titles( 'miestas=online' ) );
		self::assertSame( array(), $titles( 'miestas=Atlantida' ) );
		self::assertSame( array(), $titles( 'miestas=' . rawurlencode( "\r\nBEGIN:VEVENT" ) ) );
	}

	public function test_the_door_is_the_same_as_for_json(): void {
		$reply = $this->api( 'GET', 'events/mp-test-diena/ics/?lang=lt' );
		self::assertSame( 'public, max-age=60, stale-while-revalidate=300', $reply->header( 'Cache-Control' ) );
		$etag = (string) $reply->header( 'ETag' );
		self::assertNotSame( '', $etag );
		$again = $this->api( 'GET', 'events/mp-test-diena/ics/?lang=lt', null, null, "If-None-Match: $etag" );
		self::assertSame( array( 304, '' ), array( $again->status, $again->body ) );
		$head = $this->api( 'HEAD', 'events/mp-test-diena/ics/' );
		self::assertSame( array( 200, '', 'text/calendar; charset=utf-8' ), array( $head->status, $head->body, $head->header( 'Content-Type' ) ) );
		self::assertSame( 'private, no-store', $this->api( 'GET', 'events.ics', null, str_repeat( 'a', 64 ) )->header( 'Cache-Control' ) );
		self::assert_refused( 404, 'not_found', $this->api( 'GET', 'events/nera-tokio/ics' ) );
		self::assert_refused( 404, 'not_found', $this->api( 'GET', 'events/nera-tokio' ) );
		self::assert_refused( 405, 'method_not_allowed', $this->api( 'POST', 'events.ics', array() ) );
	}

	public function test_a_google_link_says_the_same_time(): void {
		$dates = function ( string $slug ): string {
			parse_str( (string) parse_url( $this->api( 'GET', "events/$slug" )->data()['google'], PHP_URL_QUERY ), $query );
			self::assertSame( array( 'TEMPLATE', 'Europe/Vilnius' ), array( $query['action'], $query['ctz'] ) );
			self::assertIsString( $query['dates'] );
			return $query['dates'];
		};

		self::assertSame( '20300331T023000/20300331T050000', $dates( 'mp-test-pavasaris' ) );
		self::assertSame( '20301027T023000/20301027T050000', $dates( 'mp-test-ruduo' ) );
		self::assertSame( '20300701T220000/20300703T020000', $dates( 'mp-test-vasara' ) );
		self::assertSame( '20301230/20310102', $dates( 'mp-test-stovykla' ) );
		self::assertSame( '20300506T100000/20300506T110000', $dates( 'mp-test-nukelta' ) );
	}

	/** @return array<string, mixed> What ical.js reads in it. */
	private static function read( HttpReply $reply ): array {
		self::assertSame( 200, $reply->status, $reply->body );
		self::assertSame( array( 'text/calendar; charset=utf-8', 'nosniff' ), array( $reply->header( 'Content-Type' ), $reply->header( 'X-Content-Type-Options' ) ) );
		self::assertSame( 0, preg_match( '~(?<!\r)\n|\r(?!\n)|[^\r\n]{76,}~', $reply->body ), 'CRLF, at most 75 octets a line' );
		$script  = dirname( __DIR__, 3 ) . '/fixtures/read-calendar.mjs';
		$process = proc_open( array( 'node', $script ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), STDERR ), $pipes );
		self::assertIsResource( $process );
		fwrite( $pipes[0], $reply->body );
		fclose( $pipes[0] );
		$json = (string) stream_get_contents( $pipes[1] );
		self::assertSame( 0, proc_close( $process ), $reply->body );
		/** @var array<string, mixed> */
		return json_decode( $json, true, 16, JSON_THROW_ON_ERROR );
	}

	/**
	 * @param array<string, mixed> $feed As read().
	 * @return array<string, array<string, mixed>>
	 */
	private static function by_slug( array $feed ): array {
		$events = array();
		foreach ( $feed['events'] as $event ) {
			$events[ basename( $event['url'] ) ] = $event;
		}
		return $events;
	}

	/**
	 * @param array<string, mixed> $event
	 * @return list<mixed>
	 */
	private static function times( array $event ): array {
		return array( $event['start'], $event['end'], $event['zone'] );
	}
}
