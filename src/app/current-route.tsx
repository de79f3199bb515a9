import { matchRoutes, type RouteObject } from 'react-router-dom';
import { afterFirstPaint } from '../lib/after-paint';
import { sessionStore } from '../lib/session';
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
 * Resolves when the screen of an address is loaded, or cannot be: then the frame says so. With a token it begins to ask
 * for what it shows.
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
	if ( screen?.begin && sessionStore.getState().token ) {
		afterFirstPaint( () => screen.begin?.( match?.params ?? {} ) );
	}
}
