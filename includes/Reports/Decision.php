<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

/**
 * What staff make of a case.
 */
enum Decision: string {
	case Nothing = 'nothing';
	case Warn    = 'warn';
	case Hide    = 'hide';
	case Pause   = 'pause';
	case Close   = 'close';

	/** On the button or beside the radio. */
	public function label(): string {
		return match ( $this ) {
			self::Nothing => __( 'Nothing is done', 'mentoriai-portal' ),
			self::Warn    => __( 'Warn the person', 'mentoriai-portal' ),
			self::Hide    => __( 'Hide the review', 'mentoriai-portal' ),
			self::Pause   => __( 'Pause the account', 'mentoriai-portal' ),
			self::Close   => __( 'Close the account', 'mentoriai-portal' ),
		};
	}

	/** When it is decided. */
	public function done_label(): string {
		return match ( $this ) {
			self::Nothing => __( 'Nothing was done', 'mentoriai-portal' ),
			self::Warn    => __( 'The person was warned', 'mentoriai-portal' ),
			self::Hide    => __( 'The review was hidden', 'mentoriai-portal' ),
			self::Pause   => __( 'The account was paused', 'mentoriai-portal' ),
			self::Close   => __( 'The account was closed', 'mentoriai-portal' ),
		};
	}

	/** Whether it changes an account. */
	public function is_about_account(): bool {
		return self::Pause === $this || self::Close === $this;
	}
}
