import { type RefCallback, useEffect, useState } from 'react';

/** Whether an element has left the window at the top. */
export function useScrolledPast(): [ RefCallback< HTMLElement >, boolean ] {
	const [ element, setElement ] = useState< HTMLElement | null >( null );
	const [ past, setPast ] = useState( false );
	useEffect( () => {
		if ( ! element || typeof IntersectionObserver === 'undefined' ) {
			return undefined;
		}
		const observer = new IntersectionObserver( ( [ entry ] ) =>
			setPast(
				entry !== undefined &&
					! entry.isIntersecting &&
					entry.boundingClientRect.bottom <= 0
			)
		);
		observer.observe( element );
		return () => observer.disconnect();
	}, [ element ] );
	return [ setElement, past ];
}
