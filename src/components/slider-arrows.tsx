import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { SliderState } from '../hooks/use-slider';
import { IconButton } from './icon-button';
import './slider.css';

interface SliderArrowsProps {
	slider: SliderState;
	previousLabel: string;
	nextLabel: string;
}

/** Two buttons that move a slider by one place. */
export function SliderArrows( {
	slider: { place, places, go },
	previousLabel,
	nextLabel,
}: SliderArrowsProps ) {
	return (
		<div className="mp-slider__arrows">
			<IconButton
				outlined
				icon={ ArrowLeft }
				label={ previousLabel }
				aria-disabled={ place <= 0 }
				onClick={ () => place > 0 && go( place - 1 ) }
			/>
			<IconButton
				outlined
				icon={ ArrowRight }
				label={ nextLabel }
				aria-disabled={ place >= places - 1 }
				onClick={ () => place < places - 1 && go( place + 1 ) }
			/>
		</div>
	);
}
