<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Programme;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Mentors\FieldMerge;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Response;

/**
 * Reports for a funder: drafts show the numbers of now, approved ones those of their day.
 */
final class ReportsTest extends ProgrammeTestCase {

	private const BODY = array( 'from' => '2026-01', 'to' => '2026-06', 'words' => array( 'lt' => "Metai <b>buvo</b> geri.\n\nAčiū!", 'en' => 'A good year.' ) );

	private const PATH = '/mentoriai/v1/programme/reports';

	/** @var list<int> */
	private array $founders = array();

	protected function setUp(): void {
		parent::setUp();
		$this->at( self::vilnius( '2026-02-10 12:00' ) );
		$mentor = $this->mentor();
		for ( $i = 0; $i < 12; $i++ ) {
			$this->founders[] = $this->register();
			$this->confirm( $this->founders[ $i ] );
			$i < 3 && $this->ask( $this->founders[ $i ], $mentor );
		}
	}

	public function test_the_draft_of_a_field_that_is_merged_follows(): void {
		[ $from, $to ] = array_map( static fn ( string $name ): int => (int) wp_insert_term( $name, 'mentoriai_field' )['term_id'], array( 'Pirmoji sritis', 'Antroji sritis' ) );
		foreach ( array_slice( $this->founders, 3, 6 ) as $founder ) {
			$this->ask( $founder, $this->mentor( $from ) );
		}
		$id       = $this->good( $this->staff_call( 'POST', self::PATH, array( 'field' => $from ) + self::BODY ) )['id'];
		$approved = $this->good( $this->staff_call( 'POST', self::PATH, array( 'field' => $from ) + self::BODY ) )['id'];
		$this->good( $this->staff_call( 'POST', self::PATH . "/$approved", array( 'action' => 'approve' ) ) );
		$this->staff_call( 'GET', self::PATH . "/$approved" );
		$bytes = $this->sent;
		do_action( FieldMerge::MERGED, $from, $to );

		self::assertSame( 6, self::row( $this->good( $this->staff_call( 'GET', self::PATH . "/$id" ) )['figures'], 'registered' )['number'] );
		$this->staff_call( 'GET', self::PATH . "/$approved" );
		self::assertSame( $bytes, $this->sent );
	}

	public function test_an_approved_report_keeps_its_bytes(): void {
		$id    = $this->good( $this->staff_call( 'POST', self::PATH, self::BODY ) )['id'];
		$draft = $this->good( $this->staff_call( 'GET', self::PATH . "/$id" ) );
		self::assertSame( array( 'draft', self::BODY['words'], null, null, 12 ), array( $draft['state'], $draft['words'], $draft['approved_by'], $draft['approved_at'], self::row( $draft['figures'], 'confirmed' )['number'] ) );
		$this->at( self::vilnius( '2026-07-01 09:00' ) );
		$approved = $this->good( $this->staff_call( 'POST', self::PATH . "/$id", array( 'action' => 'approve' ) ) );
		self::assertSame( array( 'approved', array( 'id' => $this->staff(), 'name' => 'Rita Vadovė' ), '2026-07-01T06:00:00Z' ), array( $approved['state'], $approved['approved_by'], $approved['approved_at'] ) );
		$this->staff_call( 'GET', self::PATH . "/$id" );
		$bytes = $this->sent;
		$page  = $this->page( $id );

		// New people in the period, ten of the old erased, another name of who approved.
		$this->at( self::vilnius( '2026-03-10 12:00' ) );
		for ( $i = 0; $i < 5; $i++ ) {
			$this->register();
		}
		require_once ABSPATH . 'wp-admin/includes/user.php';
		array_map( 'wp_delete_user', array_slice( $this->founders, 0, 10 ) );
		wp_update_user( array( 'ID' => $this->staff(), 'display_name' => 'Kitas Vardas' ) );
		$this->db()->execute( 'DELETE FROM {programme_months}' );

		$this->staff_call( 'GET', self::PATH . "/$id" );
		self::assertSame( $bytes, $this->sent );
		self::assertSame( $page, $this->page( $id ) );
		foreach ( array( array( 'action' => 'approve' ), array( 'action' => 'delete' ), array( 'action' => 'change' ) + self::BODY, array() ) as $body ) {
			self::assertSame( 409, $this->staff_call( 'POST', self::PATH . "/$id", $body )->get_status(), (string) wp_json_encode( $body ) );
		}
		self::assertSame( array( 'report_approved', 'programme_report', (string) $id ), array_values( (array) $this->db()->row( "SELECT act, object, object_id FROM {activity} WHERE act = 'report_approved'" ) ) );
	}

	public function test_small_numbers_are_hidden_in_drafts_too(): void {
		$figures = $this->good( $this->staff_call( 'POST', self::PATH, self::BODY ) )['figures'];
		self::assertSame( array( '< 5', null, null ), array_values( array_intersect_key( self::row( $figures, 'first_request' ), array( 'number' => 0, 'share' => 0, 'median_days' => 0 ) ) ) );
		self::assertSame( array( 12, null, '< 5' ), array( $figures['months'][1]['registered'], $figures['months'][1]['first_request'], $figures['totals']['open'] ) );
	}

	public function test_a_draft_is_changed_and_deleted(): void {
		$id = $this->good( $this->staff_call( 'POST', self::PATH, self::BODY ) )['id'];
		self::assertSame( '2026-05', $this->good( $this->staff_call( 'POST', self::PATH . "/$id", array( 'action' => 'change', 'to' => '2026-05' ) + self::BODY ) )['figures']['to'] );
		self::assertSame( array( 1, array( $id ) ), array( $this->good( $this->staff_call( 'GET', self::PATH ) )['total'], array_column( $this->good( $this->staff_call( 'GET', self::PATH ) )['list'], 'id' ) ) );
		self::assertSame( 400, $this->staff_call( 'POST', self::PATH . "/$id", array( 'action' => 'publish' ) )->get_status() );
		$this->good( $this->staff_call( 'POST', self::PATH . "/$id", array( 'action' => 'delete' ) ) );
		self::assertSame( array( 404, 404 ), array( $this->staff_call( 'GET', self::PATH . "/$id" )->get_status(), $this->staff_call( 'POST', self::PATH . "/$id", array( 'action' => 'approve' ) )->get_status() ) );
	}

	#[Group( 'any-database' )]
	public function test_a_list_of_drafts_costs_the_same_however_many(): void {
		$ids  = array();
		$list = fn (): array => $this->good( $this->staff_call( 'GET', self::PATH ) )['list'];
		$add  = function ( int $number ) use ( &$ids ): void {
			for ( $i = 0; $i < $number; $i++ ) {
				$ids[] = $this->good( $this->staff_call( 'POST', self::PATH, array( 'to' => sprintf( '2026-%02d', 1 + count( $ids ) ), 'role' => array( 'frontuser', 'mentorius' )[ count( $ids ) % 2 ] ) + self::BODY ) )['id'];
			}
		};
		$add( 2 );
		$list();
		$two = $this->count_queries( $list );
		$add( 10 );
		self::assertSame( $two, $this->count_queries( $list ) );
		$this->good( $this->staff_call( 'POST', self::PATH . "/$ids[3]", array( 'action' => 'approve' ) ) );
		self::assertSame( array_map( fn ( int $id ): array => $this->good( $this->staff_call( 'GET', self::PATH . "/$id" ) ), array_reverse( $ids ) ), $list(), 'Each with its own figures.' );
	}

	public function test_what_is_wrong_is_named(): void {
		$wrong = fn ( array $body ): array => $this->staff_call( 'POST', self::PATH, $body )->get_data()['data']['fields'];
		self::assertSame( array( 'from' => 'required', 'to' => 'required', 'words' => 'required' ), $wrong( array() ) );
		self::assertSame( array( 'words.en' => 'required' ), $wrong( array( 'words' => array( 'lt' => 'Taip' ) ) + self::BODY ) );
		self::assertSame( array( 'words.lt' => 'too_long' ), $wrong( array( 'words' => array( 'lt' => str_repeat( 'a', 5001 ), 'en' => 'b' ) ) + self::BODY ) );
		self::assertSame( array( 'field' => 'invalid' ), $wrong( array( 'field' => 999999 ) + self::BODY ) );
		self::assertSame( array( 'role' => 'invalid' ), $wrong( array( 'role' => Role::Undecided->value ) + self::BODY ) );
		self::assertSame( 0, (int) $this->db()->value( 'SELECT COUNT(*) FROM {programme_reports}' ) );
	}

	public function test_reports_are_for_staff_only(): void {
		$id = $this->good( $this->staff_call( 'POST', self::PATH, self::BODY ) )['id'];
		foreach ( array( array( 'GET', '' ), array( 'POST', '' ), array( 'GET', "/$id" ), array( 'POST', "/$id" ) ) as [ $method, $path ] ) {
			foreach ( array( 'subscriber', 'author' ) as $role ) {
				self::assertSame( 403, $this->staff_call( $method, self::PATH . $path, array( 'action' => 'approve' ) + self::BODY, $role )->get_status(), "$method $path $role" );
			}
			self::assertSame( 401, $this->staff_call( $method, self::PATH . $path, array( 'action' => 'approve' ) + self::BODY, with_nonce: false )->get_status(), "$method $path" );
		}
		self::assertSame( array( '1', 'draft' ), array_values( (array) $this->db()->row( 'SELECT COUNT(*) AS n, MAX( state ) AS state FROM {programme_reports}' ) ) );
	}

	private function page( int $id ): string {
		wp_set_current_user( $this->staff() );
		$_GET = array( 'page' => 'mentoriai-statistics', 'report' => (string) $id, 'lang' => 'lt' );
		ob_start();
		do_action( 'mentoriai_statistics_programme' );
		$html = (string) ob_get_clean();
		$_GET = array();
		self::assertStringContainsString( "data-report=\"$id\"", $html );
		self::assertStringContainsString( 'Metai &lt;b&gt;buvo&lt;/b&gt; geri.', $html );
		return (string) preg_replace( '~_wpnonce=\w+~', '', $html );
	}

	/** @return array<string, mixed> */
	private function good( WP_REST_Response $reply ): array {
		self::assertSame( 200, $reply->get_status(), $this->sent );
		return $reply->get_data();
	}
}
