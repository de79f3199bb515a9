import { type Day, lightFormat, type Month } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { lt } from 'date-fns/locale/lt';
import { moment } from './dates';
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

/** "gruodžio", "December": the month as it stands beside a date. */
export function monthOfDay( value: string ): string {
	return month( value, 'formatting' );
}

/** "ketvirtadienis", "Thursday" */
export function weekday( value: string ): string {
	return words().day( moment( value ).getDay() as Day, {
		width: 'wide',
		context: 'standalone',
	} );
}
