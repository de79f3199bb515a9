import { useLayoutEffect } from 'react';

/** How many parts of the page ask for each class. */
const asked = new Map< string, number >();

function ask( name: string, more: 1 | -1 ): void {
	const count = ( asked.get( name ) ?? 0 ) + more;
	asked.set( name, count );
	document.documentElement.classList.toggle( name, count > 0 );
}

/**
 * Gives the root element a class while something is there. With `:root:has()` in its place every change of the page would
 * style the whole page again.
 */
export function useRootClass( name: string, isOn = true ): void {
	useLayoutEffect( () => {
		if ( ! isOn ) {
			return undefined;
		}
		ask( name, 1 );
		return () => ask( name, -1 );
	}, [ name, isOn ] );
}
