import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { AutomaticEdit } from '../components/automatic-edit';
import { EventPreview } from '../components/event-preview';
import { word } from '../lib/boot';

export function EventsEdit( props: BlockEditProps ) {
	return (
		<AutomaticEdit
			{ ...props }
			section="events"
			title={ word( 'events' ) }
			button={ word( 'all_events' ) }
			automatic={ __( 'Upcoming events', 'mentoriai-portal' ) }
			empty={ __(
				'There are no upcoming events: visitors do not see this section.',
				'mentoriai-portal'
			) }
			renderCard={ ( card ) => <EventPreview card={ card } /> }
			hasDots
		/>
	);
}
