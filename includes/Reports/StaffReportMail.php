<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\StaffMail;
use MentoriaiPortal\Reports\Admin\ReportsPage;

/**
 * Tells staff of a report. What it says, who made it and whom it is about stays in wp-admin.
 */
final readonly class StaffReportMail implements StaffMail {

	public const KEY        = 'staff_report';
	public const CAPABILITY = StaffMenu::CAPABILITY;

	public function __construct( private CaseRepository $cases ) {}

	public function key(): string {
		return self::KEY;
	}

	public function capability(): string {
		return self::CAPABILITY;
	}

	public function title(): string {
		return __( 'Reports', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'A report waits for you (no. {number})', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'Something on the portal was reported and waits for your decision.', 'mentoriai-portal' ),
				__( 'What: {what}', 'mentoriai-portal' ),
				__( 'Why: {reason}', 'mentoriai-portal' ),
				__( 'People who reported it: {voices}', 'mentoriai-portal' ),
			),
			__( 'Open the case', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'number', __( 'Number of the case', 'mentoriai-portal' ), '12' ),
			new MailPlaceholder( 'what', __( 'What was reported', 'mentoriai-portal' ), What::Message->label() ),
			new MailPlaceholder( 'reason', __( 'The first reason', 'mentoriai-portal' ), Reason::Rude->label() ),
			new MailPlaceholder( 'voices', __( 'How many people reported it', 'mentoriai-portal' ), '2' ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$case = $this->cases->find( is_int( $data['id'] ?? null ) ? $data['id'] : 0 );
		return null === $case || ! $case->is_open() ? null : new MailFacts(
			array(
				'number' => (string) $case->number,
				'what'   => $case->what->label(),
				'reason' => $case->reason->label(),
				'voices' => (string) $case->voices,
			),
			ReportsPage::url( array( 'report' => (string) $case->number ) )
		);
	}
}
