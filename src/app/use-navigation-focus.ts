import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading, focusOn } from '../lib/focus';
import { scrollToElement } from '../lib/smooth-scroll';
import { titleOnTheWay } from '../lib/title';
import { entryOf, followPosition } from './scroll-memory';

/** The element that a hash leads to; a hash may hold anything. */
function elementAt( hash: string ): HTMLElement | null {
	try {
		return document.getElementById( decodeURIComponent( hash.slice( 1 ) ) );
	} catch {
		return null;
	}
}

/**
 * After a navigation the page begins at its top, where the link points to, or going back where it was left; and the
 * focus is on the heading of the new screen, so that it is read out. The first page of a visit keeps its focus.
 *
 * @return For the main element.
 */
export function useNavigationFocus(): RefObject< HTMLElement > {
	const main = useRef< HTMLElement >( null );
	const { key, pathname, search, hash } = useLocation();
	const isBack = useNavigationType() === 'POP';
	/** Path of the screen that was shown before; empty at the first one. */
	const shown = useRef( '' );

	useLayoutEffect( () => {
		const isVisit = shown.current === '';
		const isNewScreen = ! isVisit && shown.current !== pathname;
		shown.current = pathname;
		const target = elementAt( hash );
		if ( isNewScreen ) {
			titleOnTheWay( pathname );
		}
		const stop =
			isNewScreen && main.current ? focusHeading( main.current ) : null;
		if ( target && ! isBack ) {
			scrollToElement( target );
			focusOn( target );
		} else if ( isNewScreen ) {
			window.scrollTo( 0, 0 );
		}
		const forget = followPosition( entryOf( key ), isBack );
		return () => {
			stop?.();
			forget();
		};
	}, [ key, pathname, search, hash, isBack ] );

	return main;
}
