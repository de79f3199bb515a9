import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Query parameters of the chosen field tags and of the searched words. */
const TAGS = 'sritis';
const KEYWORD = 'paieska';

/** What a list is filtered by lives in the address, so that a reload, a shared link and the back button keep it. */
export function useMentorFilter() {
	const [ query ] = useSearchParams();
	const navigate = useNavigate();
	const text = query.get( TAGS ) ?? '';
	const tags = useMemo(
		() => [ ...new Set( text.split( ',' ).filter( Boolean ) ) ],
		[ text ]
	);
	const keyword = query.get( KEYWORD ) ?? '';

	const change = (
		wanted: { tags?: readonly string[]; keyword?: string },
		replace = false
	) => {
		const others = new URLSearchParams( query );
		others.delete( TAGS );
		others.delete( KEYWORD );
		if ( wanted.keyword ?? keyword ) {
			others.set( KEYWORD, wanted.keyword ?? keyword );
		}
		// Written by hand: URLSearchParams would turn the commas into %2C.
		const own = ( wanted.tags ?? tags )
			.map( encodeURIComponent )
			.join( ',' );
		const search = [ others.toString(), own && `${ TAGS }=${ own }` ]
			.filter( Boolean )
			.join( '&' );
		navigate( { search }, { replace } );
	};

	return {
		tags,
		keyword,
		/** Adds the tag, or takes it away. */
		toggle: ( slug: string ) =>
			change( {
				tags: tags.includes( slug )
					? tags.filter( ( tag ) => tag !== slug )
					: [ ...tags, slug ],
			} ),
		/** Words are typed: each state of them is no step to go back to. */
		search: ( words: string ) => change( { keyword: words }, true ),
		clearTags: () => change( { tags: [] } ),
		clear: () => change( { tags: [], keyword: '' } ),
	};
}
