import { daysBetween } from '../../../lib/dates';
import { pageLocale } from '../../../lib/page-lang';
import type { EventCard } from '../api';

/** Days. */
export const PERIODS = [ 7, 30, 90 ] as const;
export type Period = ( typeof PERIODS )[ number ];

export interface EventFilter {
	/** Name of a town; '' for all. */
	town: string;
	/** Null for any time. */
	period: Period | null;
}

/** A period reaches both ways from today: what is ahead and what was. An event that continues is always within. */
export function matches(
	event: EventCard,
	{ town, period }: EventFilter,
	today: string
): boolean {
	if ( town !== '' && event.miestas !== town ) {
		return false;
	}
	if ( period === null ) {
		return true;
	}
	return event.is_past
		? daysBetween( event.end_date, today ) <= period
		: daysBetween( today, event.start_date ) <= period;
}

/** The towns that have events, in the order of the alphabet; the chosen one stays among them. */
export function townsOf(
	events: readonly EventCard[],
	chosen: string
): string[] {
	const towns = new Set( events.map( ( { miestas } ) => miestas ) );
	towns.add( chosen );
	towns.delete( '' );
	return [ ...towns ].sort( new Intl.Collator( pageLocale() ).compare );
}
