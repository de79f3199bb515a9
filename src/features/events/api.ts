import { queryOptions } from '@tanstack/react-query';
import { call, type Output } from '../../api/client';
import { fromBoot, keyOf } from '../../api/queries';

export type EventCard = Output< 'get_events' >[ number ];
export type EventData = Output< 'events' >;

/** The server answered with something else than a list of events. */
export class InvalidDataError extends Error {}

/** All events: upcoming by date, then past ones, newest first. */
export const eventsQuery = queryOptions( {
	queryKey: keyOf( 'get_events', {} ),
	queryFn: async ( { signal } ) => {
		const list: unknown = await call( 'get_events', {}, { signal } );
		if ( ! Array.isArray( list ) ) {
			throw new InvalidDataError();
		}
		return list as EventCard[];
	},
	...fromBoot( 'get_events', {}, ( list: unknown ) =>
		Array.isArray( list ) ? ( list as EventCard[] ) : undefined
	),
} );
