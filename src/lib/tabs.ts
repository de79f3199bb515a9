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
 * @param begin Called when this tab holds the lock.
 * @return Gives the lock to the next tab.
 */
export function holdLock( name: string, begin: () => void ): () => void {
	if ( ! tabsMeet() ) {
		begin();
		return () => undefined;
	}
	const waiting = new AbortController();
	let release: () => void = () => waiting.abort();
	navigator.locks
		.request( siteKey( name ), { signal: waiting.signal }, () => {
			// Given up while the lock was on its way here.
			if ( waiting.signal.aborted ) {
				return undefined;
			}
			begin();
			return new Promise< void >( ( resolve ) => {
				release = resolve;
			} );
		} )
		.catch( () => {
			// A browser that keeps no data of this site refuses locks.
			if ( ! waiting.signal.aborted ) {
				begin();
			}
		} );
	return () => release();
}

/** A channel to the other tabs. */
export interface Channel< Message > {
	post: ( message: Message ) => void;
	close: () => void;
}

/**
 * Opens a channel to the other tabs; where tabs cannot meet no one is at its other end.
 *
 * @param name      Whose it is.
 * @param onMessage Called with what another tab posts.
 */
export function openChannel< Message >(
	name: string,
	onMessage: ( message: Message ) => void
): Channel< Message > {
	if ( ! tabsMeet() ) {
		return { post: () => undefined, close: () => undefined };
	}
	const channel = new BroadcastChannel( siteKey( name ) );
	channel.addEventListener( 'message', ( event: MessageEvent< Message > ) =>
		onMessage( event.data )
	);
	return {
		post: ( message ) => channel.postMessage( message ),
		close: () => channel.close(),
	};
}
