import { useCallback, useRef } from 'react';
import { bootData } from '../../../lib/boot';
import { type AltchaChallenge, readChallenge } from '../api';

/** A solution is thrown away this long before it runs out. */
const MARGIN_MS = 30_000;

interface Ticket {
	/** Unix milliseconds. */
	until: number;
	token: string;
}

async function makeTicket(): Promise< Ticket > {
	// The widget and the challenge come at the same time; neither before somebody touches a form.
	const [ { solve }, challenge ]: [
		{ solve: ( challenge: AltchaChallenge ) => Promise< string > },
		AltchaChallenge,
	] = await Promise.all( [
		import( /* webpackChunkName: "altcha" */ '../lib/altcha-solver' ),
		readChallenge(),
	] );
	return {
		token: await solve( challenge ),
		until: challenge.parameters.expiresAt * 1000 - MARGIN_MS,
	};
}

/**
 * The robot check of a form. `prepare` on its first focus starts the work, `take` gives the token for one call.
 */
export function useBotToken() {
	const ticket = useRef< Promise< Ticket > | null >( null );

	const prepare = useCallback( () => {
		if ( bootData().settings.botCheck === 'altcha' && ! ticket.current ) {
			const made = makeTicket();
			ticket.current = made;
			made.catch( () => {
				// Tried again when the form is sent; then the person hears of it.
				ticket.current = null;
			} );
		}
	}, [] );

	const take = useCallback( async (): Promise< string > => {
		if ( bootData().settings.botCheck !== 'altcha' ) {
			return '';
		}
		const waiting = ticket.current;
		ticket.current = null;
		const ready = await waiting?.catch( () => null );
		if ( ready && ready.until > Date.now() ) {
			return ready.token;
		}
		return ( await makeTicket() ).token;
	}, [] );

	return { prepare, take };
}
