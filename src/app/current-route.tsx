import { matchRoutes, type RouteObject } from 'react-router-dom';
import { storedRole } from '../lib/session';
import { isFor } from './guard';
import { GuardedScreen } from './guarded-screen';
import { type AppRoute, appRoutes } from './routes';

let routes: RouteObject[] | null = null;

/** The routes of this page, made once. */
export function screenRoutes(): RouteObject[] {
	routes ??= appRoutes().map( ( route ) => ( {
		// The router compares with decoded paths.
		path: decodeURI( route.path ),
		element: <GuardedScreen route={ route } />,
		handle: route,
	} ) );
	return routes;
}

/**
 * Resolves when the screen of an address is loaded, or cannot be: then the frame says so.
 *
 * @return Begins to ask for what it shows, for whom it is for; resolves when that can be drawn.
 */
export async function loadScreenAt(
	pathname: string,
	basePath: string
): Promise< () => Promise< unknown > > {
	const matches = matchRoutes(
		screenRoutes(),
		{ pathname },
		basePath || '/'
	);
	const match = matches?.[ 0 ];
	const route: AppRoute | undefined = match?.route.handle;
	const screen = await route?.screen.load().catch( () => undefined );
	return async () => {
		const role = storedRole();
		if ( route && role && isFor( route.entry, role ) ) {
			await screen?.begin?.( match?.params ?? {}, role );
		}
	};
}
