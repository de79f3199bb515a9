import { readStored, writeStored } from '../lib/storage';

const STORAGE_KEY = 'mentoriai.scroll';
/** Entries of the history that are remembered. */
const MOST = 50;
/** What comes later than this, in milliseconds, moves no one any more. */
const PATIENCE_MS = 5000;

/** The router's key of the page that a visit begins with. */
const FIRST = 'default';

let positions = new Map< string, number >();

/**
 * Makes scrolling ours: the browser would restore a position before the screen is there, and tell of it as if someone
 * had scrolled. What was remembered before a reload counts again.
 */
export function takeOverScrolling(): void {
	window.history.scrollRestoration = 'manual';
	try {
		positions = new Map(
			JSON.parse( readStored( STORAGE_KEY, 'session' ) ?? '[]' )
		);
	} catch {
		// What someone else stored there.
	}
	const [ visit ] = performance.getEntriesByType( 'navigation' );
	if (
		visit instanceof PerformanceNavigationTiming &&
		visit.type === 'navigate'
	) {
		positions.delete( entryOf( FIRST ) );
	}
	window.addEventListener( 'pagehide', () =>
		writeStored(
			STORAGE_KEY,
			JSON.stringify( [ ...positions ].slice( -MOST ) ),
			'session'
		)
	);
}

/**
 * The entry of the history that the window is at.
 *
 * @param key The router's.
 */
export function entryOf( key: string ): string {
	return `${ key } ${ window.location.href }`;
}

/**
 * Remembers where an entry of the history is scrolled to, from now on.
 *
 * @param entry
 * @param isReturn Whether it is shown again: then it is scrolled to where it was left.
 * @return Ends it.
 */
export function followPosition( entry: string, isReturn: boolean ): () => void {
	const ended = new AbortController();
	const remember = () => {
		// The newest come last.
		positions.delete( entry );
		positions.set( entry, window.scrollY );
	};
	const follow = () =>
		window.addEventListener( 'scroll', remember, {
			passive: true,
			signal: ended.signal,
		} );
	const left = isReturn ? positions.get( entry ) : undefined;
	if ( left === undefined ) {
		follow();
	} else {
		restore( left, ended.signal, follow );
	}
	return () => ended.abort();
}

/**
 * Scrolls to a position: at once, or as soon as what is loaded later makes the page long enough. A person who scrolls
 * meanwhile is left alone.
 *
 * @param position
 * @param signal   Calls it off.
 * @param onEnd    Called when it is there, or given up.
 */
function restore(
	position: number,
	signal: AbortSignal,
	onEnd: () => void
): void {
	const arrive = () => {
		window.scrollTo( 0, position );
		return Math.abs( window.scrollY - position ) <= 1;
	};
	if ( arrive() ) {
		onEnd();
		return;
	}
	const waiting = new AbortController();
	const growth = new ResizeObserver( () => arrive() && end() );
	const timer = window.setTimeout( () => end(), PATIENCE_MS );
	const stop = () => {
		growth.disconnect();
		window.clearTimeout( timer );
		waiting.abort();
	};
	const end = () => {
		stop();
		onEnd();
	};
	growth.observe( document.body );
	signal.addEventListener( 'abort', stop );
	for ( const type of [ 'wheel', 'touchstart', 'keydown', 'pointerdown' ] ) {
		window.addEventListener( type, end, {
			passive: true,
			signal: waiting.signal,
		} );
	}
}
