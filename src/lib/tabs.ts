import { siteKey } from './site-key';

/** Tabs of a browser can work together where it has both locks and channels. */
function tabsMeet(): boolean {
	return 'locks' in navigator && typeof BroadcastChannel !== 'undefined';
}

/**
 * Of the tabs that do the same work one does it for all: the one that holds the browser's lock, which a tab that is
 * closed or breaks loses by itself. Where tabs cannot meet, each works for itself.
 *
 * @param name  What it is about.
 * @param begin Called when this tab's turn comes.
 * @return Gives the turn to the next tab.
 */
export function takeTurn( name: string, begin: () => void ): () => void {
	if ( ! tabsMeet() ) {
		begin();
		return () => undefined;
	}
	const waiting = new AbortController();
	let release: () => void = () => waiting.abort();
	navigator.locks
		.request( siteKey( name ), { signal: waiting.signal }, () => {
			// Given up while the turn was on its way here.
			if ( waiting.signal.aborted ) {
				return undefined;
			}
			begin();
			return new Promise< void >( ( resolve ) => {
				release = resolve;
			} );
		} )
		.catch( ( error: unknown ) => {
			// Given up before its turn came.
			if ( ! waiting.signal.aborted ) {
				throw error;
			}
		} );
	return () => release();
}

/** A line to the other tabs. */
export interface Line< News > {
	tell: ( news: News ) => void;
	close: () => void;
}

/**
 * Opens a line to the other tabs; where tabs cannot meet it is a line to nobody.
 *
 * @param name Who is on it.
 * @param hear Called with what another tab tells.
 */
export function openLine< News >(
	name: string,
	hear: ( news: News ) => void
): Line< News > {
	if ( ! tabsMeet() ) {
		return { tell: () => undefined, close: () => undefined };
	}
	const channel = new BroadcastChannel( siteKey( name ) );
	channel.addEventListener( 'message', ( event: MessageEvent< News > ) =>
		hear( event.data )
	);
	return {
		tell: ( news ) => channel.postMessage( news ),
		close: () => channel.close(),
	};
}
