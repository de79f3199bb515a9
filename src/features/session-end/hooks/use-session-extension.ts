import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../api/client';
import { ApiError } from '../../../api/errors';
import { sessionStore, TOKEN_LIFE_MS, useSession } from '../../../lib/session';

const CHECK_MS = 15_000;
/** A token as young as this is not changed yet, whatever someone does. */
const YOUNG_MS = 30 * 60_000;
const WARN_MS = 120_000;

interface SessionExtension {
	/** Whether the session ends within two minutes. */
	isEnding: boolean;
	/** Whether it can go on: the server extends none for longer than a day. */
	mayExtend: boolean;
	/** Throws ApiError where it could not be asked. */
	extend: () => Promise< void >;
}

/** Extends the session while the person is active, and tells when it is about to end. */
export function useSessionExtension(): SessionExtension {
	const isMember = useSession( ( { phase } ) => phase === 'member' );
	const token = useSession( ( state ) => state.token );
	const [ isEnding, setEnding ] = useState( false );
	const [ refused, setRefused ] = useState< string | null >( null );
	const mayExtend = refused !== token;

	const extend = useCallback( async () => {
		const { token: before, clientId } = sessionStore.getState();
		try {
			const { user } = await call(
				'extend_session',
				clientId ? { client_id: clientId } : {}
			);
			if ( sessionStore.getState().token === before ) {
				sessionStore.getState().signIn( user );
			}
		} catch ( error ) {
			if (
				! ( error instanceof ApiError ) ||
				error.code !== 'reauth_required'
			) {
				throw error;
			}
			setRefused( before );
		}
	}, [] );

	useEffect( () => {
		if ( ! isMember ) {
			setEnding( false );
			return;
		}
		let isActive = false;
		const act = () => {
			isActive = true;
		};
		const check = () => {
			const { token: now, until, expire } = sessionStore.getState();
			const left = until - Date.now();
			setEnding( left <= WARN_MS );
			if ( left <= 0 ) {
				expire( now ?? '' );
			} else if (
				isActive &&
				mayExtend &&
				left > WARN_MS &&
				left < TOKEN_LIFE_MS - YOUNG_MS
			) {
				isActive = false;
				// Tried again when the person does something again.
				extend().catch( () => undefined );
			}
		};
		check();
		const timer = window.setInterval( check, CHECK_MS );
		window.addEventListener( 'pointerdown', act, { passive: true } );
		window.addEventListener( 'keydown', act );
		return () => {
			window.clearInterval( timer );
			window.removeEventListener( 'pointerdown', act );
			window.removeEventListener( 'keydown', act );
		};
	}, [ isMember, token, mayExtend, extend ] );

	return { isEnding: isMember && isEnding, mayExtend, extend };
}
