import { __, sprintf } from '@wordpress/i18n';
import { monthYear, shortMonth } from '../../../lib/date-words';
import { formatNumber } from '../../../lib/numbers';
import type { Results } from '../api';

/** One column of a chart. */
export interface Column {
	/** `yyyy-MM` */
	month: string;
	value: number;
}

export function shortName( month: string ): string {
	return shortMonth( `${ month }-01` );
}

export function longName( month: string ): string {
	return monthYear( `${ month }-01` );
}

export function sum( columns: readonly Column[] ): number {
	return columns.reduce( ( all, { value } ) => all + value, 0 );
}

/** How large a bar is beside the largest, in per cent; a little is never nothing. */
export function share( value: number, largest: number ): number {
	return value <= 0 || largest <= 0
		? 0
		: Math.max( 1, Math.round( ( 1000 * value ) / largest ) / 10 );
}

/** A chart in one sentence, for those who do not see it. */
export function summary( title: string, columns: readonly Column[] ): string {
	const first = columns[ 0 ];
	const last = columns.at( -1 );
	if ( ! first || ! last ) {
		return title;
	}
	const best = columns.reduce( ( top, column ) =>
		column.value > top.value ? column : top
	);
	if ( best.value === 0 ) {
		return sprintf(
			/* translators: 1: what is counted; 2: first month; 3: last month. */
			__(
				'%1$s, %2$s – %3$s: nothing in any month.',
				'mentoriai-portal'
			),
			title,
			longName( first.month ),
			longName( last.month )
		);
	}
	return sprintf(
		/* translators: 1: what is counted; 2: first month; 3: last month; 4: sum; 5: the best month; 6: its number; 7: number of this month. */
		__(
			'%1$s, %2$s – %3$s: %4$s in all. Most: %5$s, %6$s. This month so far: %7$s.',
			'mentoriai-portal'
		),
		title,
		longName( first.month ),
		longName( last.month ),
		formatNumber( sum( columns ) ),
		longName( best.month ),
		formatNumber( best.value ),
		formatNumber( last.value )
	);
}

/** "40 min.", "2,5 h", "3 d.": short enough to need no plural. */
export function duration( hours: number ): string {
	if ( hours < 1 ) {
		return sprintf(
			/* translators: %s: a number of minutes, abbreviated unit. */
			__( '%s min', 'mentoriai-portal' ),
			formatNumber( Math.max( 1, Math.round( hours * 60 ) ) )
		);
	}
	if ( hours < 48 ) {
		const shown = hours < 10 ? Math.round( hours * 10 ) / 10 : hours;
		return sprintf(
			/* translators: %s: a number of hours, abbreviated unit. */
			__( '%s h', 'mentoriai-portal' ),
			formatNumber( hours < 10 ? shown : Math.round( shown ) )
		);
	}
	return sprintf(
		/* translators: %s: a number of days, abbreviated unit. */
		__( '%s d', 'mentoriai-portal' ),
		formatNumber( Math.round( hours / 24 ) )
	);
}

/** No one has looked and no one has written. */
export function isEmpty( { sus_men: me, aktyvumas: did }: Results ): boolean {
	return (
		me.total === 0 && did.conversations === 0 && did.plans_received === 0
	);
}
