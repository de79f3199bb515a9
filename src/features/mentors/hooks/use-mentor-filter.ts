import { useMemo } from 'react';
import { useAddressQuery } from '../../../hooks/use-address-query';
import { KEYWORD } from '../../../hooks/use-keyword-field';

/** Query parameters of the chosen field tags and of the town. */
const TAGS = 'sritis';
const TOWN = 'miestas';

/** What a list is filtered by is in the address, so that a reload, a shared link and the back button keep it. */
export function useMentorFilter() {
	const [ query, change ] = useAddressQuery();
	const text = query.get( TAGS ) ?? '';
	const tags = useMemo( () => tagsOf( text ), [ text ] );

	const choose = ( make: ( tags: string[] ) => readonly string[] ) =>
		change( ( now ) =>
			written( now, make( tagsOf( now.get( TAGS ) ?? '' ) ) )
		);

	return {
		tags,
		keyword: query.get( KEYWORD ) ?? '',
		town: query.get( TOWN ) ?? '',
		/** Adds the tag, or takes it away. */
		toggle: ( slug: string ) =>
			choose( ( now ) =>
				now.includes( slug )
					? now.filter( ( tag ) => tag !== slug )
					: [ ...now, slug ]
			),
		/** Words are typed: each state of them is no step to go back to. */
		search: ( words: string ) =>
			change( ( now ) => {
				now.set( KEYWORD, words );
				return written( now, tagsOf( now.get( TAGS ) ?? '' ) );
			}, true ),
		chooseTown: ( town: string ) =>
			change( ( now ) => {
				now.set( TOWN, town );
				return written( now, tagsOf( now.get( TAGS ) ?? '' ) );
			} ),
		/** The tag in the place of the words. */
		chooseInstead: ( slug: string ) =>
			change( ( now ) => {
				now.delete( KEYWORD );
				return written( now, [ slug ] );
			} ),
		clearTags: () => choose( () => [] ),
		clear: () =>
			change( ( now ) => {
				now.delete( KEYWORD );
				now.delete( TOWN );
				return written( now, [] );
			} ),
	};
}

function tagsOf( text: string ): string[] {
	return [ ...new Set( text.split( ',' ).filter( Boolean ) ) ];
}

/** The query with these tags, without words or a town that are empty. */
function written( query: URLSearchParams, tags: readonly string[] ): string {
	query.delete( TAGS );
	for ( const name of [ KEYWORD, TOWN ] ) {
		if ( ! query.get( name ) ) {
			query.delete( name );
		}
	}
	// Written by hand: URLSearchParams would turn the commas into %2C.
	const own = tags.map( encodeURIComponent ).join( ',' );
	return [ query.toString(), own && `${ TAGS }=${ own }` ]
		.filter( Boolean )
		.join( '&' );
}
