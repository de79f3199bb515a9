import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'puslapis';

/** The page of a list is in the address, from 1, so that a reload, a shared link and the back button keep it. */
export function useListPage() {
	const [ query ] = useSearchParams();
	const text = query.get( PARAMETER ) ?? '';
	const current = /^[1-9]\d{0,4}$/.test( text ) ? Number( text ) : 1;

	/** The address of another page, other parameters kept. */
	const searchOf = ( page: number ): string => {
		const wanted = new URLSearchParams( query );
		wanted.delete( PARAMETER );
		if ( page > 1 ) {
			wanted.set( PARAMETER, String( page ) );
		}
		const search = wanted.toString();
		return search ? `?${ search }` : '';
	};

	return { current, searchOf };
}
