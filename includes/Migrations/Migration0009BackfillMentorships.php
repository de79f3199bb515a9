<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Migrations;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\Migration;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mentorships\Mentorship;
use MentoriaiPortal\Mentorships\MentorshipState;

/**
 * Pairs were derived from conversations. Each becomes a mentorship, in the state in which the rules would have left it. Nothing is
 * sent, and the time before counts as told. The demo runs it too, for the conversations that it puts in.
 */
final readonly class Migration0009BackfillMentorships implements Migration {

	private const PORTION = 500;

	/** Days after which two who talked count as silent. */
	private const SILENT_DAYS = 90;

	/** Days that a request waits, when nobody has chosen otherwise. */
	private const WAITING_DAYS = 14;

	public function run( Db $db ): void {
		$now   = ( new Clock() )->now();
		$after = array( 0, 0 );
		do {
			$pairs = self::pairs( $db, ...$after );
			self::add( $db, array_map( static fn ( array $pair ): array => self::mentorship( $pair, $now ), $pairs ) );
			$last  = end( $pairs );
			$after = false === $last ? $after : array( (int) $last['founder_id'], (int) $last['mentor_id'] );
		} while ( self::PORTION === count( $pairs ) );
	}

	/** @return list<array<string, string|null>> Pairs beyond one, in order. */
	private static function pairs( Db $db, int $founder_id, int $mentor_id ): array {
		$first  = static fn ( string $column ): string => "( SELECT a.$column FROM {conversations} a WHERE a.founder_id = p.founder_id AND a.mentor_id = p.mentor_id AND a.answer_seconds IS NOT NULL ORDER BY a.convo_id LIMIT 1 )";
		// Null of an account that is not there any more.
		$status = static fn ( string $column ): string => "COALESCE( ( SELECT s.meta_value FROM {$db->usermeta()} s WHERE s.user_id = p.$column AND s.meta_key = '" . UserMeta::STATUS . "' LIMIT 1 ), ( SELECT '' FROM {$db->users()} u WHERE u.ID = p.$column ) )";
		return $db->rows(
			"SELECT p.*, {$first( 'created_at' )} AS answered_from, {$first( 'answer_seconds' )} AS answer_seconds, {$status( 'founder_id' )} AS founder_status, {$status( 'mentor_id' )} AS mentor_status,
				( SELECT MAX( l.modified_at ) FROM {plans} l WHERE l.founder_id = p.founder_id AND l.mentor_id = p.mentor_id ) AS plan_at
			FROM ( SELECT founder_id, mentor_id, MIN( created_at ) AS first_at, MAX( created_at ) AS asked_at, MAX( last_message_at ) AS last_at, MAX( convo_id ) AS convo_id, SUM( message_count ) AS messages
				FROM {conversations} WHERE mentor_id > 0 AND founder_id > 0 AND ( founder_id > ? OR ( founder_id = ? AND mentor_id > ? ) )
				GROUP BY founder_id, mentor_id ORDER BY founder_id, mentor_id LIMIT " . self::PORTION . ' ) p ORDER BY p.founder_id, p.mentor_id',
			$founder_id,
			$founder_id,
			$mentor_id
		);
	}

	/** @param list<non-empty-array<string, int|string|null>> $rows One statement for all of a portion: a large site has a hundred thousand. */
	private static function add( Db $db, array $rows ): void {
		if ( array() !== $rows ) {
			$marks = '(' . Db::marks( count( $rows[0] ) ) . ')';
			$db->execute( 'INSERT IGNORE INTO {mentorships} (' . implode( ', ', array_keys( $rows[0] ) ) . ') VALUES ' . implode( ', ', array_fill( 0, count( $rows ), $marks ) ), ...array_merge( ...array_map( 'array_values', $rows ) ) );
		}
	}

	/**
	 * @param array<string, string|null> $pair Of pairs().
	 * @return non-empty-array<string, int|string|null>
	 */
	private static function mentorship( array $pair, int $now ): array {
		$is_answered = null !== $pair['answered_from'];
		$asked       = (string) ( $is_answered ? $pair['first_at'] : $pair['asked_at'] );
		$answered    = $is_answered ? Clock::from_sql( (string) $pair['answered_from'] ) + (int) $pair['answer_seconds'] : 0;
		$active      = max( (string) $pair['last_at'], (string) $pair['plan_at'] );
		$waited      = intdiv( max( 0, $now - Clock::from_sql( $asked ) ), 86400 );
		$silent      = $now - Clock::from_sql( $active );
		[ $state, $reason ] = $is_answered ? self::answered( $pair, $silent ) : array( self::asked( $pair, $waited ), '' );
		// On the very day on which they would be asked whether they go on.
		$still_at = $silent >= self::SILENT_DAYS * 86400 ? Clock::to_sql( $now ) : null;
		return array(
			'founder_id'       => (int) $pair['founder_id'],
			'mentor_id'        => (int) $pair['mentor_id'],
			'is_latest'        => 1,
			'state'            => $state->value,
			'requested_at'     => $asked,
			'answered_at'      => $is_answered ? Clock::to_sql( $answered ) : null,
			'answer_seconds'   => $is_answered ? max( 0, $answered - Clock::from_sql( $asked ) ) : null,
			'ended_at'         => $state->is_open() ? null : self::ended_at( $state, $asked, $active, $now ),
			'active_at'        => $active,
			'convo_id'         => (int) $pair['convo_id'],
			'message_count'    => (int) $pair['messages'],
			'reason'           => $reason,
			'nudged_day'       => min( $waited, 65535 ),
			'told_day'         => min( $waited, 65535 ),
			'founder_still_at' => $still_at,
			'mentor_still_at'  => $still_at,
		);
	}

	/**
	 * @param array<string, string|null> $pair
	 * @return array{MentorshipState, string} State and reason.
	 */
	private static function answered( array $pair, int $silent_seconds ): array {
		return match ( true ) {
			self::is_gone( $pair, Side::Founder ), self::is_gone( $pair, Side::Mentor ) => array( MentorshipState::Ended, Mentorship::GONE ),
			$silent_seconds > self::SILENT_DAYS * 86400 => array( MentorshipState::Ended, Mentorship::SILENT ),
			default => array( MentorshipState::Active, '' ),
		};
	}

	/** @param array<string, string|null> $pair */
	private static function asked( array $pair, int $waited ): MentorshipState {
		return match ( true ) {
			self::is_gone( $pair, Side::Founder ) => MentorshipState::Withdrawn,
			self::is_gone( $pair, Side::Mentor ), AccountStatus::Paused->value === $pair['mentor_status'], $waited >= self::WAITING_DAYS => MentorshipState::Unanswered,
			default => MentorshipState::Requested,
		};
	}

	/** When it would have ended by the rules, had there been any. */
	private static function ended_at( MentorshipState $state, string $asked, string $active, int $now ): string {
		$days = MentorshipState::Unanswered === $state ? self::WAITING_DAYS : self::SILENT_DAYS;
		return Clock::to_sql( min( $now, Clock::from_sql( MentorshipState::Unanswered === $state ? $asked : $active ) + $days * 86400 ) );
	}

	/** @param array<string, string|null> $pair */
	private static function is_gone( array $pair, Side $side ): bool {
		$status = $pair[ $side->value . '_status' ];
		return null === $status || ! AccountStatus::of_stored( $status )->may_log_in();
	}
}
