import {
	differenceInHours,
	differenceInMinutes,
	differenceInMonths,
	differenceInYears,
} from 'date-fns';
import { day, daysBetween, moment } from './dates';
import { pageLocale } from './page-lang';

/** "prieš 5 minutes", "vakar", "3 weeks ago"; days are those of Vilnius. */
export function relativeTime( value: string, now: Date = new Date() ): string {
	const at = moment( value );
	const [ count, unit ] = distance( at, now );
	return new Intl.RelativeTimeFormat( pageLocale(), {
		// "Yesterday", but not "last month" for what is four weeks old.
		numeric: unit === 'day' || unit === 'second' ? 'auto' : 'always',
	} ).format( count, unit );
}

function distance(
	at: Date,
	now: Date
): [ number, Intl.RelativeTimeFormatUnit ] {
	const minutes = differenceInMinutes( at, now );
	if ( Math.abs( minutes ) < 60 ) {
		return minutes === 0 ? [ 0, 'second' ] : [ minutes, 'minute' ];
	}
	const days = daysBetween(
		day( now.toISOString() ),
		day( at.toISOString() )
	);
	if ( days === 0 ) {
		return [ differenceInHours( at, now ), 'hour' ];
	}
	if ( Math.abs( days ) < 7 ) {
		return [ days, 'day' ];
	}
	const months = differenceInMonths( at, now );
	if ( months === 0 ) {
		return [ Math.trunc( days / 7 ), 'week' ];
	}
	return Math.abs( months ) < 12
		? [ months, 'month' ]
		: [ differenceInYears( at, now ), 'year' ];
}
