<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Mentors\MentorKind;

/**
 * Puts in cases without emails, for a demo.
 */
final readonly class ReportHistory {

	public function __construct( private ReportRepository $reports, private CaseRepository $cases, private Things $things ) {}

	/**
	 * @param int                                                       $id     Of a message, a review or a mentor with an account.
	 * @param non-empty-list<array{who: Reporter, text: string, at: int}> $voices Oldest first.
	 * @return int The number of the case; 0 where there is one, or nothing to report.
	 */
	public function add( What $what, int $id, Reason $reason, array $voices ): int {
		$thing = $this->things->find( $what, MentorKind::Dynamic, $id, $voices[0]['who']->member );
		if ( null === $thing || $this->reports->is_known( $thing ) ) {
			return 0;
		}
		$this->reports->open( $thing, $reason, $voices[0]['at'] );
		$number = (int) $this->reports->open_id( $thing->key() );
		$this->reports->keep_texts( $number, $thing->texts );
		foreach ( $voices as $voice ) {
			$this->reports->add_voice( $number, $voice['who'], $reason, $voice['text'], $voice['at'] );
		}
		return $number;
	}

	public function decide( int $number, Decision $decision, string $text, int $by, int $at ): void {
		$this->cases->close( $number, $decision, $text, $by, $at );
	}
}
