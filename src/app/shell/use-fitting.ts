import { type RefObject, useLayoutEffect, useState } from 'react';

/** Room for the button with the rest, em. */
const MORE_WIDTH = 7;

/**
 * How many items of a menu fit on its line. All of them are measured once, while all are there, in em, so that they follow the size
 * of the text; the room that is left for the line is measured whenever it changes.
 */
export function useFitting(
	nav: RefObject< HTMLElement >,
	count: number
): number {
	const [ fitting, setFitting ] = useState( count );

	useLayoutEffect( () => {
		const element = nav.current;
		if ( ! element || typeof ResizeObserver === 'undefined' ) {
			return undefined;
		}
		let widths: number[] = [];
		const measure = () => {
			const items = [ ...element.querySelectorAll( 'li' ) ];
			const em = parseFloat( getComputedStyle( element ).fontSize );
			const shown = items.map( ( item ) => item.offsetWidth / em );
			if ( widths.length === 0 && shown.length === count && shown[ 0 ] ) {
				widths = shown;
			}
			if ( widths.length > 0 ) {
				setFitting( fit( widths, element.clientWidth / em ) );
			}
		};
		const observer = new ResizeObserver( measure );
		observer.observe( element );
		measure();
		return () => observer.disconnect();
	}, [ nav, count ] );

	return fitting;
}

/** How many of these widths fit; with the button for the rest, where there is one. */
export function fit( widths: readonly number[], room: number ): number {
	const total = widths.reduce( ( sum, width ) => sum + width, 0 );
	if ( total <= room ) {
		return widths.length;
	}
	let left = room - MORE_WIDTH;
	const index = widths.findIndex( ( width ) => ( left -= width ) < 0 );
	return index < 0 ? widths.length : index;
}
