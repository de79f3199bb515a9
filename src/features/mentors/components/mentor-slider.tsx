import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link';
import { Slider } from '../../../components/slider';
import { SliderArrows } from '../../../components/slider-arrows';
import { useSlider } from '../../../hooks/use-slider';
import { linkTo } from '../../../lib/paths';
import { MentorSlide, type MentorSlideData } from './mentor-slide';
import './mentor-slider.css';

interface MentorSliderProps {
	/** Id for the section's heading. */
	titleId: string;
	/** The editor's own heading. */
	title?: string | undefined;
	/** The editor's own button; what is empty is the section's. */
	button?: { text: string; link: string } | undefined;
	mentors: readonly MentorSlideData[];
	/** The page with all mentors. */
	page: { url: string; title: string } | null;
	/** Saves a mentor. */
	renderHeart: ( mentor: MentorSlideData ) => ReactNode;
}

/** The mentors section of the home page. */
export function MentorSlider( {
	titleId,
	title,
	button,
	mentors,
	page,
	renderHeart,
}: MentorSliderProps ) {
	const slider = useSlider( mentors.length );
	return (
		<section className="mp-section" aria-labelledby={ titleId }>
			<div className="mp-wrap">
				<div className="mp-section__head">
					<h2 className="mp-h2" id={ titleId }>
						{ title ||
							__( 'Meet the mentors', 'mentoriai-portal' ) }
					</h2>
					<SliderArrows
						slider={ slider }
						previousLabel={ __(
							'Previous mentors',
							'mentoriai-portal'
						) }
						nextLabel={ __( 'Next mentors', 'mentoriai-portal' ) }
					/>
				</div>
				<Slider
					slider={ slider }
					label={ __( 'Mentors', 'mentoriai-portal' ) }
					slideWidth="min(16rem, 74vw)"
				>
					{ mentors.map( ( mentor ) => (
						<MentorSlide
							key={ mentor.id }
							mentor={ mentor }
							heart={ renderHeart( mentor ) }
						/>
					) ) }
				</Slider>
				{ page && (
					<div className="mp-mentor-slider__more">
						<ButtonLink { ...linkTo( button?.link || page.url ) }>
							{ button?.text ||
								__( 'All mentors', 'mentoriai-portal' ) }
						</ButtonLink>
					</div>
				) }
			</div>
		</section>
	);
}
