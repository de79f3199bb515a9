<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\CheckIns\CheckInHistory;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Mentorships\CheckInTurn;
use MentoriaiPortal\Mentorships\Mentorship;

/**
 * What people of a demo site say of their mentorships. Samples on a real site have none: scores stay when a person goes.
 *
 * @phpstan-import-type CheckInData from DemoData
 * @phpstan-type Listed array{email: string, hash: string}
 */
final readonly class CheckInsImport {

	private const HOUR = 3600;

	public function __construct( private CheckInHistory $history, private Clock $clock ) {}

	/**
	 * @param list<array{Mentorship, list<CheckInData>}> $pairs
	 * @return list<Listed> Personal links of those who have not answered, as surveys have them.
	 */
	public function run( array $pairs ): array {
		$asked = array();
		foreach ( $pairs as [ $pair, $checkins ] ) {
			foreach ( $checkins as $checkin ) {
				$asked[] = array( $pair, $checkin );
			}
		}
		usort( $asked, static fn ( array $a, array $b ): int => $b[1]['hours_ago'] <=> $a[1]['hours_ago'] );
		return array_values( array_filter( array_map( fn ( array $one ): ?array => $this->ask( ...$one ), $asked ) ) );
	}

	/**
	 * @param CheckInData $checkin
	 * @return Listed|null
	 */
	private function ask( Mentorship $pair, array $checkin ): ?array {
		$side = Side::from( $checkin['side'] );
		$who  = $pair->participant( $side )->id;
		$at   = $this->clock->now() - self::HOUR * $checkin['hours_ago'];
		$id   = $this->history->ask( new CheckInTurn( $pair->id, $side, $checkin['day'] ), $who, $at );
		if ( ! isset( $checkin['score'] ) ) {
			$user = get_userdata( $who );
			return array(
				'email' => false === $user ? '' : $user->user_email,
				'hash'  => $this->history->link( $id, $at ),
			);
		}
		$this->history->answer( $id, $checkin['score'], $checkin['comment'] ?? '', $checkin['contact_me'] ?? false, $at + 2 * self::HOUR );
		return null;
	}
}
