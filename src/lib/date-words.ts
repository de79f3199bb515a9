import { type Day, lightFormat, type Month } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { lt } from 'date-fns/locale/lt';
import { daysBetween, moment } from './dates';
import { pageLocale } from './page-lang';

/*
 * Days in the words of date-fns's locales. Its `format()` would bring every pattern there is, and English in any language:
 * two thirds more than the words themselves.
 */

function isLithuanian(): boolean {
	return pageLocale() === 'lt-LT';
}

function words() {
	return ( isLithuanian() ? lt : enGB ).localize;
}

function monthOf( value: string ): Month {
	return moment( value ).getMonth() as Month;
}

/** The month beside a date ("gruodžio"), or alone ("gruodis"); in English they are one. */
function month( value: string, context: 'formatting' | 'standalone' ): string {
	return words().month( monthOf( value ), {
		width: 'wide',
		context,
	} );
}

/** "2026 m. lapkričio 20 d.", "20 November 2026": what separates days in a conversation. "m." and "d." stay beside their figure. */
export function dayLabel( value: string ): string {
	const [ year, date ] = lightFormat( moment( value ), 'yyyy d' ).split(
		' '
	);
	return isLithuanian()
		? `${ year }\u00a0m. ${ monthOfDay( value ) } ${ date }\u00a0d.`
		: `${ date } ${ monthOfDay( value ) } ${ year }`;
}

/** "2026 m. lapkričio 20 d., penktadienis", "Friday 20 November 2026" */
export function longDay( value: string ): string {
	return isLithuanian()
		? `${ dayLabel( value ) }, ${ weekday( value ) }`
		: `${ weekday( value ) } ${ dayLabel( value ) }`;
}

/** "lapkr.", "Nov" */
export function shortMonth( value: string ): string {
	return words().month( monthOf( value ), {
		width: 'abbreviated',
	} );
}

/** "2026 m. gruodis", "December 2026" */
export function monthYear( value: string ): string {
	const year = lightFormat( moment( value ), 'yyyy' );
	const name = month( value, 'standalone' );
	return isLithuanian()
		? `${ year }\u00a0m. ${ name }`
		: `${ name } ${ year }`;
}

/** "gruodžio", "December": the month as it is beside a date. */
export function monthOfDay( value: string ): string {
	return month( value, 'formatting' );
}

/** "vasario 5–6 d., penktadienis–šeštadienis", "5–6 February, Friday to Saturday"; without weekdays where they would repeat. */
export function dayRange( from: string, to: string ): string {
	const lithuanian = isLithuanian();
	const [ first, last ] = [ from, to ].map( ( value ) =>
		lightFormat( moment( value ), 'd' )
	);
	const months = [ monthOfDay( from ), monthOfDay( to ) ];
	const within = `${ first }–${ last }`;
	const oneMonth = from.slice( 0, 7 ) === to.slice( 0, 7 );
	let days: string;
	if ( lithuanian ) {
		days = oneMonth
			? `${ months[ 0 ] } ${ within }\u00a0d.`
			: `${ months[ 0 ] } ${ first }\u00a0d. – ${ months[ 1 ] } ${ last }\u00a0d.`;
	} else {
		days = oneMonth
			? `${ within } ${ months[ 0 ] }`
			: `${ first } ${ months[ 0 ] } – ${ last } ${ months[ 1 ] }`;
	}
	return daysBetween( from, to ) < 7
		? `${ days }, ${ weekday( from ) }${
				lithuanian ? '–' : ' to '
		  }${ weekday( to ) }`
		: days;
}

/** "ketvirtadienis", "Thursday" */
export function weekday( value: string ): string {
	return words().day( moment( value ).getDay() as Day, {
		width: 'wide',
		context: 'standalone',
	} );
}
