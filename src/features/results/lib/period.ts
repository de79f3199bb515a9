import { __ } from '@wordpress/i18n';

/** How many calendar months a period is, this one counted; one month is shown beside the one before it. */
export const PERIODS = [ 1, 6, 12 ] as const;
export type Period = ( typeof PERIODS )[ number ];

export function periodOf( text: string | null ): Period {
	return PERIODS.find( ( months ) => String( months ) === text ) ?? 6;
}

export function periodLabel( period: Period ): string {
	const labels: Record< Period, string > = {
		1: __( 'Month', 'mentoriai-portal' ),
		6: __( '6 months', 'mentoriai-portal' ),
		12: __( 'Year', 'mentoriai-portal' ),
	};
	return labels[ period ];
}

/** What is beside a number of the period. */
export function periodNote( period: Period ): string {
	const notes: Record< Period, string > = {
		1: __( 'in 30 days', 'mentoriai-portal' ),
		6: __( 'in 6 months', 'mentoriai-portal' ),
		12: __( 'in 12 months', 'mentoriai-portal' ),
	};
	return notes[ period ];
}

/** The last months of a list, oldest first. */
export function monthsOf< Month >(
	period: Period,
	months: readonly Month[]
): Month[] {
	return months.slice( -Math.max( period, 2 ) );
}
