import { queryOptions } from '@tanstack/react-query';
import { call, type Output } from '../../api/client';
import { bootReply } from '../../lib/boot';

export type EventCard = Output< 'get_events' >[ number ];
export type EventData = Output< 'events' >;

/** The server answered with something else than a list of events. */
export class InvalidDataError extends Error {}

/** What the document brought along is as old as the document. */
const LOADED_AT = performance.timeOrigin;

/** All events: upcoming by date, then past ones, newest first. */
export const eventsQuery = queryOptions( {
	queryKey: [ 'get_events' ] as const,
	queryFn: async ( { signal } ) => {
		const list: unknown = await call( 'get_events', {}, { signal } );
		if ( ! Array.isArray( list ) ) {
			throw new InvalidDataError();
		}
		return list as EventCard[];
	},
	initialDataUpdatedAt: LOADED_AT,
	initialData: () => {
		const list: unknown = bootReply( 'get_events', {} );
		return Array.isArray( list ) ? ( list as EventCard[] ) : undefined;
	},
} );

export function eventQuery( slug: string ) {
	return queryOptions( {
		queryKey: [ 'event', slug ] as const,
		queryFn: ( { signal } ): Promise< EventData > =>
			call( 'events', { slug }, { signal } ),
		initialDataUpdatedAt: LOADED_AT,
		initialData: () => bootReply( 'events', { slug } ),
	} );
}
