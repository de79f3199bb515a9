import { __, sprintf } from '@wordpress/i18n';
import { longDay } from '../../../lib/date-words';
import { moment, time } from '../../../lib/dates';
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
	const here = new Date( at );
	const own = [ here.getHours(), here.getMinutes() ]
		.map( ( part ) => String( part ).padStart( 2, '0' ) )
		.join( ':' );
	return own === time( at )
		? ''
		: sprintf(
				/* translators: %s: a time, e.g. 09:00. */
				__( '%s where you are', 'mentoriai-portal' ),
				own
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

/** What an input of day and time has, as the server takes it: the input tells Vilnius's clock. '' for anything else. */
export function toWire( typed: string ): string {
	const at = Number( moment( typed ) );
	return Number.isNaN( at ) ? '' : new Date( at ).toISOString();
}

/** Whether one may say now if it took place. */
export function maySpeak( { state, start, minutes }: Meeting ): boolean {
	if (
		start === null ||
		[ 'proposed', 'declined', 'cancelled' ].includes( state )
	) {
		return false;
	}
	const since = Date.now() - Date.parse( start );
	return since >= 0 && since < minutes * MINUTE + WORD_DAYS * DAY;
}

/** Whether there is still something to do or to come. */
export function isOpen( meeting: Meeting ): boolean {
	return (
		meeting.state === 'proposed' ||
		( meeting.state === 'agreed' &&
			( maySpeak( meeting ) ||
				Date.parse( meeting.start ?? '' ) > Date.now() ) )
	);
}
