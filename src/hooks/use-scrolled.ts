import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled further than so many pixels. Read at the first drawing, in the next frame and after scrolling
 * only: reading it at each drawing would have the whole page laid out at once.
 */
export function useScrolled( offset = 0 ): boolean {
	const [ isScrolled, setScrolled ] = useState(
		() => window.scrollY > offset
	);
	useEffect( () => {
		const note = () => setScrolled( window.scrollY > offset );
		window.addEventListener( 'scroll', note, { passive: true } );
		// It may have been scrolled before this listened.
		const frame = window.requestAnimationFrame( note );
		return () => {
			window.removeEventListener( 'scroll', note );
			window.cancelAnimationFrame( frame );
		};
	}, [ offset ] );
	return isScrolled;
}
