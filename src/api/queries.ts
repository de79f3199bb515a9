import { queryOptions } from '@tanstack/react-query';
import { bootReply } from '../lib/boot';
import { call, type Input, type Output, type RouteName } from './client';

declare const made: unique symbol;

/** The key of everything that is cached: the route it is read by, and with what input. Only keyOf() makes one. */
export type RouteKey = readonly [ route: RouteName, input?: object ] & {
	readonly [ made ]: true;
};

declare module '@tanstack/react-query' {
	interface Register {
		queryKey: RouteKey;
	}
}

/**
 * @param route
 * @param input Without it: whatever is cached of the route, to be invalidated.
 */
export function keyOf< Name extends RouteName >(
	route: Name,
	input?: Partial< Input< Name > >
): RouteKey {
	return ( input ? [ route, input ] : [ route ] ) as unknown as RouteKey;
}

/** What the document brought along is as old as the document. */
const LOADED_AT = performance.timeOrigin;

/**
 * The reply that the document brought along for a call, as what a query begins with.
 *
 * @param route
 * @param input
 * @param select What the query keeps of it; undefined for nothing.
 */
export function fromBoot< Name extends RouteName, Data >(
	route: Name,
	input: Input< Name >,
	select: ( reply: Output< Name > ) => Data | undefined
) {
	return {
		initialData: (): Data | undefined => {
			const reply = bootReply( route, input );
			return reply === undefined ? undefined : select( reply );
		},
		initialDataUpdatedAt: LOADED_AT,
	};
}

/** A route as a query, beginning with what the document brought along. */
export function queryOf< Name extends RouteName >(
	route: Name,
	input: Input< Name >
) {
	return queryOptions( {
		queryKey: keyOf( route, input ),
		queryFn: ( { signal } ): Promise< Output< Name > > =>
			call( route, input, { signal } ),
		...fromBoot( route, input, ( reply ) => reply ),
	} );
}
