<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Plans;

use MentoriaiPortal\Tests\Integration\Messaging\MessagingTestCase;
use MentoriaiPortal\Tests\IntegrationTestCase;
use WP_REST_Response;

/**
 * A founder who has written to a mentor, and their plans. The clock stands at 10:15 in Vilnius on 2026-11-21.
 */
abstract class PlansTestCase extends MessagingTestCase {

	protected const UUID = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';

	/** @var array<int, string> User id to token. */
	private array $tokens = array();

	protected function setUp(): void {
		parent::setUp();
		$this->convo();
	}

	protected function token( int $user_id ): string {
		return $this->tokens[ $user_id ] ??= IntegrationTestCase::token( $user_id );
	}

	/** The clock stands at another time, for which everybody logs in again. */
	protected function later( string $iso ): void {
		$this->freeze( $iso );
		$this->tokens = array();
	}

	/**
	 * @param array<string, mixed> $more Over a plan of one step.
	 */
	protected function save( array $more = array(), ?int $founder = null ): WP_REST_Response {
		$plan = array(
			'mentorId'           => $this->mentor,
			'pagrindinisTikslas' => 'Eksportas į Suomiją',
			'planSteps'          => array( self::new_step() ),
		);
		return $this->request( 'POST', 'save_new_plan/', $more + $plan, $this->token( $founder ?? $this->founder ) );
	}

	/**
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	protected static function new_step( array $more = array() ): array {
		return $more + array(
			'veiksmas'   => 'Suskaičiuoti savikainą',
			'rezultatas' => 'Žinoma kaina',
			'terminas'   => '2026-12-31',
		);
	}

	/** @param array<string, mixed> $more */
	protected function plan( array $more = array(), ?int $founder = null ): int {
		$reply = $this->save( $more, $founder );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data()['id'];
	}

	/** @return array<string, mixed> */
	protected function get( int $plan, ?int $viewer = null ): array {
		$reply = $this->request( 'GET', "veiksmu-planai/$plan", array(), $this->token( $viewer ?? $this->founder ) );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data()['data'];
	}

	/** @param array<string, mixed> $more */
	protected function edit( int $plan, array $more = array(), ?int $who = null ): WP_REST_Response {
		$step = $this->get( $plan )['etapai'][0];
		return $this->request( 'POST', 'update_step/', $more + array( 'planId' => $plan ) + $step, $this->token( $who ?? $this->founder ) );
	}

	protected function call( string $route, array $body, int $who ): WP_REST_Response {
		return $this->request( 'POST', $route, $body, $this->token( $who ) );
	}

	/** @return array<string, mixed> */
	protected function list( int $who, int $page = 0, string $keyword = '' ): array {
		$reply = $this->call( "get_plans/$page/", array( 'keyword' => $keyword ), $who );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data();
	}

	protected function unread( int $who ): int {
		return $this->request( 'GET', 'get_plans_status/', array(), $this->token( $who ) )->get_data()['total'];
	}

	/**
	 * Many plans of two people, written at once.
	 *
	 * @return int The lowest id.
	 */
	protected function seed( int $founder, int $mentor, int $count, int $first = 1000000 ): int {
		$db = $this->db();
		foreach ( array_chunk( range( $first, $first + $count - 1 ), 1000 ) as $ids ) {
			$rows = array_map( static fn ( int $id ): string => "($id, $founder, $mentor, 'Tikslas $id', 'tikslas $id', '2026-11-01 10:00:00', '2026-11', '2026-11-01 10:00:00', 1, '2026-11-02 10:00:00', 1)", $ids );
			$db->execute( 'INSERT INTO {plans} (plan_id, founder_id, mentor_id, goal, search_text, created_at, month, modified_at, opened, opened_at, is_told) VALUES ' . implode( ', ', $rows ) );
		}
		return $first;
	}
}
