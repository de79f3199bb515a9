import { type RefObject, useEffect, useRef } from 'react';
import { focusInside } from '../lib/focus';

/** For what takes the place of the form that had the focus: the focus goes into it. */
export function useFocusInside(): RefObject< HTMLDivElement > {
	const box = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( box.current ) {
			focusInside( box.current );
		}
	}, [] );
	return box;
}
