import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Query parameter of the chosen field tags (specification 2, section 2). */
const PARAMETER = 'sritis';

/** The chosen tags live in the address, so that a reload, a shared link and the back button keep them. */
export function useTagFilter() {
	const [ query, setQuery ] = useSearchParams();
	const text = query.get( PARAMETER ) ?? '';
	const tags = useMemo(
		() => [ ...new Set( text.split( ',' ).filter( Boolean ) ) ],
		[ text ]
	);

	const setTags = useCallback(
		( wanted: readonly string[] ) => {
			const next = new URLSearchParams( query );
			next.delete( PARAMETER );
			const rest = next.toString();
			// Commas stay readable: the slugs are letters, digits and hyphens.
			const own =
				wanted.length > 0
					? `${ PARAMETER }=${ wanted
							.map( encodeURIComponent )
							.join( ',' ) }`
					: '';
			setQuery( [ rest, own ].filter( Boolean ).join( '&' ), {
				preventScrollReset: true,
			} );
		},
		[ query, setQuery ]
	);

	/** Adds the tag, or takes it away. */
	const toggle = ( slug: string ) =>
		setTags(
			tags.includes( slug )
				? tags.filter( ( tag ) => tag !== slug )
				: [ ...tags, slug ]
		);

	return { tags, toggle, clear: () => setTags( [] ) };
}
