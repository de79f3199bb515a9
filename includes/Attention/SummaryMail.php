<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Attention;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\StaffMail;

/**
 * Tells staff on Mondays what waits: the numbers of the tiles.
 */
final readonly class SummaryMail implements StaffMail {

	public const KEY        = 'staff_summary';
	public const CAPABILITY = StaffMenu::CAPABILITY;

	public function __construct( private Attention $attention ) {}

	public function key(): string {
		return self::KEY;
	}

	public function capability(): string {
		return self::CAPABILITY;
	}

	public function title(): string {
		return __( 'What waits, on Mondays', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'This week in the portal: {number} to deal with', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'This waits for the staff of the programme:', 'mentoriai-portal' ),
				'{kinds}',
			),
			__( 'See what waits', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'number', __( 'How many things wait', 'mentoriai-portal' ), '7' ),
			new MailPlaceholder( 'kinds', __( 'What waits and how many of it, one kind a line', 'mentoriai-portal' ), __( 'Profiles to review', 'mentoriai-portal' ) . ': 7' ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$waiting = is_array( $data['waiting'] ?? null ) ? array_filter( $data['waiting'], 'is_int' ) : array();
		$kinds   = array_intersect_key( $this->attention->kinds(), $waiting );
		$lines   = array();
		foreach ( $kinds as $key => $kind ) {
			$lines[] = $kind->label() . ': ' . $waiting[ $key ];
		}
		return array() === $lines ? null : new MailFacts(
			array(
				'number' => (string) array_sum( array_intersect_key( $waiting, $kinds ) ),
				'kinds'  => implode( "\n", $lines ),
			),
			Attention::url()
		);
	}
}
