import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button-link';
import { linkTo, screenPath } from '../../../lib/paths';
import type { StoryCardData } from '../api';
import { StoryGrid } from './story-grid';
import './home-stories.css';

interface HomeStoriesProps {
	/** Id for the section's heading. */
	titleId: string;
	/** The editor's own heading. */
	title?: string | undefined;
	/** The editor's own button; what is empty is the section's. */
	button?: { text: string; link: string } | undefined;
	stories: readonly StoryCardData[];
}

/** The stories section of the home page. */
export function HomeStories( {
	titleId,
	title,
	button,
	stories,
}: HomeStoriesProps ) {
	if ( stories.length === 0 ) {
		return null;
	}
	return (
		<section className="mp-section" aria-labelledby={ titleId }>
			<div className="mp-wrap">
				<div className="mp-section__head">
					<h2 className="mp-h2" id={ titleId }>
						{ title || __( 'Success stories', 'mentoriai-portal' ) }
					</h2>
				</div>
				<StoryGrid stories={ stories } headingLevel={ 3 } />
				<div className="mp-home-stories__more">
					<ButtonLink
						variant="secondary"
						{ ...linkTo( button?.link || screenPath( 'Stories' ) ) }
					>
						{ button?.text ||
							__( 'More stories', 'mentoriai-portal' ) }
					</ButtonLink>
				</div>
			</div>
		</section>
	);
}
