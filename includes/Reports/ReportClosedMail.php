<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\LongDay;
use MentoriaiPortal\Mail\AddressedMail;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;

/**
 * Tells who reported something, a guest too, that staff have decided, and what staff write about it.
 */
final readonly class ReportClosedMail implements AddressedMail {

	public const KEY = 'report_closed';

	public function __construct( private CaseRepository $cases, private Clock $clock ) {}

	public function key(): string {
		return self::KEY;
	}

	public function title(): string {
		return __( 'Report: answer to who reported', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'We have looked into your report', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'Thank you for telling us. We have looked into what you reported on {day} (no. {number}) and made a decision.', 'mentoriai-portal' ),
				__( 'What we decided: {text}', 'mentoriai-portal' ),
				__( 'The person concerned does not learn from us who reported it.', 'mentoriai-portal' ),
			)
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'day', __( 'When it was reported', 'mentoriai-portal' ), __( '31 December 2026', 'mentoriai-portal' ) ),
			new MailPlaceholder( 'number', __( 'Number of the case', 'mentoriai-portal' ), '12' ),
			new MailPlaceholder( 'text', __( 'What staff wrote', 'mentoriai-portal' ), __( 'We have asked the author to keep to the rules.', 'mentoriai-portal' ), true ),
		);
	}

	public function address( array $data ): string {
		return $this->cases->guest_address( self::voice_id( $data ) );
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$voice = $this->cases->voice( self::voice_id( $data ) );
		$case  = null === $voice ? null : $this->cases->find( $voice['report_id'] );
		return null === $voice || null === $case || $case->is_open() || '' === $case->decision_text ? null : new MailFacts(
			array(
				'day'    => LongDay::of( $this->clock->local( Clock::from_sql( $voice['created_at'] ) )->format( 'Y-m-d' ), $lang ),
				'number' => (string) $case->number,
				'text'   => $case->decision_text,
			)
		);
	}

	/** @param array<string, mixed> $data */
	private static function voice_id( array $data ): int {
		return is_int( $data['voice_id'] ?? null ) ? $data['voice_id'] : 0;
	}
}
