import { __ } from '@wordpress/i18n';
import { EditorText } from '../../../components/editor-text/editor-text';
import { ShareButtons } from '../../../components/share-buttons';
import { langAttribute } from '../../../lib/text-lang';
import type { EventData } from '../api';
import { EventFiles } from './event-files';
import { EventSpeakers } from './event-speakers';
import { OtherEvents } from './other-events';
import './event-body.css';

/** What the event is about, and beside it where to go on. */
export function EventBody( { event }: { event: EventData } ) {
	return (
		<div className="mp-wrap mp-event-columns">
			<div className="mp-event-body">
				{ event.aprasymas && (
					<section>
						<h2>{ __( 'About the event', 'mentoriai-portal' ) }</h2>
						<div { ...langAttribute( event.text_lang ) }>
							<EditorText html={ event.aprasymas } />
						</div>
					</section>
				) }
				<EventSpeakers event={ event } />
				<EventFiles event={ event } />
				<section className="mp-no-print">
					<h2>{ __( 'Share', 'mentoriai-portal' ) }</h2>
					<ShareButtons
						url={ event.share_link }
						title={ event.title }
						networks={ [ 'facebook', 'twitter', 'linkedin' ] }
					/>
				</section>
			</div>
			<OtherEvents key={ event.id } eventId={ event.id } />
		</div>
	);
}
