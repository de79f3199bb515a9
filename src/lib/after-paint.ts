/** A page that has not painted by then, in milliseconds, is taken as one that will not say so. */
const PATIENCE = 3000;

/**
 * Does something once the browser has shown the first content of this page; at once when it already has, and in a tab
 * that nobody sees, which paints nothing.
 *
 * @return Calls it off.
 */
export function afterFirstPaint( work: () => void ): () => void {
	const seen = 'first-contentful-paint';
	if (
		document.visibilityState === 'hidden' ||
		performance.getEntriesByName( seen ).length > 0 ||
		! PerformanceObserver.supportedEntryTypes.includes( 'paint' )
	) {
		work();
		return () => undefined;
	}
	const stop = () => {
		observer.disconnect();
		window.clearTimeout( timer );
	};
	const done = () => {
		stop();
		work();
	};
	const observer = new PerformanceObserver( ( list ) => {
		if ( list.getEntriesByName( seen ).length > 0 ) {
			done();
		}
	} );
	const timer = window.setTimeout( done, PATIENCE );
	observer.observe( { type: 'paint', buffered: true } );
	return stop;
}

/**
 * Does something once the browser has painted what is drawn by now; at once in a tab that nobody sees.
 *
 * @return Calls it off.
 */
export function afterPaint( work: () => void ): () => void {
	let timer: number | undefined;
	let frame: number | undefined;
	const later = () => {
		timer = window.setTimeout( work );
	};
	const forget = afterFirstPaint( () => {
		if ( document.visibilityState === 'hidden' ) {
			later();
			return;
		}
		// A frame's callbacks run before it is painted, timers set by them after it.
		frame = window.requestAnimationFrame( later );
	} );
	return () => {
		forget();
		window.cancelAnimationFrame( frame ?? 0 );
		window.clearTimeout( timer );
	};
}
