import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the height of something at the lower edge free: the page can be scrolled past it, and what gets the focus is
 * scrolled above it.
 */
export function useRoomBelow( element: RefObject< HTMLElement > ): void {
	useLayoutEffect( () => {
		const { current } = element;
		if ( ! current ) {
			return;
		}
		const root = document.documentElement;
		const keep = () => {
			// In a low window it is a part of the page.
			const isFixed = getComputedStyle( current ).position === 'fixed';
			const height = isFixed ? `${ current.offsetHeight }px` : '';
			root.style.scrollPaddingBottom = height;
			document.body.style.paddingBottom = height;
		};
		const observer = new ResizeObserver( keep );
		observer.observe( current );
		keep();
		return () => {
			observer.disconnect();
			root.style.scrollPaddingBottom = '';
			document.body.style.paddingBottom = '';
		};
	}, [ element ] );
}
