import { ComboboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import {
	type FoundMentor,
	type MentorKind,
	useFoundMentors,
} from '../../lib/use-found-mentors';
import type { Speaker, SpeakerMentor } from '../lib/types';
import { mentorValue } from '../lib/use-shown-mentors';
import { useTextLang } from '../lib/use-text-lang';

interface Props {
	speaker: Speaker;
	/** The chosen one as the site shows it: null where it does not, undefined where that is not known. */
	shown: FoundMentor | null | undefined;
	/** Without a mentor it is taken away. */
	onChoose: ( mentor: FoundMentor | undefined ) => void;
}

const KINDS: readonly MentorKind[] = [ 'dynamic', 'static' ];

function labelOf( { title, text }: FoundMentor ): string {
	return [ title, text ].filter( Boolean ).join( ', ' );
}

function helpOf( mentor: SpeakerMentor | undefined, shown: Props[ 'shown' ] ) {
	if ( ! mentor ) {
		return __(
			'If this is a mentor, find them by name: the speaker’s name becomes a link to their page.',
			'mentoriai-portal'
		);
	}
	return shown === null
		? __(
				'The site does not show this mentor now, so the name is no link.',
				'mentoriai-portal'
		  )
		: '';
}

/** The mentor whose page a speaker's name leads to, of the portal or of a hub, found by name. */
export function SpeakerMentorField( { speaker, shown, onChoose }: Props ) {
	const [ search, setSearch ] = useState( '' );
	const { mentor } = speaker;
	const found = useFoundMentors( KINDS, search, useTextLang() );
	const chosen = mentor && mentorValue( mentor );
	const options = found.map( ( one ) => ( {
		value: mentorValue( one ),
		label: labelOf( one ),
	} ) );
	if ( chosen && options.every( ( { value } ) => value !== chosen ) ) {
		options.unshift( {
			value: chosen,
			label: shown ? labelOf( shown ) : speaker.title,
		} );
	}
	return (
		<ComboboxControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Mentor (optional)', 'mentoriai-portal' ) }
			help={ helpOf( mentor, shown ) }
			value={ chosen ?? null }
			options={ options }
			onFilterValueChange={ setSearch }
			onChange={ ( value: string | null | undefined ) => {
				if ( value !== chosen ) {
					onChoose(
						found.find( ( one ) => mentorValue( one ) === value )
					);
				}
			} }
		/>
	);
}
