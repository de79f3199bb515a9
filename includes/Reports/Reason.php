<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

/**
 * Why somebody reports something.
 */
enum Reason: string {
	case Spam     = 'spam';
	case Rude     = 'rude';
	case Money    = 'money';
	case Conflict = 'conflict';
	case False    = 'false';
	case Illegal  = 'illegal';
	case Other    = 'other';

	public function label(): string {
		return match ( $this ) {
			self::Spam     => __( 'Advertising or spam', 'mentoriai-portal' ),
			self::Rude     => __( 'Rude or threatening', 'mentoriai-portal' ),
			self::Money    => __( 'Asks for money', 'mentoriai-portal' ),
			self::Conflict => __( 'Conflict of interest', 'mentoriai-portal' ),
			self::False    => __( 'Not true', 'mentoriai-portal' ),
			self::Illegal  => __( 'Against the law', 'mentoriai-portal' ),
			self::Other    => __( 'Something else', 'mentoriai-portal' ),
		};
	}
}
