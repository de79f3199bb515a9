import type { Swiper } from 'swiper';
import {
	type RefObject,
	useCallback,
	useEffect,
	useRef,
	useState,
} from 'react';
import { afterPaint } from '../lib/after-paint';
import { useReducedMotion } from './use-reduced-motion';

const SPEED = 300;

export interface SliderState {
	frameRef: RefObject< HTMLDivElement >;
	/** Which place the slider is at, of how many; the last slides that fit together are one place. */
	place: number;
	places: number;
	/** Goes to a place. */
	go: ( place: number ) => void;
}

interface Positions {
	place: number;
	places: number;
}

/**
 * A row of slides that scrolls and snaps by itself; Swiper counts its places and moves it by dots, arrows and keys.
 * It is loaded after the first paint: until then, and without script, fingers, wheels and the Tab key are enough.
 *
 * @param count How many slides there are.
 */
export function useSlider( count: number ): SliderState {
	const frameRef = useRef< HTMLDivElement >( null );
	const swiperRef = useRef< Swiper | null >( null );
	const [ positions, setPositions ] = useState< Positions >( {
		place: 0,
		places: 1,
	} );
	const calm = useReducedMotion();

	useEffect( () => {
		let gone = false;
		const look = ( swiper: Swiper ) =>
			setPositions( {
				place: swiper.snapIndex,
				places: swiper.snapGrid.length,
			} );
		const forget = afterPaint( () => {
			void import( /* webpackChunkName: "swiper" */ 'swiper' ).then(
				( { Swiper: Slides } ) => {
					if ( gone || ! frameRef.current ) {
						return;
					}
					swiperRef.current = new Slides( frameRef.current, {
						cssMode: true,
						slidesPerView: 'auto',
						slidesPerGroup: 1,
						speed: SPEED,
						on: {
							afterInit: look,
							snapIndexChange: look,
							snapGridLengthChange: look,
						},
					} );
				},
				// Without Swiper the row still scrolls.
				() => undefined
			);
		} );
		return () => {
			gone = true;
			forget();
			swiperRef.current?.destroy( true, false );
			swiperRef.current = null;
		};
	}, [ count ] );

	const go = useCallback(
		( place: number ) => {
			const swiper = swiperRef.current;
			if ( swiper ) {
				// The place's first slide; places of the last slides are the end.
				const at = swiper.snapGrid[ place ] ?? 0;
				const slide = swiper.slidesGrid.findIndex(
					( left ) => left >= at - 1
				);
				swiper.slideTo(
					slide < 0 ? count - 1 : slide,
					calm ? 0 : SPEED
				);
			}
		},
		[ calm, count ]
	);

	return { frameRef, ...positions, go };
}
