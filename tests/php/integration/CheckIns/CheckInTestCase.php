<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\CheckIns;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Tests\Integration\Mentorships\MentorshipTestCase;

/**
 * A pair that talks, and what both are asked.
 */
abstract class CheckInTestCase extends MentorshipTestCase {

	private int $began_at = 0;

	protected function setUp(): void {
		parent::setUp();
		// The tests look back further than the Email log does.
		update_option( 'mentoriai_test_settings', array( 'mail_log_days' => 1000 ) );
		$this->began_at = ( new Clock() )->now();
	}

	/** @return int The thread of a new active pair. */
	protected function pair( ?int $founder = null, ?int $mentor = null ): int {
		$convo = $this->convo( $founder, $mentor );
		$this->replied( $mentor ?? $this->mentor, $convo );
		return $convo;
	}

	protected function other_mentor(): int {
		return $this->member( Role::Mentor, 'Jonas', 'Petraitis' );
	}

	/**
	 * Lets days pass; on each that is named the background work runs. Every 30 days the founder writes.
	 *
	 * @param list<int> $days
	 */
	protected function live( array $days, ?int $talks_in = null ): void {
		$day = $this->day();
		foreach ( $days as $next ) {
			for ( ; $day < $next; $day++ ) {
				$this->later( 1 );
				if ( null !== $talks_in && 0 === ( $day + 1 ) % 30 ) {
					$this->replied( $this->founder, $talks_in, 'Rašau toliau' );
				}
			}
			self::run_due();
		}
	}

	protected function day(): int {
		return intdiv( ( new Clock() )->now() - $this->began_at, 86400 );
	}

	/** @return list<string> Day and kind of each question that was mailed, e.g. `14 checkin`. */
	protected function questions( int $user_id ): array {
		return array_map(
			fn ( array $row ): string => intdiv( (int) $row['created_at'] - $this->began_at, 86400 ) . ' ' . $row['type'],
			$this->db()->rows( "SELECT type, created_at FROM {mail_queue} WHERE user_id = ? AND type IN ('checkin', 'still_going') ORDER BY id", $user_id )
		);
	}

	/** @return list<string> Secrets of the links in the emails to a person, in order. */
	protected function secrets( int $user_id, \ArrayObject $mails ): array {
		$secrets = array();
		foreach ( $mails as $mail ) {
			if ( $this->address( $user_id ) === $mail['to'] ) {
				preg_match_all( '~/patikra/([0-9a-f]{64})~', $mail['message'], $found );
				$secrets = array( ...$secrets, ...$found[1] );
			}
		}
		return array_values( array_unique( $secrets ) );
	}

	/** @return string The secret of the founder's first check-in. */
	protected function link(): string {
		$mails = $this->sent_mails();
		$this->pair();
		$this->live( array( 14 ) );
		return $this->secrets( $this->founder, $mails )[0] ?? self::fail( 'No link was mailed.' );
	}

	/** @param array<string, mixed> $more */
	protected function answer( string $token, array $more = array(), ?string $bearer = null ): \WP_REST_Response {
		return $this->request( 'POST', 'checkin', $more + array( 'token' => $token, 'score' => 4 ), $bearer );
	}
}
