import { blocksBoot } from './boot';

/*
 * Days as the page says them: wp-admin may be in another language, which lib/date-words follows.
 */

function format( day: string, options: Intl.DateTimeFormatOptions ): string {
	const time = Date.parse( `${ day }T00:00:00Z` );
	return Number.isNaN( time )
		? ''
		: new Intl.DateTimeFormat(
				blocksBoot().lang === 'en' ? 'en-GB' : 'lt-LT',
				{ timeZone: 'UTC', ...options }
		  ).format( time );
}

/** "2026 m. lapkričio 20 d.", "20 November 2026" */
export const dayLabel = ( day: string ) => format( day, { dateStyle: 'long' } );

/** "ketvirtadienis", "Thursday" */
export const weekday = ( day: string ) => format( day, { weekday: 'long' } );
