import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLatest } from '../../../hooks/use-latest';

/** State of a link that leads to a mentor in order to write. */
export const TO_WRITE = { write: true };

/**
 * Who follows such a link finds the window to write open, once.
 *
 * @param mayWrite Undefined until it is known.
 * @param onAsked
 */
export function useAskedToWrite(
	mayWrite: boolean | undefined,
	onAsked: () => void
) {
	const { pathname, search, state } = useLocation();
	const navigate = useLatest( useNavigate() );
	const open = useLatest( onAsked );
	const isAsked =
		( state as Partial< typeof TO_WRITE > | null )?.write === true;
	useEffect( () => {
		if ( ! isAsked || mayWrite === undefined ) {
			return;
		}
		navigate.current( { pathname, search }, { replace: true } );
		if ( mayWrite ) {
			open.current();
		}
	}, [ isAsked, mayWrite, pathname, search, navigate, open ] );
}
