import { pageLocale } from './page-lang';

/** The portal lives in one zone (specification 1, section 9), whatever the visitor's clock says. */
const ZONE = 'Europe/Vilnius';
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Intl knows no short Lithuanian month names: it answers with numbers. */
const LITHUANIAN_MONTHS = [
	'saus.',
	'vas.',
	'kov.',
	'bal.',
	'geg.',
	'birž.',
	'liep.',
	'rugp.',
	'rugs.',
	'spal.',
	'lapkr.',
	'gruod.',
] as const;

/** A day alone is that day, not its midnight somewhere. */
function instant( value: string ): Date {
	return new Date( DAY.test( value ) ? `${ value }T12:00:00Z` : value );
}

function zoneOf( value: string ): string {
	return DAY.test( value ) ? 'UTC' : ZONE;
}

function parts(
	value: string,
	options: Intl.DateTimeFormatOptions
): Record< string, string > {
	const found: Record< string, string > = {};
	for ( const part of new Intl.DateTimeFormat( 'en-GB', {
		timeZone: zoneOf( value ),
		...options,
	} ).formatToParts( instant( value ) ) ) {
		found[ part.type ] = part.value;
	}
	return found;
}

/** `2026-11-20` of an ISO time or a day. */
export function day( value: string ): string {
	const {
		year,
		month,
		day: date,
	} = parts( value, {
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
	} );
	return `${ year }-${ month }-${ date }`;
}

/** `16:42` */
export function time( value: string ): string {
	const { hour, minute } = parts( value, {
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
	} );
	return `${ hour }:${ minute }`;
}

/** `2026-11-20 16:42` */
export function dayTime( value: string ): string {
	return `${ day( value ) } ${ time( value ) }`;
}

/** Today in Vilnius. */
export function today(): string {
	return day( new Date().toISOString() );
}

/** "2026 m. lapkričio 20 d.", "20 November 2026": what separates days in a conversation. */
export function dayLabel( value: string ): string {
	return long( value, { day: 'numeric', month: 'long', year: 'numeric' } );
}

/** "2026 m. lapkričio 20 d., penktadienis", "Friday 20 November 2026" */
export function longDay( value: string ): string {
	return long( value, {
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		year: 'numeric',
	} );
}

function long( value: string, options: Intl.DateTimeFormatOptions ): string {
	return new Intl.DateTimeFormat( pageLocale(), {
		timeZone: zoneOf( value ),
		...options,
	} )
		.format( instant( value ) )
		.replace( / (m|d)\./g, '\u00a0$1.' );
}

/** "lapkr.", "Nov" */
export function shortMonth( value: string ): string {
	const { month } = parts( value, { month: 'numeric' } );
	return pageLocale() === 'lt-LT'
		? LITHUANIAN_MONTHS[ Number( month ) - 1 ] ?? ''
		: new Intl.DateTimeFormat( 'en-GB', {
				timeZone: zoneOf( value ),
				month: 'short',
		  } ).format( instant( value ) );
}

/** "3": the date alone, for calendar leaves. */
export function dayNumber( value: string ): string {
	return String( Number( parts( value, { day: 'numeric' } ).day ) );
}

/** "2026 m. gruodis", "December 2026" */
export function monthYear( value: string ): string {
	return long( value, { month: 'long', year: 'numeric' } );
}

/** "gruodžio", "December": the month as it stands beside a date. */
export function monthOfDay( value: string ): string {
	return (
		new Intl.DateTimeFormat( pageLocale(), {
			timeZone: zoneOf( value ),
			month: 'long',
			day: 'numeric',
		} )
			.formatToParts( instant( value ) )
			.find( ( { type } ) => type === 'month' )?.value ?? ''
	);
}

/** "ketvirtadienis", "Thursday" */
export function weekday( value: string ): string {
	return long( value, { weekday: 'long' } );
}

/** Whole days from one day (`yyyy-MM-dd`) to another; negative when it is before. */
export function daysBetween( from: string, to: string ): number {
	return Math.round(
		( instant( to ).getTime() - instant( from ).getTime() ) / 86_400_000
	);
}

/** `2026-12-11` of a plan's `11/12/2026` (contract 1), or of a day that is written so already; '' for anything else. */
export function isoDay( value: string ): string {
	const text = value.trim();
	const [ , date = '', month = '', year = '' ] =
		/^(\d\d)\/(\d\d)\/(\d{4})$/.exec( text ) ?? [];
	const iso = year ? `${ year }-${ month }-${ date }` : text;
	return DAY.test( iso ) && isRealDay( iso ) ? iso : '';
}

/** Whether the calendar has this `yyyy-MM-dd`. */
function isRealDay( iso: string ): boolean {
	const midnight = Date.parse( `${ iso }T00:00:00Z` );
	return (
		iso >= '1900' &&
		! Number.isNaN( midnight ) &&
		new Date( midnight ).toISOString().startsWith( iso )
	);
}
