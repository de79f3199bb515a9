import { useEffect, useState } from 'react';

/** True once so many milliseconds have passed while active: for what should not flash. */
export function useDelayed( ms: number, active = true ): boolean {
	const [ passed, setPassed ] = useState( false );
	useEffect( () => {
		if ( ! active ) {
			return undefined;
		}
		const timer = setTimeout( () => setPassed( true ), ms );
		return () => {
			clearTimeout( timer );
			setPassed( false );
		};
	}, [ ms, active ] );
	return passed;
}
