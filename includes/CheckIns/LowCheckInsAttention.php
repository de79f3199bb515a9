<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns;

use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Attention\AttentionText;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\OneLine;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Mentorships\CheckInTurns;

/**
 * Mentorships of which a side says that it goes badly, or wants to talk to staff.
 */
final readonly class LowCheckInsAttention extends AttentionKind {

	public function __construct( private CheckInRepository $checkins, private CheckInTurns $turns ) {}

	public static function key(): string {
		return 'low_checkins';
	}

	public function label(): string {
		return __( 'Check-ins that call for you', 'mentoriai-portal' );
	}

	public function select(): UnionPart {
		return $this->checkins->select_low( $this->turns->name_of_other( 'c.mentorship_id', 'c.side' ) );
	}

	public function describe( array $row ): AttentionText {
		$parts = array(
			/* translators: 1: name of the other side, 2: an answer, e.g. "Badly". */
			sprintf( __( 'With %1$s: “%2$s”', 'mentoriai-portal' ), ( new Participant( 0, $row['other_name'] ) )->name(), CheckInWording::scale()[ (int) $row['score'] ] ?? '' ),
			'1' === (string) $row['contact_me'] ? __( 'would like to talk to you', 'mentoriai-portal' ) : '',
			OneLine::of( (string) $row['comment'], 300 ),
		);
		return new AttentionText( implode( ' · ', array_filter( $parts ) ), StaffMenu::member( (int) $row['who_id'] ) );
	}
}
