import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

export type MentorKind = 'dynamic' | 'static';

/** What editors see of a mentor's card (MentorCardSchema.php). */
export interface FoundMentor {
	kind: MentorKind;
	id: number;
	/** The name. */
	title: string;
	/** Position and company. */
	text: string;
	[ name: string ]: unknown;
}

/** Mentors whom the site finds by words in a language, asked after a pause in typing; a list that does not answer has none. */
export function useFoundMentors(
	kinds: readonly MentorKind[],
	search: string,
	lang: string
): readonly FoundMentor[] {
	const [ found, setFound ] = useState< readonly FoundMentor[] >( [] );
	const lists = kinds.join( ',' );
	const keyword = search.trim();
	useEffect( () => {
		if ( keyword === '' || lists === '' ) {
			return undefined;
		}
		let current = true;
		const timer = setTimeout( async () => {
			const query = new URLSearchParams( { keyword, lang } ).toString();
			const replies = await Promise.all(
				lists.split( ',' ).map( ( kind ) =>
					apiFetch< { list: readonly FoundMentor[] } >( {
						path: `/data/v1/mentoriai_${ kind }?${ query }`,
					} ).then(
						( { list } ) => list,
						() => []
					)
				)
			);
			if ( current ) {
				setFound( replies.flat() );
			}
		}, PAUSE_MS );
		return () => {
			current = false;
			clearTimeout( timer );
		};
	}, [ lists, keyword, lang ] );
	return keyword === '' ? [] : found;
}
