import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { AutomaticEdit } from '../components/automatic-edit';
import { MentorPreview } from '../components/mentor-preview';
import { word } from '../lib/boot';

export function MentorsEdit( props: BlockEditProps ) {
	return (
		<AutomaticEdit
			{ ...props }
			section="mentoriai"
			title={ word( 'mentors' ) }
			button={ word( 'all_mentors' ) }
			variant="primary"
			automatic={ __( 'The newest mentors', 'mentoriai-portal' ) }
			empty={ __(
				'No mentor is public yet: visitors do not see this section.',
				'mentoriai-portal'
			) }
			renderCard={ ( card ) => <MentorPreview card={ card } /> }
		/>
	);
}
