/** How long a scroll takes, in milliseconds, and how far above its target it ends, in pixels. */
const DURATION = 600;
const OFFSET = -100;

const ease = ( t: number ) => 1 - ( 1 - t ) ** 3;

/**
 * Brings an element near the top of the window, below the header: moving, or at once for people who asked for less
 * motion. A wheel, a finger or the back button stops it.
 */
export function scrollToElement( target: Element ): void {
	const from = window.scrollY;
	const to = from + target.getBoundingClientRect().top + OFFSET;
	if ( window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches ) {
		window.scrollTo( 0, to );
		return;
	}
	const stopped = new AbortController();
	for ( const type of [ 'wheel', 'touchstart', 'keydown', 'popstate' ] ) {
		window.addEventListener( type, () => stopped.abort(), {
			passive: true,
			signal: stopped.signal,
		} );
	}
	let start: number | undefined;
	const step = ( now: number ) => {
		start ??= now;
		const done = Math.min( 1, ( now - start ) / DURATION );
		if ( stopped.signal.aborted ) {
			return;
		}
		window.scrollTo( 0, from + ( to - from ) * ease( done ) );
		if ( done < 1 ) {
			window.requestAnimationFrame( step );
		} else {
			stopped.abort();
		}
	};
	window.requestAnimationFrame( step );
}
