import {
	type RefObject,
	useCallback,
	useEffect,
	useRef,
	useState,
} from 'react';

interface Slider {
	trackRef: RefObject< HTMLUListElement >;
	/** Whether there is more on that side. */
	hasPrevious: boolean;
	hasNext: boolean;
	/** Moves by one slide. */
	move: ( by: 1 | -1 ) => void;
}

/** A list that scrolls sideways and snaps; fingers, wheels and the Tab key move it without us. */
export function useSlider(): Slider {
	const trackRef = useRef< HTMLUListElement >( null );
	const [ ends, setEnds ] = useState( { previous: false, next: true } );

	useEffect( () => {
		const track = trackRef.current;
		if ( ! track ) {
			return undefined;
		}
		const look = () => {
			const rest =
				track.scrollWidth - track.clientWidth - track.scrollLeft;
			setEnds( { previous: track.scrollLeft > 1, next: rest > 1 } );
		};
		look();
		track.addEventListener( 'scroll', look, { passive: true } );
		window.addEventListener( 'resize', look );
		return () => {
			track.removeEventListener( 'scroll', look );
			window.removeEventListener( 'resize', look );
		};
	}, [] );

	const move = useCallback( ( by: 1 | -1 ) => {
		const track = trackRef.current;
		const [ first, second ] = track?.children ?? [];
		if ( ! track || ! first ) {
			return;
		}
		const step = second
			? second.getBoundingClientRect().left -
			  first.getBoundingClientRect().left
			: track.clientWidth;
		track.scrollBy( { left: by * step } );
	}, [] );

	return {
		trackRef,
		hasPrevious: ends.previous,
		hasNext: ends.next,
		move,
	};
}
