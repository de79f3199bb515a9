import { matchRoutes, type RouteObject } from 'react-router-dom';
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

/** Resolves when the screen of an address is loaded, or cannot be: then the frame says so. */
export async function loadScreenAt(
	pathname: string,
	basePath: string
): Promise< void > {
	const matches = matchRoutes(
		screenRoutes(),
		{ pathname },
		basePath || '/'
	);
	const route: AppRoute | undefined = matches?.[ 0 ]?.route.handle;
	await route?.screen.load().catch( () => undefined );
}
