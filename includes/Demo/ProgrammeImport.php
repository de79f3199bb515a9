<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Programme\FactKind;
use MentoriaiPortal\Programme\ProgrammeHistory;
use MentoriaiPortal\Programme\Stage;

/**
 * A year of the programme for a demo site: people who came and have left since, when those who are there registered, and a report on the year,
 * approved. Samples on a real site have none, as they would stand in its numbers.
 */
final readonly class ProgrammeImport {

	private const DAY = 86400;

	private const STAFF = 'redaktore';

	private const MONTHS = 12;

	/** Of a hundred who reached the step before, how many reach this one, and within how many days most do. */
	private const FOUNDERS = array(
		'confirmed'     => array( 94, 1 ),
		'public'        => array( 88, 6 ),
		'first_request' => array( 86, 12 ),
		'answered'      => array( 82, 5 ),
		'met'           => array( 80, 14 ),
		'plan'          => array( 74, 18 ),
		'step_done'     => array( 86, 20 ),
		'plan_done'     => array( 60, 60 ),
		'goals_reached' => array( 84, 20 ),
	);

	private const WORDS = array(
		'lt' => "Per metus programa subūrė įkūrėjus ir mentorius iš visos Lietuvos. Daugiausia klausta apie eksportą, pardavimus ir finansus.\n\nVidutiniškai pirmo atsakymo įkūrėjai laukė vos kelias dienas. Kitais metais daugiau dėmesio skirsime tiems, kurie dar nesulaukė atsakymo.",
		'en' => "In this year the programme brought founders and mentors together from all over Lithuania. Most questions were about export, sales and finance.\n\nFounders waited only a few days for a first answer. Next year we shall look closer at those who have not got one yet.",
	);

	public function __construct( private ProgrammeHistory $history, private Clock $clock ) {}

	/**
	 * @param array<string, int> $people Address in the data to user id.
	 * @param array<string, int> $fields Slug to term id.
	 */
	public function run( array $people, array $fields ): void {
		$staff = get_user_by( 'login', self::STAFF );
		if ( $this->history->has_reports() || false === $staff ) {
			return;
		}
		$this->history->finish();
		foreach ( array_values( $people ) as $at => $user_id ) {
			$this->place( $user_id, $at );
		}
		$first  = $this->clock->local( $this->clock->now() )->modify( 'first day of this month' )->setTime( 8, 0 );
		$number = 0;
		for ( $ago = self::MONTHS; $ago >= 1; $ago-- ) {
			$month = $first->modify( "-$ago months" )->getTimestamp();
			for ( $one = 0; $one < 8 + self::number( "month $ago", 7 ); $one++ ) {
				$this->founder( ++$number, $month, array_values( $fields ) );
			}
			for ( $one = 0; $one < 1 + self::number( "mentors $ago", 2 ); $one++ ) {
				$this->mentor( ++$number, $month );
			}
		}
		$this->history->finish();
		$this->history->approve(
			array(
				'from'  => $first->modify( '-' . self::MONTHS . ' months' )->format( 'Y-m' ),
				'to'    => $first->modify( '-1 months' )->format( 'Y-m' ),
				'words' => self::WORDS,
			),
			$staff->ID
		);
	}

	/** Somebody who has an account registered some time before the first thing they did. */
	private function place( int $user_id, int $at ): void {
		$person = $this->history->person( $user_id );
		if ( null === $person ) {
			return;
		}
		$acts    = array_diff_key( $person->moments, array_flip( array( 'registered', 'confirmed', 'public' ) ) );
		$public  = min( array( $this->clock->now() - self::DAY * ( 5 + 3 * $at ), ...array_values( $acts ) ) ) - 2 * self::DAY;
		$moments = array(
			'registered' => $public - 3 * self::DAY,
			'confirmed'  => $public - 3 * self::DAY + 900,
		) + ( isset( $person->moments['public'] ) ? array( 'public' => $public ) : array() );
		$this->history->set( $person, $moments + $person->moments );
	}

	/** @param list<int> $fields */
	private function founder( int $number, int $month, array $fields ): void {
		$time    = $month + self::number( "start $number", 27 * self::DAY );
		$moments = array( Stage::Registered->value => $time );
		foreach ( self::FOUNDERS as $key => [ $share, $days ] ) {
			if ( self::number( "$key $number", 100 ) >= $share ) {
				break;
			}
			$time           += 600 + self::number( "days $key $number", $days * self::DAY );
			$moments[ $key ] = $time;
		}
		// What has not happened yet.
		$moments = array_filter( $moments, fn ( int $at ): bool => $at < $this->clock->now() - self::DAY );
		$own     = array() === $fields ? array() : array( $fields[ self::number( "field $number", count( $fields ) ) ] );
		$this->history->add( Role::Founder, $moments, isset( $moments['first_request'] ) ? $own : null );
		isset( $moments['first_request'] ) && $this->facts( $number, $moments, $own );
	}

	/**
	 * @param array<string, int> $moments
	 * @param list<int>          $fields
	 */
	private function facts( int $number, array $moments, array $fields ): void {
		$last = max( array( 0, ...array_values( $moments ) ) );
		$this->history->add_fact( FactKind::Opened, $number, Clock::month( $moments['first_request'] ), $fields );
		$this->history->add_fact( isset( $moments['answered'] ) ? FactKind::Ended : FactKind::Unanswered, $number, Clock::month( min( $this->clock->now(), $last + 14 * self::DAY ) ), $fields );
		if ( isset( $moments['met'] ) ) {
			$this->history->add_fact( FactKind::Minutes, $number, Clock::month( $moments['met'] ), $fields, 45 + 15 * self::number( "minutes $number", 6 ) );
			$this->history->add_fact( FactKind::FounderScore, $number, Clock::month( $moments['met'] ), $fields, 2 + self::number( "score $number", 4 ) );
			$this->history->add_fact( FactKind::MentorScore, $number, Clock::month( $moments['met'] ), $fields, 3 + self::number( "score of mentor $number", 3 ) );
		}
	}

	private function mentor( int $number, int $month ): void {
		$time    = $month + self::number( "start $number", 20 * self::DAY );
		$moments = array( 'registered' => $time, 'confirmed' => $time + 900, 'public' => $time + 3 * self::DAY, 'first_request' => $time + 9 * self::DAY, 'answered' => $time + 11 * self::DAY );
		$this->history->add( Role::Mentor, array_filter( $moments, fn ( int $at ): bool => $at < $this->clock->now() - self::DAY ), array() );
	}

	/** The same each time, from 0 up to what is below the limit. */
	private static function number( string $of, int $limit ): int {
		return hexdec( substr( md5( $of ), 0, 7 ) ) % max( 1, $limit );
	}
}
