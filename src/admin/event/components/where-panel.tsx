import { __ } from '@wordpress/i18n';
import { suggestedLine } from '../lib/suggested-line';
import { completedLink } from '../lib/problems';
import type { EventFacts, Problem } from '../lib/types';
import { useTowns } from '../lib/use-towns';
import { TextFact } from './text-fact';
import { TownField } from './town-field';

interface Props {
	facts: EventFacts;
	problems: Problem[];
	change: ( changes: Partial< EventFacts > ) => void;
}

/** Town, address and map; the short line of lists follows them until someone writes their own. */
export function WherePanel( { facts, problems, change }: Props ) {
	const towns = useTowns();
	const ownLine =
		facts.location !== '' &&
		facts.location !== suggestedLine( towns.name, facts.place );
	const lineFor = ( town: string, place: string ) =>
		ownLine ? {} : { location: suggestedLine( town, place ) };
	return (
		<div className="mp-event-panel">
			<TownField
				towns={ towns }
				onChoose={ ( town ) => {
					towns.choose( town );
					change( lineFor( town?.name ?? '', facts.place ) );
				} }
			/>
			<TextFact
				label={ __( 'Place and address', 'mentoriai-portal' ) }
				value={ facts.place }
				onChange={ ( place ) =>
					change( { place, ...lineFor( towns.name, place ) } )
				}
				hint={ __(
					'For example: Technology park, K. Petrausko g. 26',
					'mentoriai-portal'
				) }
			/>
			<TextFact
				label={ __( 'Short line for lists', 'mentoriai-portal' ) }
				value={ facts.location }
				onChange={ ( location ) => change( { location } ) }
				hint={ __(
					'Filled in from the city and place; write your own if it is too long.',
					'mentoriai-portal'
				) }
			/>
			<TextFact
				field="mapUrl"
				label={ __( 'Map link', 'mentoriai-portal' ) }
				type="url"
				value={ facts.mapUrl }
				problems={ problems }
				patient
				onChange={ ( mapUrl ) => change( { mapUrl } ) }
				onLeave={ () => {
					const mapUrl = completedLink( facts.mapUrl );
					if ( mapUrl !== facts.mapUrl ) {
						change( { mapUrl } );
					}
				} }
				hint={ __(
					'Copy the address of the place from the map you use.',
					'mentoriai-portal'
				) }
				input={ { placeholder: 'https://' } }
			/>
		</div>
	);
}
