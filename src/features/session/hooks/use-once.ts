import { useEffect, useRef } from 'react';

/** Does at once what counts once, such as a key of a link; drawing again does not repeat it. */
export function useOnce( act: () => void ): void {
	const done = useRef( false );
	useEffect( () => {
		if ( ! done.current ) {
			done.current = true;
			act();
		}
	}, [ act ] );
}
