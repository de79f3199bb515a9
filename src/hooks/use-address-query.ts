import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The query of the address, and a way to change it. Two changes before the screen is drawn again both count.
 *
 * @return The query, and what makes another of the newest one: its text without the question mark; `replace` for what is no
 *         step to go back to.
 */
export function useAddressQuery() {
	const [ query ] = useSearchParams();
	const navigate = useNavigate();
	const newest = useMemo( () => ( { search: String( query ) } ), [ query ] );
	const change = (
		make: ( now: URLSearchParams ) => string,
		replace = false
	) => {
		newest.search = make( new URLSearchParams( newest.search ) );
		navigate( { search: newest.search }, { replace } );
	};
	return [ query, change ] as const;
}
