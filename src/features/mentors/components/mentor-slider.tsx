import { __ } from '@wordpress/i18n';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../../components/button-link';
import { IconButton } from '../../../components/icon-button';
import { innerPath } from '../../../lib/paths';
import { useSlider } from '../hooks/use-slider';
import { MentorSlide, type MentorSlideData } from './mentor-slide';
import './mentor-slider.css';

interface MentorSliderProps {
	/** Id for the section's heading. */
	titleId: string;
	mentors: readonly MentorSlideData[];
	/** The page with all mentors. */
	page: { url: string; title: string } | null;
}

/** The mentors section of the home page. */
export function MentorSlider( { titleId, mentors, page }: MentorSliderProps ) {
	const { trackRef, hasPrevious, hasNext, move } = useSlider();
	const path = page && innerPath( page.url );
	return (
		<section className="mp-section" aria-labelledby={ titleId }>
			<div className="mp-wrap">
				<div className="mp-section__head">
					<h2 className="mp-h2" id={ titleId }>
						{ __( 'Meet the mentors', 'mentoriai-portal' ) }
					</h2>
					<div className="mp-mentor-slider__arrows">
						<IconButton
							outlined
							icon={ ArrowLeft }
							label={ __(
								'Previous mentors',
								'mentoriai-portal'
							) }
							aria-disabled={ ! hasPrevious }
							onClick={ () => move( -1 ) }
						/>
						<IconButton
							outlined
							icon={ ArrowRight }
							label={ __( 'Next mentors', 'mentoriai-portal' ) }
							aria-disabled={ ! hasNext }
							onClick={ () => move( 1 ) }
						/>
					</div>
				</div>
				<ul className="mp-mentor-slider__track" ref={ trackRef }>
					{ mentors.map( ( mentor ) => (
						<li key={ mentor.link }>
							<MentorSlide mentor={ mentor } />
						</li>
					) ) }
				</ul>
				{ page && (
					<div className="mp-mentor-slider__more">
						<ButtonLink
							{ ...( path === null
								? { href: page.url }
								: { to: path } ) }
						>
							{ __( 'All mentors', 'mentoriai-portal' ) }
						</ButtonLink>
					</div>
				) }
			</div>
		</section>
	);
}
