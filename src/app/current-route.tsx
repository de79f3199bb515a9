import { matchRoutes, type RouteObject } from 'react-router-dom';
import { afterFirstPaint } from '../lib/after-paint';
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
 * Resolves when the screen of an address is loaded, or cannot be: then the frame says so. For whom it is for it begins to
 * ask for what it shows.
 */
export async function loadScreenAt(
	pathname: string,
	basePath: string
): Promise< void > {
	const matches = matchRoutes(
		screenRoutes(),
		{ pathname },
		basePath || '/'
	);
	const match = matches?.[ 0 ];
	const route: AppRoute | undefined = match?.route.handle;
	const screen = await route?.screen.load().catch( () => undefined );
	const role = storedRole();
	if ( screen?.begin && route && role && isFor( route.entry, role ) ) {
		afterFirstPaint( () => screen.begin?.( match?.params ?? {}, role ) );
	}
}
