import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';
import type { FoundMentor } from '../../lib/use-found-mentors';
import type { SpeakerMentor } from './types';
import { useTextLang } from './use-text-lang';

const NONE: Record< string, FoundMentor | null > = {};

/** A mentor as the value of a control. */
export function mentorValue( { kind, id }: SpeakerMentor ): string {
	return `${ kind }-${ id }`;
}

/** What the site shows of these mentors now, in one call: null for who is not shown, undefined while it is asked and where it does not answer. */
export function useShownMentors(
	mentors: readonly SpeakerMentor[]
): ( mentor: SpeakerMentor ) => FoundMentor | null | undefined {
	const [ cards, setCards ] = useState( NONE );
	const lang = useTextLang();
	const asked = JSON.stringify(
		mentors.map( ( { kind, id } ) => ( { kind, id } ) )
	);
	useEffect( () => {
		const items = JSON.parse( asked ) as SpeakerMentor[];
		if ( items.length === 0 ) {
			return undefined;
		}
		let current = true;
		apiFetch< { list: ( FoundMentor | null )[] } >( {
			path: `/data/v1/shortlist_cards?lang=${ lang }`,
			method: 'POST',
			data: { items },
		} ).then(
			( { list } ) =>
				current &&
				setCards(
					Object.fromEntries(
						items.map( ( item, place ) => [
							mentorValue( item ),
							list[ place ] ?? null,
						] )
					)
				),
			() => undefined
		);
		return () => {
			current = false;
		};
	}, [ asked, lang ] );
	return ( mentor ) => cards[ mentorValue( mentor ) ];
}
