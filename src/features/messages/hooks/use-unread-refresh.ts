import { useEffect, useRef } from 'react';
import { call } from '../../../api/client';
import { sessionStore, type User } from '../../../lib/session';
import { type Channel, openChannel } from '../../../lib/tabs';

/** Not more often than this. */
const REST_MS = 30_000;
/** How often in a tab that is looked at. */
const EVERY_MS = 60_000;

/**
 * Keeps the unread dots of the menu fresh: asks who the person is every minute while the tab is seen, when they come back
 * to it and when they go to another screen, and tells the other tabs.
 *
 * @param place Path of the screen.
 */
export function useUnreadRefresh( place: string ): void {
	const askedAt = useRef( Date.now() );
	const channel = useRef< Channel< User > | null >( null );

	useEffect( () => {
		channel.current = openChannel< User >( 'mentoriai-user', ( user ) => {
			const { user: me, setUser } = sessionStore.getState();
			if ( me && me.id === user.id ) {
				askedAt.current = Date.now();
				setUser( user );
			}
		} );
		return () => channel.current?.close();
	}, [] );

	useEffect( () => {
		void refresh( askedAt, channel );
	}, [ place ] );

	useEffect( () => {
		const back = () => {
			if ( document.visibilityState === 'visible' ) {
				void refresh( askedAt, channel );
			}
		};
		window.addEventListener( 'focus', back );
		document.addEventListener( 'visibilitychange', back );
		const timer = window.setInterval( back, EVERY_MS );
		return () => {
			window.clearInterval( timer );
			window.removeEventListener( 'focus', back );
			document.removeEventListener( 'visibilitychange', back );
		};
	}, [] );
}

async function refresh(
	askedAt: { current: number },
	channel: { current: Channel< User > | null }
): Promise< void > {
	const { token, phase } = sessionStore.getState();
	if ( phase !== 'member' || Date.now() - askedAt.current < REST_MS ) {
		return;
	}
	askedAt.current = Date.now();
	try {
		const { user } = await call( 'user', {} );
		if ( sessionStore.getState().token === token ) {
			sessionStore.getState().setUser( user );
			channel.current?.post( user );
		}
	} catch {
		// The dots stay as they are; a session that ended is dealt with by the client.
	}
}
