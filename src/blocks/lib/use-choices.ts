import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';
import { blocksBoot } from './boot';
import { cardName } from './card-name';
import { type Card, type Section, useCards } from './use-cards';

const MANY = 100;
const PAUSE_MS = 250;

/** What an editor may choose from: of events and stories the nearest hundred, of mentors those whom the site finds. */
export function useChoices(
	section: Section,
	search: string
): readonly Card[] {
	const cards = useCards( section, [], MANY );
	const found = useMentors( section === 'mentoriai' ? search : '' );
	const word = search.trim().toLowerCase();
	const here = Array.isArray( cards )
		? ( cards as readonly Card[] ).filter( ( card ) =>
				cardName( card ).toLowerCase().includes( word )
		  )
		: [];
	const known = new Set( here.map( ( { id } ) => id ) );
	return [ ...here, ...found.filter( ( { id } ) => ! known.has( id ) ) ];
}

/** Mentors by name, asked after a pause in typing. */
function useMentors( search: string ): readonly Card[] {
	const [ found, setFound ] = useState< readonly Card[] >( [] );
	useEffect( () => {
		if ( search.trim() === '' ) {
			return undefined;
		}
		let current = true;
		const timer = setTimeout( () => {
			const query = new URLSearchParams( {
				keyword: search,
				lang: blocksBoot().lang,
			} ).toString();
			apiFetch< { list: readonly Card[] } >( {
				path: `/data/v1/mentoriai_dynamic?${ query }`,
			} ).then(
				( { list } ) => current && setFound( list ),
				() => current && setFound( [] )
			);
		}, PAUSE_MS );
		return () => {
			current = false;
			clearTimeout( timer );
		};
	}, [ search ] );
	return search.trim() === '' ? [] : found;
}
