<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Privacy;

use MentoriaiPortal\Tests\Integration\Messaging\MessagingTestCase;

/**
 * Accounts that were removed by SQL: no hook of WordPress told of it.
 */
final class GoneAccountsTest extends MessagingTestCase {

	public function test_what_is_kept_of_them_is_erased_after_a_week(): void {
		$this->send( $this->founder, $this->mentor );
		$this->remove_by_sql( $this->mentor );
		do_action( 'mentoriai_run_due' );
		$this->freeze( '2026-11-28T08:00:00Z' );
		do_action( 'mentoriai_run_due' );
		self::assertSame( array( '1', '1' ), $this->kept( $this->mentor ), 'A restore may go on for days.' );
		$this->freeze( '2026-11-29T08:00:00Z' );
		add_filter( 'mentoriai_is_copy', '__return_true' );
		do_action( 'mentoriai_run_due' );
		self::assertSame( array( '1', '1' ), $this->kept( $this->mentor ), 'A copy may share the files with the real site.' );
		remove_all_filters( 'mentoriai_is_copy' );
		do_action( 'mentoriai_run_due' );
		self::assertSame( array( '0', '0' ), $this->kept( $this->mentor ) );
		self::assertSame( '1', $this->kept( $this->founder )[0] );
		self::assertSame( '1', $this->db()->value( 'SELECT COUNT(*) FROM {conversations} WHERE founder_id = ?', $this->founder ) );
	}

	public function test_one_that_cannot_be_erased_keeps_no_other_and_is_tried_again(): void {
		$this->send( $this->founder, $this->mentor );
		$this->remove_by_sql( $this->founder );
		$this->remove_by_sql( $this->mentor );
		do_action( 'mentoriai_run_due' );
		$first = min( $this->founder, $this->mentor );
		$later = max( $this->founder, $this->mentor );
		$fault = static fn ( mixed $value, int $user_id ): mixed => $user_id === $first ? throw new \RuntimeException( 'Not now.' ) : $value;
		add_filter( 'delete_user_metadata', $fault, 10, 2 );
		$this->freeze( '2026-11-29T08:00:00Z' );
		$this->catch_log();
		do_action( 'mentoriai_run_due' );
		self::assertSame( array( '1', '0' ), array( $this->kept( $first )[0], $this->kept( $later )[0] ) );

		remove_filter( 'delete_user_metadata', $fault );
		$this->freeze( '2026-11-30T08:00:00Z' );
		do_action( 'mentoriai_run_due' );
		self::assertSame( '0', $this->kept( $first )[0] );
	}

	public function test_who_comes_back_within_the_week_has_lost_nothing(): void {
		$this->send( $this->founder, $this->mentor );
		$row = $this->remove_by_sql( $this->mentor );
		do_action( 'mentoriai_run_due' );
		$this->db()->insert( $this->db()->users(), $row );
		foreach ( array( '2026-11-25', '2026-11-29' ) as $day ) {
			$this->freeze( "{$day}T08:15:00Z" );
			do_action( 'mentoriai_run_due' );
		}
		self::assertSame( array( '1', '1' ), $this->kept( $this->mentor ) );
	}

	/** @return array<string, string|null> What the row was. */
	private function remove_by_sql( int $user_id ): array {
		$row = $this->db()->row( "SELECT * FROM {$this->db()->users()} WHERE ID = ?", $user_id );
		$this->db()->execute( "DELETE FROM {$this->db()->users()} WHERE ID = ?", $user_id );
		clean_user_cache( $user_id );
		return $row ?? array();
	}

	/** @return list<string|null> Claims on addresses, conversations. */
	private function kept( int $user_id ): array {
		return array(
			$this->db()->value( 'SELECT COUNT(*) FROM {email_claims} WHERE user_id = ?', $user_id ),
			$this->db()->value( 'SELECT COUNT(*) FROM {conversations} WHERE mentor_id = ?', $user_id ),
		);
	}
}
