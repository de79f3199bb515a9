import { useEffect, useState } from 'react';
import { useLatest } from './use-latest';

/** The query parameter of the searched words. */
export const KEYWORD = 'paieska';

const REST_MS = 500;

/**
 * A search field whose words stand in the address: what is typed, told when it has rested a while; nothing typed needs no
 * rest.
 *
 * @param keyword  What is searched now; when something else changes it, the field follows.
 * @param onSearch
 */
export function useKeywordField(
	keyword: string,
	onSearch: ( keyword: string ) => void
): [ string, ( text: string ) => void ] {
	const [ typed, setTyped ] = useState( keyword );
	const [ followed, setFollowed ] = useState( keyword );
	/** The last search of this field: its return is no reason to touch what has been typed since. */
	const [ told, setTold ] = useState( keyword );
	const search = useLatest( onSearch );
	const wanted = typed.trim();

	if ( followed !== keyword ) {
		setFollowed( keyword );
		if ( told !== keyword ) {
			setTold( keyword );
			setTyped( keyword );
		}
	}
	useEffect( () => {
		if ( wanted === keyword ) {
			return;
		}
		const tell = () => {
			setTold( wanted );
			search.current( wanted );
		};
		if ( ! wanted ) {
			tell();
			return;
		}
		const timer = setTimeout( tell, REST_MS );
		return () => clearTimeout( timer );
	}, [ wanted, keyword, search ] );

	return [ typed, setTyped ];
}
