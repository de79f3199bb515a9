import { useAddressQuery } from '../../../hooks/use-address-query';
import { type EventFilter, PERIODS } from '../lib/filter';

const TOWN = 'miestas';
const PERIOD = 'laikotarpis';

/** The filter is in the address, so that a reload, a shared link and the back button keep it. */
export function useEventFilter() {
	const [ query, change ] = useAddressQuery();

	const setFilter = ( wanted: Partial< EventFilter > ) =>
		change( ( now ) => {
			const { town, period } = { ...filterOf( now ), ...wanted };
			now.delete( TOWN );
			now.delete( PERIOD );
			if ( town !== '' ) {
				now.set( TOWN, town );
			}
			if ( period !== null ) {
				now.set( PERIOD, String( period ) );
			}
			return now.toString();
		} );

	return {
		filter: filterOf( query ),
		setFilter,
		clear: () => setFilter( { town: '', period: null } ),
	};
}

function filterOf( query: URLSearchParams ): EventFilter {
	const days = Number( query.get( PERIOD ) );
	return {
		town: query.get( TOWN ) ?? '',
		period: PERIODS.find( ( period ) => period === days ) ?? null,
	};
}
