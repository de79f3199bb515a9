import type { Problems, SettingsTab } from './types';

/** What is wrong below a path, by the rest of the path. */
export function problemsBelow( problems: Problems, path: string ): Problems {
	return Object.fromEntries(
		Object.entries( problems )
			.filter( ( [ at ] ) => at.startsWith( `${ path }.` ) )
			.map( ( [ at, text ] ) => [ at.slice( path.length + 1 ), text ] )
	);
}

/** The first tab with something wrong on it. */
export function wrongTab(
	tabs: readonly SettingsTab[],
	problems: Problems
): string | undefined {
	const wrong = new Set(
		Object.keys( problems ).map( ( path ) => path.split( '.' )[ 0 ] )
	);
	return tabs.find( ( { fields } ) =>
		fields.some( ( { name } ) => wrong.has( name ) )
	)?.name;
}
