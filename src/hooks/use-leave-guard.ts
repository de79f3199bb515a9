import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../lib/session';

export interface LeaveGuard {
	/** Whether someone wants to leave and is to be asked. */
	asking: boolean;
	leave: () => void;
	stay: () => void;
}

/**
 * Holds back links that lead away and steps through the history while something is not saved; closing or reloading the
 * page is asked about by the browser.
 *
 * @param unsaved Whether there is something to lose.
 * @param discard Called when the person leaves it behind.
 */
export function useLeaveGuard(
	unsaved: boolean,
	discard: () => void
): LeaveGuard {
	const signedIn = useSession( ( { user } ) => user !== null );
	const holds = unsaved && signedIn;
	const { key } = useLocation();
	/** Does what was held back; null while no one wants to leave. */
	const [ goOn, setGoOn ] = useState< ( () => void ) | null >( null );
	const released = useRef( false );

	useEffect( () => {
		if ( ! holds ) {
			return undefined;
		}
		released.current = false;
		const ask = ( act: () => void ) => setGoOn( () => act );
		const place = historyIndex();
		const onUnload = ( event: BeforeUnloadEvent ) => {
			if ( ! released.current ) {
				event.preventDefault();
			}
		};
		const onClick = ( event: MouseEvent ) => {
			const link = leavingLink( event );
			if ( link && ! released.current ) {
				event.preventDefault();
				event.stopPropagation();
				ask( () => follow( link ) );
			}
		};
		// Before the router hears of it: to the router nothing has happened until the person agrees.
		const onPopState = ( event: PopStateEvent ) => {
			const now = historyIndex();
			if ( released.current || place === null || now === null ) {
				return;
			}
			event.stopImmediatePropagation();
			const steps = now - place;
			if ( steps !== 0 ) {
				window.history.go( -steps );
				ask( () => window.history.go( steps ) );
			}
		};
		window.addEventListener( 'beforeunload', onUnload );
		document.addEventListener( 'click', onClick, true );
		window.addEventListener( 'popstate', onPopState, true );
		return () => {
			window.removeEventListener( 'beforeunload', onUnload );
			document.removeEventListener( 'click', onClick, true );
			window.removeEventListener( 'popstate', onPopState, true );
		};
	}, [ holds, key ] );

	return {
		asking: goOn !== null,
		leave: () => {
			released.current = true;
			setGoOn( null );
			discard();
			goOn?.();
		},
		stay: () => setGoOn( null ),
	};
}

/** The router numbers its entries of the browser's history; null for an entry that is not the router's. */
function historyIndex(): number | null {
	const { state } = window.history as { state: { idx?: unknown } | null };
	return typeof state?.idx === 'number' ? state.idx : null;
}

/** The link that an ordinary click follows to another page in this tab, unless what was typed is there again afterwards. */
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
		link.hasAttribute( 'data-keeps-draft' ) ||
		( link.target !== '' && link.target !== '_self' ) ||
		! link.protocol.startsWith( 'http' )
	) {
		return null;
	}
	const { origin, pathname } = window.location;
	return link.origin === origin && link.pathname === pathname ? null : link;
}

/** As the click would have; a link of a menu that has closed meanwhile is opened by the browser. */
function follow( link: HTMLAnchorElement ): void {
	if ( link.isConnected ) {
		link.click();
	} else {
		window.location.assign( link.href );
	}
}
