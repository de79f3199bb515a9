<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentors\Rest;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mentors\ViewRepository;
use MentoriaiPortal\Mentors\ViewService;
use MentoriaiPortal\Tests\Integration\Mentors\MentorsTestCase;
use MentoriaiPortal\Tests\Integration\Mentors\NoPairs;

final class RecordMentorViewRouteTest extends MentorsTestCase {

	private const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0';

	public function test_a_visitor_counts_once_a_mentor_and_day(): void {
		$this->freeze( '2026-11-21T10:00:00Z' );
		$field = $this->field( 'a', 'A' );
		$other = $this->field( 'b', 'B' );
		$ana   = $this->mentor( 'Ana A', array( UserMeta::FIELDS => array( $field ) ) );
		$bena  = $this->mentor( 'Bena B' );

		$this->open( $ana, array( $field, $other, $field ) );
		$this->open( $ana, array( $field ) );
		self::assertSame( 1, $this->views( $ana ) );
		self::assertSame( array( $field => 1 ), $this->interest(), 'Only tags the mentor has, once.' );

		$this->open( $bena, array() );
		$this->open( $ana, array( $field ), 'Another browser' );
		self::assertSame( array( 2, 1 ), array( $this->views( $ana ), $this->views( $bena ) ) );

		$this->freeze( '2026-11-21T22:00:00Z' );
		$this->open( $ana, array( $field ) );
		self::assertSame( 3, $this->views( $ana ), 'A new day in Vilnius.' );
		self::assertSame( array( $field => 3 ), $this->interest() );
	}

	public function test_nothing_of_the_visitor_is_kept_and_the_salt_goes_with_the_day(): void {
		global $wpdb;
		$ana = $this->mentor( 'Ana A' );
		$this->freeze( '2026-11-21T10:00:00Z' );
		$this->open( $ana );
		$this->freeze( '2026-11-22T10:00:00Z' );
		$this->open( $ana );
		$rows = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}mentoriai_views", ARRAY_A );

		self::assertCount( 2, $rows );
		self::assertMatchesRegularExpression( '~^[0-9a-f]{64}$~', $rows[0]['visitor'] );
		self::assertNotSame( $rows[0]['visitor'], $rows[1]['visitor'] );
		self::assertSame( array( '2026-11-22' ), $wpdb->get_col( "SELECT day FROM {$wpdb->prefix}mentoriai_view_salts" ) );
	}

	public function test_robots_do_not_count(): void {
		$ana = $this->mentor( 'Ana A' );
		foreach ( array( 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'facebookexternalhit/1.1', 'AhrefsBot', 'Baiduspider', 'some crawler' ) as $robot ) {
			$this->open( $ana, array(), $robot );
		}

		self::assertSame( 0, $this->views( $ana ) );
	}

	public function test_the_mentors_own_view_does_not_count(): void {
		global $wpdb;
		$ana     = $this->mentor( 'Ana A' );
		$db      = new Db( $wpdb );
		$service = new ViewService( new ViewRepository( $db ), NoPairs::mentors( $db ), new Clock() );
		$service->record( null, $ana, array(), $ana, '10.0.0.1', self::BROWSER );
		self::assertSame( 0, $this->views( $ana ) );
		$service->record( null, $ana, array(), $ana + 1, '10.0.0.1', self::BROWSER );
		self::assertSame( 1, $this->views( $ana ) );
	}

	public function test_unknown_and_hidden_mentors_answer_alike(): void {
		$hidden = $this->mentor( 'Ana A', array( UserMeta::STATUS => 'draft' ) );
		foreach ( array( $hidden, 99999999, $this->made_founder() ) as $id ) {
			$reply = $this->request( 'POST', 'statistic_open', array( 'id' => $id, 'taxs_id' => array() ) );
			self::assertSame( array( 404, 'not_found' ), array( $reply->get_status(), $reply->get_data()['code'] ) );
		}
		foreach ( array( '', 0, -1, 'x', true, array( 1 ) ) as $id ) {
			self::assertSame( 400, $this->request( 'POST', 'statistic_open', array( 'id' => $id ) )->get_status() );
		}
	}

	public function test_an_editors_mentor_is_known_by_the_post(): void {
		$alma = $this->static_mentor( 'Alma A', 'lt', 'g' );
		$this->open( $alma );

		self::assertSame( 1, $this->views( $alma ) );
	}

	private function made_founder(): int {
		$id = $this->mentor( 'Fondė F' );
		( new \WP_User( $id ) )->set_role( 'frontuser' );
		return $id;
	}

	/** @param list<int> $tags */
	private function open( int $id, array $tags = array(), string $browser = self::BROWSER ): void {
		$reply = $this->request( 'POST', 'statistic_open/', array( 'id' => $id, 'taxs_id' => $tags ), null, array( 'User-Agent' => $browser ) );
		self::assertSame( array( 200, array( 'status' => true ) ), array( $reply->get_status(), $reply->get_data() ) );
	}

	private function views( int $id ): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}mentoriai_views WHERE mentor_id = $id" );
	}

	/** @return array<int, int> Tag to how often, over all days. */
	private function interest(): array {
		global $wpdb;
		$rows = $wpdb->get_results( "SELECT term_id, SUM(total) AS total FROM {$wpdb->prefix}mentoriai_field_views GROUP BY term_id", ARRAY_A );
		return array_map( 'intval', array_column( $rows, 'total', 'term_id' ) );
	}
}
