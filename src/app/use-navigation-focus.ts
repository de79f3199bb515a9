import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading, focusOn, focusOpened } from '../lib/focus';
import { scrollToElement } from '../lib/smooth-scroll';
import { titleOnTheWay } from '../lib/title';
import { followLinks, openedFrom } from './opened-links';
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
 * focus is on the heading of the new screen, so that it is read out, or going back on the link that was followed. The first page of a visit keeps its focus.
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
		const entry = entryOf( key );
		const stop =
			isNewScreen && main.current
				? arrive( main.current, isBack ? openedFrom( entry ) : null )
				: null;
		if ( target && ! isBack ) {
			scrollToElement( target );
			focusOn( target );
		} else if ( isNewScreen ) {
			window.scrollTo( 0, 0 );
		}
		const ends = [ followPosition( entry, isBack ), followLinks( entry ) ];
		return () => {
			stop?.();
			ends.forEach( ( end ) => end() );
		};
	}, [ key, pathname, search, hash, isBack ] );

	return main;
}

function arrive(
	main: HTMLElement,
	opened: ReturnType< typeof openedFrom > | null
): () => void {
	return opened
		? focusOpened( main, () => opened( main ) )
		: focusHeading( main );
}
