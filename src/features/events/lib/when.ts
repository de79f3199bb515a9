import { __, sprintf } from '@wordpress/i18n';
import { dayLabel, dayRange, longDay, weekday } from '../../../lib/date-words';
import type { EventCard, EventData } from '../api';

function withTime( text: string, time: string ): string {
	return time ? `${ text }, ${ time }` : text;
}

/** Below the topic in a list: "Ketvirtadienis, 17:30"; of several days "Vasario 5–6 d., penktadienis–šeštadienis, 10:00". */
export function whenLine( {
	start_date: start,
	end_date: end,
	start_time: time,
}: EventCard ): string {
	const days = end > start ? dayRange( start, end ) : weekday( start );
	return withTime(
		days.slice( 0, 1 ).toLocaleUpperCase( 'lt' ) + days.slice( 1 ),
		time
	);
}

/** "2026-11-12", or the first and the last day. */
export function shortDays( {
	start_date: start,
	end_date: end,
}: Pick< EventCard, 'start_date' | 'end_date' > ): string {
	return end > start ? `${ start } – ${ end }` : start;
}

/** "Moved from 3 December to 17 December": days without their year where it is the same, times on the same day; '' where it was not moved. */
export function movedText( {
	moved_from: from,
	start_date: day,
	start_time: time,
}: Pick< EventCard, 'moved_from' | 'start_date' | 'start_time' > ): string {
	if ( ! from ) {
		return '';
	}
	const oneYear = from.start_date.slice( 0, 4 ) === day.slice( 0, 4 );
	const label = ( value: string ) =>
		oneYear
			? dayLabel( value ).replace( /^\d+\u00a0m\. | \d+$/, '' )
			: dayLabel( value );
	const [ was, is ] =
		from.start_date === day
			? [ from.start_time, time ]
			: [ label( from.start_date ), label( day ) ];
	return sprintf(
		/* translators: 1, 2: days or times of an event: before and now, as in "Moved from 3 December to 17 December" */
		__( 'Moved from %1$s to %2$s', 'mentoriai-portal' ),
		was,
		is
	);
}

/** "2026 m. gruodžio 3 d., ketvirtadienis, 17:30" */
export function startText( dates: EventData[ 'dates' ] ): string {
	return withTime( longDay( dates.start_date ), dates.start_time );
}

/** The end, where editors want it shown: the time alone on the same day. */
export function endText( dates: EventData[ 'dates' ] ): string {
	if ( ! dates.show_end ) {
		return '';
	}
	return dates.end_date > dates.start_date
		? withTime( longDay( dates.end_date ), dates.end_time )
		: dates.end_time;
}

/** The days of an event that is over. */
export function pastText( dates: EventData[ 'dates' ] ): string {
	const start = longDay( dates.start_date );
	return dates.end_date > dates.start_date
		? `${ start } – ${ longDay( dates.end_date ) }`
		: start;
}
