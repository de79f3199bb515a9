import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../lib/session';

export interface UnsavedGuard {
	/** Whether somebody wants to leave and is to be asked. */
	asking: boolean;
	leave: () => void;
	stay: () => void;
}

/**
 * Holds back links that lead away while something is not saved; closing or reloading the page is asked about by the
 * browser. Going back in history is not held: the draft is still there when the person returns.
 *
 * @param unsaved Whether there is something to lose.
 * @param forget  Called when the person leaves it behind.
 */
export function useUnsavedGuard(
	unsaved: boolean,
	forget: () => void
): UnsavedGuard {
	const signedIn = useSession( ( { user } ) => user !== null );
	const holds = unsaved && signedIn;
	const [ wanted, setWanted ] = useState< HTMLAnchorElement | null >( null );
	const released = useRef( false );
	useEffect( () => {
		if ( ! holds ) {
			return undefined;
		}
		const ask = ( event: BeforeUnloadEvent ) => {
			if ( ! released.current ) {
				event.preventDefault();
			}
		};
		const hold = ( event: MouseEvent ) => {
			const link = leavingLink( event );
			if ( link && ! released.current ) {
				event.preventDefault();
				event.stopPropagation();
				setWanted( link );
			}
		};
		window.addEventListener( 'beforeunload', ask );
		document.addEventListener( 'click', hold, true );
		return () => {
			window.removeEventListener( 'beforeunload', ask );
			document.removeEventListener( 'click', hold, true );
		};
	}, [ holds ] );
	return {
		asking: wanted !== null,
		leave: () => {
			released.current = true;
			setWanted( null );
			forget();
			follow( wanted );
		},
		stay: () => setWanted( null ),
	};
}

/** The link that an ordinary click follows to another page in this tab. */
function leavingLink( event: MouseEvent ): HTMLAnchorElement | null {
	const link =
		event.target instanceof Element
			? event.target.closest< HTMLAnchorElement >( 'a[href]' )
			: null;
	if (
		! link ||
		event.button !== 0 ||
		event.ctrlKey ||
		event.metaKey ||
		event.shiftKey ||
		event.altKey ||
		link.hasAttribute( 'download' ) ||
		( link.target !== '' && link.target !== '_self' ) ||
		! link.protocol.startsWith( 'http' )
	) {
		return null;
	}
	const { origin, pathname } = window.location;
	return link.origin === origin && link.pathname === pathname ? null : link;
}

/** As the click would have; a link of a menu that has closed meanwhile is opened by the browser. */
function follow( link: HTMLAnchorElement | null ): void {
	if ( link?.isConnected ) {
		link.click();
	} else if ( link ) {
		window.location.assign( link.href );
	}
}
