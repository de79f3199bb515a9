import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../api/errors';
import { bootData } from '../../lib/boot';
import { type AltchaChallenge, readChallenge } from './challenge';
import { BotCheckUnavailable } from './bot-check-unavailable';
import type { BotAction } from './remote-bot-check';

/** A solution is thrown away this long before it runs out. */
const MARGIN_MS = 30_000;

interface Ticket {
	/** Unix milliseconds. */
	until: number;
	token: string;
}

async function makeTicket(): Promise< Ticket > {
	// The widget and the challenge come at the same time; neither before someone touches a form.
	const [ { solve }, challenge ]: [
		{ solve: ( challenge: AltchaChallenge ) => Promise< string > },
		AltchaChallenge,
	] = await Promise.all( [
		import( /* webpackChunkName: "altcha" */ './altcha-solver' ),
		readChallenge(),
	] );
	return {
		token: await solve( challenge ),
		until: challenge.parameters.expiresAt * 1000 - MARGIN_MS,
	};
}

const remote = () =>
	import( /* webpackChunkName: "remote-bot" */ './remote-bot-check' );

/** What a person hears of: the server's own words, or that the check cannot run here. */
function toUserError( error: unknown ): unknown {
	return error instanceof ApiError ? error : new BotCheckUnavailable();
}

/**
 * The robot check of a form. `prepare` on its first focus starts the work, `take` gives the token for one call,
 * `holder` goes to BotHolder.
 *
 * @param action The route that the token is for.
 */
export function useBotToken( action: BotAction ) {
	const ticket = useRef< Promise< Ticket > | null >( null );
	const place = useRef< HTMLDivElement >( null );
	const [ asks, setAsks ] = useState( false );

	const prepare = useCallback( () => {
		const { botCheck } = bootData().settings;
		if ( botCheck === 'altcha' && ! ticket.current ) {
			const made = makeTicket();
			ticket.current = made;
			made.catch( () => {
				// Tried again when the form is sent; then the person hears of it.
				ticket.current = null;
			} );
		} else if ( botCheck === 'recaptcha' || botCheck === 'turnstile' ) {
			remote()
				.then( ( { loadBotScript } ) => loadBotScript() )
				.catch( () => undefined );
		}
	}, [] );

	const take = useCallback( async (): Promise< string > => {
		const { botCheck } = bootData().settings;
		if ( botCheck === 'none' ) {
			return '';
		}
		try {
			if ( botCheck !== 'altcha' ) {
				const { remoteToken } = await remote();
				const holder = place.current ?? document.createElement( 'div' );
				return await remoteToken( action, holder, setAsks );
			}
			const waiting = ticket.current;
			ticket.current = null;
			const ready = await waiting?.catch( () => null );
			if ( ready && ready.until > Date.now() ) {
				return ready.token;
			}
			return ( await makeTicket() ).token;
		} catch ( error ) {
			throw toUserError( error );
		}
	}, [ action ] );

	return { prepare, take, holder: { place, asks } };
}
