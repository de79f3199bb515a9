import { useSyncExternalStore } from 'react';

function subscribe( changed: () => void ): () => void {
	window.addEventListener( 'scroll', changed, { passive: true } );
	return () => window.removeEventListener( 'scroll', changed );
}

/** Whether the page is scrolled further than so many pixels. */
export function useScrolled( offset = 0 ): boolean {
	return useSyncExternalStore(
		subscribe,
		() => window.scrollY > offset,
		() => false
	);
}
