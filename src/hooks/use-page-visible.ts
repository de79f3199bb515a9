import { useSyncExternalStore } from 'react';

function subscribe( changed: () => void ): () => void {
	document.addEventListener( 'visibilitychange', changed );
	return () => document.removeEventListener( 'visibilitychange', changed );
}

/** Whether the tab is on screen. */
export function usePageVisible(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => document.visibilityState === 'visible',
		() => true
	);
}
