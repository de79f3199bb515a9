/**
 * One of the tabs that show the same thing works for all: the one that holds the browser's lock. Where there are no
 * locks, each works for itself.
 *
 * @param name  What it is about.
 * @param begin Called when this tab's turn comes.
 * @return Gives the turn to the next tab.
 */
export function takeTurn( name: string, begin: () => void ): () => void {
	const locks = 'locks' in navigator ? navigator.locks : undefined;
	if ( ! locks ) {
		begin();
		return () => undefined;
	}
	const waiting = new AbortController();
	let release: () => void = () => waiting.abort();
	locks
		.request( name, { signal: waiting.signal }, () => {
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

/** A line to the other tabs; null where the browser has none. */
export function openChannel( name: string ): BroadcastChannel | null {
	return typeof BroadcastChannel === 'undefined'
		? null
		: new BroadcastChannel( name );
}
