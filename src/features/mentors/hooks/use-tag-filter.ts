import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Query parameter of the chosen field tags (specification 2, section 2). */
const PARAMETER = 'sritis';

/** The chosen tags live in the address, so that a reload, a shared link and the back button keep them. */
export function useTagFilter() {
	const [ query ] = useSearchParams();
	const navigate = useNavigate();
	const text = query.get( PARAMETER ) ?? '';
	const tags = useMemo(
		() => [ ...new Set( text.split( ',' ).filter( Boolean ) ) ],
		[ text ]
	);

	const setTags = ( wanted: readonly string[] ) => {
		const others = new URLSearchParams( query );
		others.delete( PARAMETER );
		// Written by hand: URLSearchParams would turn the commas into %2C.
		const own = wanted.map( encodeURIComponent ).join( ',' );
		const search = [ others.toString(), own && `${ PARAMETER }=${ own }` ]
			.filter( Boolean )
			.join( '&' );
		navigate( { search }, { preventScrollReset: true } );
	};

	/** Adds the tag, or takes it away. */
	const toggle = ( slug: string ) =>
		setTags(
			tags.includes( slug )
				? tags.filter( ( tag ) => tag !== slug )
				: [ ...tags, slug ]
		);

	return { tags, toggle, clear: () => setTags( [] ) };
}
