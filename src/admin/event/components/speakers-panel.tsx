import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { fieldId } from '../lib/panels';
import type { EventFacts, Problem, Speaker } from '../lib/types';
import { useShownMentors } from '../lib/use-shown-mentors';
import { withMentor } from '../lib/with-mentor';
import { RowList } from './row-list';
import { SpeakerMentorField } from './speaker-mentor-field';
import { TextFact } from './text-fact';

interface Props {
	facts: EventFacts;
	problems: Problem[];
	change: ( changes: Partial< EventFacts > ) => void;
}

function nameOf( speaker: Speaker, index: number ): string {
	return (
		speaker.title.trim() ||
		sprintf(
			/* translators: %d: place in the list. */
			__( 'speaker %d', 'mentoriai-portal' ),
			index + 1
		)
	);
}

export function SpeakersPanel( { facts, problems, change }: Props ) {
	const { speakers } = facts;
	const added = useRef( false );
	const shownOf = useShownMentors(
		speakers.flatMap( ( { mentor } ) => mentor ?? [] )
	);
	useEffect( () => {
		if ( added.current ) {
			added.current = false;
			document
				.getElementById( fieldId( `speaker-${ speakers.length - 1 }` ) )
				?.focus();
		}
	}, [ speakers.length ] );
	const replace = ( index: number, speaker: Speaker ) =>
		change( {
			speakers: speakers.map( ( row, other ) =>
				other === index ? speaker : row
			),
		} );
	return (
		<div className="mp-event-panel">
			<RowList
				items={ speakers }
				nameOf={ nameOf }
				isEmpty={ ( { title, subtitle, mentor } ) =>
					title.trim() === '' && subtitle.trim() === '' && ! mentor
				}
				onChange={ ( rows ) => change( { speakers: rows } ) }
			>
				{ ( speaker, index ) => (
					<>
						<TextFact
							field={ `speaker-${ index }` }
							label={ __(
								'Speaker’s name and surname',
								'mentoriai-portal'
							) }
							value={ speaker.title }
							problems={ problems }
							onChange={ ( title ) =>
								replace( index, { ...speaker, title } )
							}
						/>
						<TextFact
							label={ __(
								'Position and company',
								'mentoriai-portal'
							) }
							value={ speaker.subtitle }
							onChange={ ( subtitle ) =>
								replace( index, { ...speaker, subtitle } )
							}
						/>
						<SpeakerMentorField
							speaker={ speaker }
							shown={
								speaker.mentor && shownOf( speaker.mentor )
							}
							onChoose={ ( mentor ) =>
								replace( index, withMentor( speaker, mentor ) )
							}
						/>
					</>
				) }
			</RowList>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () => {
					added.current = true;
					change( {
						speakers: [ ...speakers, { title: '', subtitle: '' } ],
					} );
				} }
			>
				{ __( 'Add a speaker', 'mentoriai-portal' ) }
			</Button>
		</div>
	);
}
