import { format } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { lt } from 'date-fns/locale/lt';
import { inVilnius, moment } from './dates';
import { pageLocale } from './page-lang';

/** Patterns of date-fns, Lithuanian and English; "m." and "d." never stand alone at the end of a line. */
const PATTERNS = {
	dayLabel: [ "y\u00a0'm.' MMMM d\u00a0'd.'", 'd MMMM y' ],
	longDay: [ "y\u00a0'm.' MMMM d\u00a0'd.', cccc", 'EEEE d MMMM y' ],
	monthYear: [ "y\u00a0'm.' LLLL", 'LLLL y' ],
	monthOfDay: [ 'MMMM', 'MMMM' ],
	shortMonth: [ 'LLL', 'LLL' ],
	weekday: [ 'cccc', 'EEEE' ],
} as const;

function inWords( value: string, name: keyof typeof PATTERNS ): string {
	const lithuanian = pageLocale() === 'lt-LT';
	return format( moment( value ), PATTERNS[ name ][ lithuanian ? 0 : 1 ], {
		...inVilnius,
		locale: lithuanian ? lt : enGB,
	} );
}

/** "2026 m. lapkričio 20 d.", "20 November 2026": what separates days in a conversation. */
export function dayLabel( value: string ): string {
	return inWords( value, 'dayLabel' );
}

/** "2026 m. lapkričio 20 d., penktadienis", "Friday 20 November 2026" */
export function longDay( value: string ): string {
	return inWords( value, 'longDay' );
}

/** "lapkr.", "Nov" */
export function shortMonth( value: string ): string {
	return inWords( value, 'shortMonth' );
}

/** "2026 m. gruodis", "December 2026" */
export function monthYear( value: string ): string {
	return inWords( value, 'monthYear' );
}

/** "gruodžio", "December": the month as it stands beside a date. */
export function monthOfDay( value: string ): string {
	return inWords( value, 'monthOfDay' );
}

/** "ketvirtadienis", "Thursday" */
export function weekday( value: string ): string {
	return inWords( value, 'weekday' );
}
