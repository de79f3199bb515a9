import { __ } from '@wordpress/i18n';
import { adminData } from '../lib/admin-data';
import { completedLink } from '../lib/problems';
import type { EventFacts, Problem } from '../lib/types';
import { TextFact } from './text-fact';

interface Props {
	facts: EventFacts;
	problems: Problem[];
	change: ( changes: Partial< EventFacts > ) => void;
}

const LABELS = 'mentoriai-event-labels';

/** What kind of event it is and where to register. */
export function AboutPanel( { facts, problems, change }: Props ) {
	return (
		<div className="mp-event-panel">
			<TextFact
				field="url"
				label={ __( 'Registration link', 'mentoriai-portal' ) }
				type="url"
				value={ facts.url }
				problems={ problems }
				patient
				onChange={ ( url ) => change( { url } ) }
				onLeave={ () => {
					const url = completedLink( facts.url );
					if ( url !== facts.url ) {
						change( { url } );
					}
				} }
				hint={ __(
					'Where the “Register” button leads. Leave empty for no button.',
					'mentoriai-portal'
				) }
				input={ { placeholder: 'https://' } }
			/>
			<TextFact
				label={ __( 'Kind of event', 'mentoriai-portal' ) }
				value={ facts.typeLabel }
				onChange={ ( typeLabel ) => change( { typeLabel } ) }
				hint={ __(
					'The small label above the title: seminar, meeting, training… Choose one used before or write a new one.',
					'mentoriai-portal'
				) }
				input={ { list: LABELS, autoComplete: 'off' } }
			/>
			<datalist id={ LABELS }>
				{ adminData().typeLabels.map( ( label ) => (
					<option key={ label } value={ label } />
				) ) }
			</datalist>
		</div>
	);
}
