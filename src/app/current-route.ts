import { matchPath } from 'react-router-dom';
import { appRoutes, type AppRoute } from './routes';

let routes: AppRoute[] | null = null;

/** The table of this page, made once. */
export function currentRoutes(): AppRoute[] {
	routes ??= appRoutes();
	return routes;
}

/** For tests. */
export function forgetRoutes(): void {
	routes = null;
}

/** The route of a path, without regard to a slash at its end. */
export function routeAt( pathname: string ): AppRoute | null {
	return (
		currentRoutes().find( ( { path } ) =>
			matchPath( { path: decodeURI( path ), end: true }, pathname )
		) ?? null
	);
}

/** Resolves when the screen is loaded, or cannot be: then the frame says so. */
export async function loadScreenAt(
	pathname: string,
	basePath: string
): Promise< void > {
	const route = routeAt( pathname.slice( basePath.length ) || '/' );
	await route?.screen.load().catch( () => undefined );
}
