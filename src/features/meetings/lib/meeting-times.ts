import { __, sprintf } from '@wordpress/i18n';
import { tzOffset } from '@date-fns/tz';
import { lightFormat } from 'date-fns';
import { longDay } from '../../../lib/date-words';
import { day, dayTime, time } from '../../../lib/dates';
import { formatNumber } from '../../../lib/numbers';
import type { Meeting } from '../api';

/** The other side may give or change its own word so long. */
const WORD_DAYS = 14;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** "2026 m. gruodžio 1 d., antradienis, 10:00", in Vilnius. */
export function timeLabel( at: string ): string {
	return `${ longDay( at ) }, ${ time( at ) }`;
}

/** The reader's own time, where the clock there differs; else ''. */
export function ownTime( at: string ): string {
	const own = lightFormat( at, 'yyyy-MM-dd HH:mm' );
	const [ ownDay = '', ownClock = '' ] = own.split( ' ' );
	return own === dayTime( at )
		? ''
		: sprintf(
				/* translators: %s: a time, e.g. 09:00, with the day where that differs. */
				__( '%s where you are', 'mentoriai-portal' ),
				ownDay === day( at ) ? ownClock : own
		  );
}

/** "45 min", "1 h 30 min" */
export function durationLabel( minutes: number ): string {
	const hours = Math.floor( minutes / 60 );
	const rest = minutes % 60;
	return [
		hours > 0 &&
			sprintf(
				/* translators: %s: a number of hours, abbreviated unit. */
				__( '%s h', 'mentoriai-portal' ),
				formatNumber( hours )
			),
		( rest > 0 || hours === 0 ) &&
			sprintf(
				/* translators: %s: a number of minutes, abbreviated unit. */
				__( '%s min', 'mentoriai-portal' ),
				formatNumber( rest )
			),
	]
		.filter( Boolean )
		.join( '\u00a0' );
}

/**
 * What an input of day and time has, as the server takes it: the input tells Vilnius's clock. '' for anything else. date-fns
 * would read it by way of the browser's clock, and be an hour off where that one changes in the same night.
 *
 * @param typed
 */
export function toWire( typed: string ): string {
	const clock = Date.parse( `${ typed }Z` );
	const less = ( at: number ) =>
		clock - tzOffset( 'Europe/Vilnius', new Date( at ) ) * MINUTE;
	return Number.isNaN( clock )
		? ''
		: new Date( less( less( clock ) ) ).toISOString();
}

/** Whether Vilnius's clock shows that time at all: in the night of the change to summer time it skips an hour. */
export function isOnClock( typed: string ): boolean {
	const at = toWire( typed );
	return at === '' || dayTime( at ) === typed.replace( 'T', ' ' );
}

/** Whether an agreed meeting has not begun; a day that was never proposed is over when it is told. */
export function isToCome( { state, start, times }: Meeting ): boolean {
	return (
		state === 'agreed' &&
		times.length > 0 &&
		Date.parse( start ?? '' ) > Date.now()
	);
}

/** The proposed times that are not over. */
export function choices( { times }: Pick< Meeting, 'times' > ): string[] {
	return times.filter( ( at ) => Date.parse( at ) > Date.now() );
}

/** Whether a proposed time can still be chosen. */
export function isChoosable( meeting: Meeting ): boolean {
	return meeting.state === 'proposed' && choices( meeting ).length > 0;
}

/** Whether one may say now if it took place. */
export function maySpeak( meeting: Meeting ): boolean {
	const { state, start, minutes, times } = meeting;
	if (
		start === null ||
		isToCome( meeting ) ||
		[ 'proposed', 'declined', 'cancelled' ].includes( state )
	) {
		return false;
	}
	return (
		Date.now() < Date.parse( start ) + minutes * MINUTE + WORD_DAYS * DAY ||
		// The time for a day that was never proposed begins when it is told.
		( times.length === 0 && state === 'agreed' )
	);
}

/** Whether there is still something to do or to come. */
export function isOpen( meeting: Meeting ): boolean {
	return (
		isChoosable( meeting ) ||
		( meeting.state === 'agreed' &&
			( isToCome( meeting ) || maySpeak( meeting ) ) ) ||
		( meeting.state === 'unclear' && maySpeak( meeting ) )
	);
}
