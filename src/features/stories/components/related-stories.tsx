import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import type { StoryCardData } from '../api';
import { StoryGrid } from './story-grid';

interface RelatedStoriesProps {
	stories: readonly StoryCardData[];
}

/** Stories below a page or another story. */
export function RelatedStories( { stories }: RelatedStoriesProps ) {
	const titleId = useId();
	if ( stories.length === 0 ) {
		return null;
	}
	return (
		<section className="mp-section" aria-labelledby={ titleId }>
			<div className="mp-wrap">
				<div className="mp-section__head">
					<h2 className="mp-h2" id={ titleId }>
						{ __( 'Other stories', 'mentoriai-portal' ) }
					</h2>
				</div>
				<StoryGrid stories={ stories } headingLevel={ 3 } />
			</div>
		</section>
	);
}
