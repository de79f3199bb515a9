import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { fieldId } from '../lib/panels';
import type { EventFacts, Problem, Speaker } from '../lib/types';
import { RowList } from './row-list';
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
	useEffect( () => {
		if ( added.current ) {
			added.current = false;
			document
				.getElementById( fieldId( `speaker-${ speakers.length - 1 }` ) )
				?.focus();
		}
	}, [ speakers.length ] );
	const set = ( index: number, changes: Partial< Speaker > ) =>
		change( {
			speakers: speakers.map( ( speaker, other ) =>
				other === index ? { ...speaker, ...changes } : speaker
			),
		} );
	return (
		<div className="mp-event-panel">
			<RowList
				items={ speakers }
				nameOf={ nameOf }
				isEmpty={ ( { title, subtitle } ) =>
					title.trim() === '' && subtitle.trim() === ''
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
							onChange={ ( title ) => set( index, { title } ) }
						/>
						<TextFact
							label={ __(
								'Position and company',
								'mentoriai-portal'
							) }
							value={ speaker.subtitle }
							onChange={ ( subtitle ) =>
								set( index, { subtitle } )
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
