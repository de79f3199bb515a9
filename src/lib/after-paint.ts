/**
 * Does something once the browser has painted what is drawn by now; at once in a tab that nobody sees, which paints
 * nothing.
 *
 * @return Calls it off.
 */
export function afterPaint( work: () => void ): () => void {
	let timer: number | undefined;
	const later = () => {
		timer = window.setTimeout( work );
	};
	if ( document.visibilityState === 'hidden' ) {
		later();
		return () => window.clearTimeout( timer );
	}
	// A frame's callbacks run before it is painted, timers set by them after it.
	const frame = window.requestAnimationFrame( later );
	return () => {
		window.cancelAnimationFrame( frame );
		window.clearTimeout( timer );
	};
}
