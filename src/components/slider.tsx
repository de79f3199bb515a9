import {
	Children,
	type CSSProperties,
	type KeyboardEvent,
	type ReactNode,
} from 'react';
import type { SliderState } from '../hooks/use-slider';
import './slider.css';

interface SliderProps {
	/** From useSlider(), so that arrows may stand elsewhere. */
	slider: SliderState;
	/** What is in it. */
	label: string;
	/** Width of a slide: CSS, of the row. */
	slideWidth: string;
	/** Names the dots: place from 1, of how many. Without it there are none. */
	dotLabel?: ( place: number, places: number ) => string;
	/** One slide each. */
	children: ReactNode;
}

/** Slides in a row that scrolls sideways; arrow keys move it while the focus is inside. */
export function Slider( {
	slider,
	label,
	slideWidth,
	dotLabel,
	children,
}: SliderProps ) {
	const { frameRef, place, places, go } = slider;

	const onKeyDown = ( event: KeyboardEvent ) => {
		const by = { ArrowLeft: -1, ArrowRight: 1 }[ event.key ];
		if ( by && ! event.altKey && ! event.ctrlKey && ! event.metaKey ) {
			event.preventDefault();
			go( Math.min( places - 1, Math.max( 0, place + by ) ) );
		}
	};

	return (
		// Keys are handled for whatever in it has the focus.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<div
			className="mp-slider"
			role="group"
			aria-label={ label }
			onKeyDown={ onKeyDown }
			style={ { '--mp-slide-width': slideWidth } as CSSProperties }
		>
			<div className="mp-slider__frame" ref={ frameRef }>
				<ul className="mp-slider__row swiper-wrapper">
					{ Children.map( children, ( child ) => (
						<li className="mp-slider__slide swiper-slide">
							{ child }
						</li>
					) ) }
				</ul>
			</div>
			{ dotLabel && (
				<div className="mp-slider__dots">
					{ places > 1 &&
						Array.from( { length: places }, ( _, index ) => (
							<button
								key={ index }
								type="button"
								className="mp-slider__dot"
								aria-label={ dotLabel( index + 1, places ) }
								aria-current={ index === place || undefined }
								onClick={ () => go( index ) }
							/>
						) ) }
				</div>
			) }
		</div>
	);
}
