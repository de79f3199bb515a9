<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Programme;

use MentoriaiPortal\CheckIns\CheckInRepository;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mail\SenderAddress;
use MentoriaiPortal\Meetings\MeetingDueRepository;
use MentoriaiPortal\Meetings\MeetingHistory;
use MentoriaiPortal\Meetings\MeetingReadRepository;
use MentoriaiPortal\Meetings\MeetingRepository;
use MentoriaiPortal\Meetings\Proposal;
use MentoriaiPortal\Meetings\Word;
use MentoriaiPortal\Mentors\FieldMerge;
use MentoriaiPortal\Mentorships\CheckInTurn;
use MentoriaiPortal\Mentorships\MentorshipEvent;

/**
 * Three hundred founders with written histories: what the portal tells of them is what a second, slow count of the histories tells.
 */
final class HistoriesTest extends ProgrammeTestCase {

	private const FOUNDERS = 300;

	/** @var array<int, array<string, mixed>> By founder: moments, fields of the first mentor. */
	private array $histories = array();

	/** @var list<array{kind: string, at: int, amount: int, fields: list<int>}> */
	private array $facts = array();

	/** @var list<array{opened: int, closed: ?int, fields: list<int>}> */
	private array $mentorships = array();

	/** @var list<int> */
	private array $fields = array();

	public function test_every_figure_of_three_hundred_histories_is_exact(): void {
		$this->write_histories();
		$this->at( self::vilnius( '2026-11-15 12:00' ) );
		$this->assert_exact();
		self::assertSame( array(), $this->rebuild(), 'A rebuild gives the same numbers.' );

		[ $gone, $kept ] = $this->fields;
		$this->db()->execute( "INSERT INTO {programme_months} (role, field_id, month, stage, number) VALUES ('frontuser', 999999, '2026-01', 'met', 7)" );
		do_action( FieldMerge::MERGED, $gone, $kept );
		self::assertSame( '7', $this->db()->value( 'SELECT number FROM {programme_months} WHERE field_id = 999999' ), 'Nothing but the two fields is counted anew.' );
		$this->db()->execute( 'DELETE FROM {programme_months} WHERE field_id = 999999' );
		$this->fields = array_values( array_diff( $this->fields, array( $gone ) ) );
		$merged       = static fn ( array $one ): array => array( 'fields' => array_values( array_unique( array_map( static fn ( int $id ): int => $id === $gone ? $kept : $id, $one['fields'] ) ) ) ) + $one;
		[ $this->histories, $this->facts, $this->mentorships ] = array( array_map( $merged, $this->histories ), array_map( $merged, $this->facts ), array_map( $merged, $this->mentorships ) );
		$this->assert_exact();
		self::assertSame( array(), $this->rebuild(), 'Merged fields.' );

		require_once ABSPATH . 'wp-admin/includes/user.php';
		$before = $this->figures( 'from=2025-01&to=2026-11' );
		foreach ( array_slice( array_keys( $this->histories ), 0, 10 ) as $founder ) {
			wp_delete_user( $founder );
		}
		$after = $this->figures( 'from=2025-01&to=2026-11' );
		self::assertSame( array( $before['funnel'], $before['months'] ), array( $after['funnel'], $after['months'] ), 'Who is erased stays counted.' );
		self::assertSame( '10', $this->db()->value( 'SELECT COUNT(*) FROM {programme_people} WHERE user_id IS NULL' ) );
		self::assertSame( array(), $this->rebuild() );

		// The sums are gone, the rows of whoever stands as well: both come back.
		$this->db()->execute( 'DELETE FROM {programme_months}' );
		$this->db()->execute( 'DELETE FROM {programme_days}' );
		$this->db()->execute( 'DELETE FROM {programme_people} WHERE user_id IS NOT NULL' );
		self::assertNotSame( array(), $this->rebuild() );
		self::assertSame( $after, $this->figures( 'from=2025-01&to=2026-11' ) );
	}

	private function assert_exact(): void {
		foreach ( array( 0, ...$this->fields ) as $field ) {
			foreach ( array( array( '2025-01', '2026-11' ), array( '2026-01', '2026-06' ), array( '2025-12', '2025-12' ) ) as [ $from, $to ] ) {
				$query   = "from=$from&to=$to" . ( 0 === $field ? '' : "&field=$field" );
				$figures = $this->figures( $query );
				self::assertEquals( $this->expected_funnel( $from, $to, $field ), array_map( static fn ( array $row ): array => array_diff_key( $row, array( 'label' => '' ) ), $figures['funnel'] ), $query );
				self::assertEquals( $this->expected_totals( $from, $to, $field ), $figures['totals'], $query );
				foreach ( $figures['funnel'] as $row ) {
					self::assertSame( $row['number'], array_sum( array_column( $figures['months'], $row['key'] ) ), "$query {$row['key']}: months add up." );
				}
			}
		}
	}

	private function write_histories(): void {
		mt_srand( 17 );
		$this->at( self::vilnius( '2024-12-01 09:00' ) );
		foreach ( array( 'Eksportas', 'Finansai', 'Rinkodara' ) as $name ) {
			$this->fields[] = (int) wp_insert_term( "$name programos", 'mentoriai_field' )['term_id'];
		}
		$mentors = array();
		for ( $i = 0; $i < 12; $i++ ) {
			$fields                        = 0 === $i % 4 ? array() : ( 3 === $i % 4 ? array( $this->fields[0], $this->fields[2] ) : array( $this->fields[ $i % 3 ] ) );
			$mentors[ $this->mentor( ...$fields ) ] = $fields;
		}
		for ( $i = 0; $i < $this->many( self::FOUNDERS ); $i++ ) {
			$this->one( $mentors );
		}
	}

	/** @param array<int, list<int>> $mentors */
	private function one( array $mentors ): void {
		$time    = self::vilnius( '2025-01-01 00:10' ) + mt_rand( 0, 500 * 86400 );
		$goes_on = static fn ( int $percent ): bool => mt_rand( 1, 100 ) <= $percent;
		$later   = static function ( int $most ) use ( &$time ): int {
			$time += mt_rand( 1, $most );
			return $time;
		};
		$this->at( $time );
		$founder = $this->register();
		$seen    = array( 'registered' => $time );
		$fields  = null;
		if ( $goes_on( 90 ) ) {
			$this->at( $seen['confirmed'] = $later( 7200 ) );
			$this->confirm( $founder );
		}
		if ( $goes_on( 80 ) ) {
			$this->at( $seen['public'] = $later( 5 * 86400 ) );
			$this->publish( $founder );
		}
		$asked = $goes_on( 85 ) ? mt_rand( 1, 3 ) : 0;
		foreach ( (array) array_rand( $mentors, max( 1, $asked ) ) as $at => $mentor ) {
			if ( $at >= $asked ) {
				break;
			}
			$this->at( $later( 9 * 86400 ) );
			$fields                ??= $mentors[ $mentor ];
			$seen['first_request'] ??= $time;
			$this->pair( $founder, (int) $mentor, $seen, $fields, $goes_on, $later );
		}
		$this->histories[ $founder ] = array( 'moments' => $seen, 'fields' => $fields ?? array(), 'month' => Clock::month( $seen['registered'] ) );
	}

	/**
	 * @param array<string, int> $seen
	 * @param list<int>          $fields
	 */
	private function pair( int $founder, int $mentor, array &$seen, array $fields, callable $goes_on, callable $later ): void {
		$opened = ( new Clock() )->now();
		$id     = $this->ask( $founder, $mentor );
		$closed = null;
		if ( ! $goes_on( 70 ) ) {
			$this->at( $closed = $later( 14 * 86400 ) );
			$event = mt_rand( 0, 1 ) ? MentorshipEvent::Expired : MentorshipEvent::Declined;
			$this->close( $id, $event );
			MentorshipEvent::Expired === $event && $this->facts[] = array( 'kind' => 'unanswered', 'at' => $closed, 'amount' => 0, 'fields' => $fields );
			// Too late, but an answer: nothing of the end is left.
			if ( $goes_on( 20 ) ) {
				MentorshipEvent::Expired === $event && array_pop( $this->facts );
				$this->at( $answered = $later( 86400 ) );
				$seen['answered'] ??= $answered;
				$this->reply( $id );
				$closed = null;
			}
			$this->mentorships[] = array( 'opened' => $opened, 'closed' => $closed, 'fields' => $fields );
			return;
		}
		$this->at( $answered = $later( 4 * 86400 ) );
		$this->reply( $id );
		$seen['answered'] ??= $answered;
		for ( $meetings = mt_rand( 0, 2 ); $meetings > 0; $meetings-- ) {
			$this->meet( $id, $seen, $fields, $later );
		}
		if ( $goes_on( 50 ) ) {
			$this->at( $at = $later( 20 * 86400 ) );
			$plan           = $this->plan( $founder, $mentor );
			$seen['plan'] ??= $at;
			$steps          = $this->steps()->of_plan( $plan );
			foreach ( $steps as $step ) {
				if ( $goes_on( 60 ) ) {
					$this->at( $at = $later( 30 * 86400 ) );
					$this->steps()->complete( $step );
					do_action( 'mentoriai_plan_progress', $founder );
					$seen['step_done'] ??= $at;
				}
			}
			if ( $goes_on( 40 ) ) {
				$this->at( $at = $later( 30 * 86400 ) );
				$this->db()->execute( 'UPDATE {plans} SET founder_done_at = ? WHERE plan_id = ?', Clock::to_sql( $at ), $plan );
				do_action( 'mentoriai_plan_progress', $founder );
				$seen['plan_done'] ??= $at;
			}
		}
		$this->check_in( $id, $founder, $mentor, $fields, $later );
		if ( $goes_on( 60 ) ) {
			$this->at( $closed = $later( 20 * 86400 ) );
			[ $reason, $goals ] = array( array( 'goals_reached', '' ), array( 'no_time', 'mostly' ), array( 'no_time', 'partly' ), array( 'other', 'no' ) )[ mt_rand( 0, 3 ) ];
			$this->close( $id, MentorshipEvent::EndedByPerson, $reason, $goals );
			if ( 'goals_reached' === $reason || 'mostly' === $goals ) {
				$seen['goals_reached'] ??= $closed;
			}
			$this->facts[] = array( 'kind' => 'ended', 'at' => $closed, 'amount' => 0, 'fields' => $fields );
		}
		$this->mentorships[] = array( 'opened' => $opened, 'closed' => $closed, 'fields' => $fields );
	}

	/**
	 * @param array<string, int> $seen
	 * @param list<int>          $fields
	 */
	private function meet( int $id, array &$seen, array $fields, callable $later ): void {
		$history = new MeetingHistory( new MeetingRepository( $this->db() ), new MeetingReadRepository( $this->db() ), new MeetingDueRepository( $this->db() ), new SenderAddress( new Settings( static fn (): array => array() ) ), new Clock() );
		$pair    = $this->pairs()->find( $id );
		self::assertNotNull( $pair );
		$proposed = ( new Clock() )->now();
		$start    = $later( 10 * 86400 );
		$meeting  = $history->propose( $pair, Side::Mentor, new Proposal( $id, array( Clock::to_sql( $start ) ), 60, '', '' ), $proposed );
		$this->at( $start - 1 );
		$history->agree( $meeting, $start, 60, $start - 1 );
		$this->at( $start + 3600 );
		$said = mt_rand( 0, 3 );
		$history->speak( $meeting, new Word( $said > 0, 45 ), new Word( true, 60 ), $start + 3600 );
		if ( 0 === $said ) {
			// One of the two corrects the word: it was held after all, or never.
			$held = 1 === mt_rand( 0, 1 );
			$this->at( $later( 86400 ) + 3600 );
			$history->speak( $meeting, new Word( $held, 30 ), null, ( new Clock() )->now() );
			if ( ! $held ) {
				return;
			}
		}
		$seen['met']   = min( $seen['met'] ?? $start, $start );
		$this->facts[] = array( 'kind' => 'minutes', 'at' => $start, 'amount' => 0 === $said ? 30 : 45, 'fields' => $fields );
	}

	/** @param list<int> $fields */
	private function check_in( int $id, int $founder, int $mentor, array $fields, callable $later ): void {
		$rows = new CheckInRepository( $this->db() );
		foreach ( array( array( Side::Founder, $founder ), array( Side::Mentor, $mentor ) ) as [ $side, $user_id ] ) {
			$at = $later( 86400 );
			self::assertTrue( $rows->add( new CheckInTurn( $id, $side, 14 ), $user_id, $at ) );
			if ( mt_rand( 0, 2 ) > 0 ) {
				$checkin = (int) $this->db()->value( 'SELECT id FROM {checkins} WHERE mentorship_id = ? AND side = ?', $id, $side->value );
				$score   = mt_rand( 1, 5 );
				$rows->answer( $checkin, $score, '', false, $at );
				$this->facts[] = array( 'kind' => $side->value, 'at' => $at, 'amount' => $score, 'fields' => $fields );
			}
		}
	}

	/** @return list<array{key: string, number: int, share: ?float, median_days: ?float}> */
	private function expected_funnel( string $from, string $to, int $field ): array {
		$people = array_filter( $this->histories, static fn ( array $one ): bool => $one['month'] >= $from && $one['month'] <= $to && ( 0 === $field || in_array( $field, $one['fields'], true ) ) );
		$funnel = array();
		$before = null;
		$last   = 0;
		foreach ( array( 'registered', 'confirmed', 'public', 'first_request', 'answered', 'met', 'plan', 'step_done', 'plan_done', 'goals_reached' ) as $key ) {
			$number = 0;
			$days   = array();
			foreach ( $people as $one ) {
				$number += isset( $one['moments'][ $key ] ) ? 1 : 0;
				if ( isset( $one['moments'][ $key ], $one['moments'][ $before ] ) ) {
					$days[] = max( 0, $one['moments'][ $key ] - $one['moments'][ $before ] ) / 86400;
				}
			}
			sort( $days );
			$n        = count( $days );
			$funnel[] = array(
				'key'         => $key,
				'number'      => $number,
				'share'       => $last > 0 ? $number / $last : null,
				'median_days' => 0 === $n ? null : round( ( $days[ intdiv( $n - 1, 2 ) ] + $days[ intdiv( $n, 2 ) ] ) / 2, 1 ),
			);
			$before   = $key;
			$last     = $number;
		}
		return $funnel;
	}

	/** @return array<string, mixed> */
	private function expected_totals( string $from, string $to, int $field ): array {
		$is_of  = static fn ( array $one ): bool => 0 === $field || in_array( $field, $one['fields'], true );
		$facts  = array_filter( $this->facts, static fn ( array $one ): bool => $is_of( $one ) && Clock::month( $one['at'] ) >= $from && Clock::month( $one['at'] ) <= $to );
		$of     = static fn ( string $kind ): array => array_column( array_filter( $facts, static fn ( array $one ): bool => $kind === $one['kind'] ), 'amount' );
		$scores = static fn ( array $scores ): array => array( 'n' => count( $scores ), 'average' => array() === $scores ? null : array_sum( $scores ) / count( $scores ) );
		return array(
			'open'       => count( array_filter( $this->mentorships, static fn ( array $one ): bool => $is_of( $one ) && Clock::month( $one['opened'] ) <= $to && ( null === $one['closed'] || Clock::month( $one['closed'] ) > $to ) ) ),
			'ended'      => count( $of( 'ended' ) ),
			'hours'      => array_sum( $of( 'minutes' ) ) / 60,
			'unanswered' => count( $of( 'unanswered' ) ),
			'checkins'   => array( 'founder' => $scores( $of( 'founder' ) ), 'mentor' => $scores( $of( 'mentor' ) ) ),
		);
	}
}
