<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Faults;

/**
 * kill -9 of Redis under load: the site goes on, and nobody reads what is no longer so.
 */
final class RedisGoneTest extends FaultTestCase {

	public function test_every_request_is_answered_rightly_before_during_and_after_the_fall(): void {
		$founder  = $this->person( 'frontuser' );
		$requests = [];
		for ( $round = 0; $round < 10; $round++ ) {
			$requests[] = [ 'GET', 'get_home', [], null ];
			$requests[] = [ 'GET', 'user/', [], $founder['token'] ];
			$requests[] = [ 'GET', 'mentoriai_dynamic?page=0', [], null ];
			$requests[] = [ 'GET', 'user-profile/', [], $founder['token'] ];
		}
		$before = $this->at_once( $requests );
		self::assertSame( [ 200 ], array_values( array_unique( array_column( $before, 'status' ) ) ) );
		self::assertSame( $before, $this->at_once( $requests, fn () => $this->kill( 'redis' ) ), 'falling' );
		self::assertSame( $before, $this->at_once( $requests ), 'gone' );
		$this->revive( 'redis' );
		self::assertSame( $before, $this->at_once( $requests ), 'back' );
	}

	public function test_what_changed_meanwhile_is_read_by_both_nodes(): void {
		$mentor = $this->person( 'mentorius' );
		$name   = fn ( int $node ): mixed => $this->on_node( $node, 'GET', 'user/', null, $mentor['token'] )->data()['user']['first_name'] ?? null;
		self::assertSame( [ 'Ieva', 'Ieva' ], [ $name( 1 ), $name( 2 ) ] );

		$this->kill( 'redis' );
		$reply = $this->on_node( 1, 'POST', 'save_profile/', $this->mentor_profile( [ 'firstName' => 'Austėja' ] ), $mentor['token'] );
		self::assertSame( 200, $reply->status, $reply->body );
		self::assertSame( [ 'Austėja', 'Austėja' ], [ $name( 1 ), $name( 2 ) ], 'gone' );
		$this->revive( 'redis' );
		self::assertSame( [ 'Austėja', 'Austėja' ], [ $name( 1 ), $name( 2 ) ], 'back' );
	}
}
