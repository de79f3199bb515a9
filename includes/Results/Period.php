<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results;

use DateTimeImmutable;
use DateTimeZone;
use MentoriaiPortal\Core\Clock;

/**
 * Which months staff look at; the values are what the address carries.
 */
enum Period: string {
	case Month   = '1';
	case Quarter = '3';
	case Half    = '6';
	case Year    = '12';
	case All     = 'all';

	/** What was asked for, twelve months when it was nothing. */
	public static function from_query( mixed $value ): self {
		return is_string( $value ) ? self::tryFrom( $value ) ?? self::Year : self::Year;
	}

	public function label(): string {
		return match ( $this ) {
			self::Month   => __( 'This month', 'mentoriai-portal' ),
			self::Quarter => __( '3 months', 'mentoriai-portal' ),
			self::Half    => __( '6 months', 'mentoriai-portal' ),
			self::Year    => __( '12 months', 'mentoriai-portal' ),
			self::All     => __( 'All time', 'mentoriai-portal' ),
		};
	}

	/** The first month of it, `yyyy-MM`; '' for all of them. */
	public function since( Clock $clock ): string {
		return self::All === $this ? '' : Months::last( $clock, (int) $this->value )[0];
	}

	/** When a month began in Vilnius, in UTC as times are stored. */
	public static function begin_of( string $month ): string {
		return '' === $month ? '1970-01-01 00:00:00' : Clock::to_sql( ( new DateTimeImmutable( $month . '-01', new DateTimeZone( Clock::ZONE ) ) )->getTimestamp() );
	}
}
