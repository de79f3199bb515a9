import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToElement } from '../lib/smooth-scroll';

/** Puts the focus where a link led, so that the next Tab goes on from there. */
function focusOn( target: HTMLElement ) {
	if ( ! target.hasAttribute( 'tabindex' ) ) {
		target.tabIndex = -1;
	}
	target.focus( { preventScroll: true } );
}

const positions = new Map< string, number >();

/**
 * After a navigation: the page begins at its top (going back: where it was left), and the focus is on the main
 * part, so that readers hear the new screen. The first page of a visit is the browser's own business.
 *
 * @return The main element.
 */
export function useArrival(): RefObject< HTMLElement > {
	const main = useRef< HTMLElement >( null );
	const { key, pathname, hash } = useLocation();
	const back = useNavigationType() === 'POP';
	const shown = useRef( pathname );

	useEffect( () => {
		const remember = () => positions.set( key, window.scrollY );
		window.addEventListener( 'scroll', remember, { passive: true } );
		return () => window.removeEventListener( 'scroll', remember );
	}, [ key ] );

	useEffect( () => {
		const target = hash
			? document.getElementById( decodeURIComponent( hash.slice( 1 ) ) )
			: null;
		if ( shown.current === pathname ) {
			// A link to a part of this page; going back to it is the browser's work.
			if ( target && ! back ) {
				scrollToElement( target );
				focusOn( target );
			}
			return;
		}
		shown.current = pathname;
		main.current?.focus( { preventScroll: true } );
		if ( target ) {
			scrollToElement( target );
		} else {
			window.scrollTo( 0, back ? positions.get( key ) ?? 0 : 0 );
		}
	}, [ key, pathname, hash, back ] );

	return main;
}
