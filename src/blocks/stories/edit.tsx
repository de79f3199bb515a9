import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { AutomaticEdit } from '../components/automatic-edit';
import { StoryPreview } from '../components/story-preview';
import { word } from '../lib/boot';

export function StoriesEdit( props: BlockEditProps ) {
	return (
		<AutomaticEdit
			{ ...props }
			section="istorijos"
			title={ word( 'stories' ) }
			button={ word( 'all_stories' ) }
			automatic={ __( 'The newest stories', 'mentoriai-portal' ) }
			empty={ __(
				'There are no stories yet: visitors do not see this section.',
				'mentoriai-portal'
			) }
			renderCard={ ( card ) => <StoryPreview card={ card } /> }
		/>
	);
}
