import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';
import { blocksBoot } from './boot';

export type Section = 'events' | 'mentoriai' | 'istorijos';

export interface Card {
	id: number;
	[ name: string ]: unknown;
}

/** What the section would show on the site now; null while it loads, 'failed' when the server does not answer. */
export function useCards(
	section: Section,
	ids: readonly number[],
	count: number
): readonly Card[] | 'failed' | null {
	const [ cards, setCards ] = useState< readonly Card[] | 'failed' | null >(
		null
	);
	const wanted = new URLSearchParams( [
		[ 'section', section ],
		[ 'lang', blocksBoot().lang ],
		[ 'count', String( Math.min( 100, Math.max( 1, count ) ) ) ],
		...ids.map( ( id ) => [ 'ids[]', String( id ) ] ),
	] ).toString();

	useEffect( () => {
		let current = true;
		apiFetch< readonly Card[] >( {
			path: `/mentoriai-admin/v1/home-cards?${ wanted }`,
		} ).then(
			( found ) => current && setCards( found ),
			() => current && setCards( 'failed' )
		);
		return () => {
			current = false;
		};
	}, [ wanted ] );
	return cards;
}
