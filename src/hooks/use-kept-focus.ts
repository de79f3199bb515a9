import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading, focusInside } from '../lib/focus';

/**
 * For what goes away by being pressed, such as a failure with its "Try again": the focus that was in it goes to the
 * window that it stood in, or to the heading of the screen.
 */
export function useKeptFocus< Box extends HTMLElement >(): RefObject< Box > {
	const box = useRef< Box >( null );
	useLayoutEffect( () => {
		const element = box.current;
		const around = element?.closest< HTMLElement >( 'dialog, main' );
		return () => {
			if (
				! around ||
				! element?.contains( element.ownerDocument.activeElement )
			) {
				return;
			}
			// Later, when what comes in its place is there.
			queueMicrotask( () => {
				if ( around.matches( 'dialog[open]' ) ) {
					focusInside( around );
				} else if ( around.isConnected ) {
					focusHeading( around );
				}
			} );
		};
	}, [] );
	return box;
}
