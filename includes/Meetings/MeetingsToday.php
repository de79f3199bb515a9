<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Today\TodayItem;
use MentoriaiPortal\Core\Today\TodayKind;
use MentoriaiPortal\Core\Today\TodaySource;
use MentoriaiPortal\Mentorships\Pairs;

/**
 * Meetings that come, that the other side proposed, and that are over and wait for this side's word.
 */
final readonly class MeetingsToday implements TodaySource {

	public function __construct( private MeetingTodayRepository $meetings, private Pairs $pairs, private Clock $clock ) {}

	public function select( Identity $viewer ): ?UnionPart {
		$side = Side::try_of( $viewer );
		return null === $side || ! $viewer->is_public() ? null : $this->meetings->select( $side, $viewer->user_id, $this->pairs->is_active( 'm.mentorship_id' ), $this->clock->now() );
	}

	public function items( array $rows, Identity $viewer, Lang $lang ): array {
		usort( $rows, static fn ( array $a, array $b ): int => array( $a['due'], (int) $a['id'] ) <=> array( $b['due'], (int) $b['id'] ) );
		return array_map(
			static function ( array $row ) use ( $lang ): TodayItem {
				[ $title, $text ] = self::words( $row );
				return new TodayItem( TodayKind::Meeting, sprintf( $title, ( new Participant( (int) $row['other_id'], $row['display_name'] ) )->name() ), $text, PortalUrls::mentorship( (int) $row['mentorship_id'], $lang ), self::at( $row ) );
			},
			$rows
		);
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array{string, string}
	 */
	private static function words( array $row ): array {
		return match ( $row['what'] ) {
			/* translators: %s: a person's name, which is not declined. */
			'answer' => array( __( 'Proposes a meeting: %s', 'mentoriai-portal' ), __( 'Choose the time that suits you.', 'mentoriai-portal' ) ),
			/* translators: %s: a person's name, which is not declined. */
			'coming' => array( __( 'Meeting: %s', 'mentoriai-portal' ), (string) $row['place'] ),
			/* translators: %s: a person's name, which is not declined. */
			default  => array( __( 'Did you meet? %s', 'mentoriai-portal' ), __( 'Say if it took place, so that its hours count.', 'mentoriai-portal' ) ),
		};
	}

	/**
	 * Of a day that was never proposed nobody knows the hour; of a proposal the time is not chosen.
	 *
	 * @param array<string, string|null> $row
	 */
	private static function at( array $row ): ?string {
		return match ( true ) {
			null !== $row['day']       => substr( $row['day'], 0, 10 ),
			null !== $row['starts_at'] => Clock::sql_to_wire( $row['starts_at'] ),
			default                    => null,
		};
	}
}
