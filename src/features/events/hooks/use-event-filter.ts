import { useNavigate, useSearchParams } from 'react-router-dom';
import { type EventFilter, PERIODS } from '../lib/filter';

const TOWN = 'miestas';
const PERIOD = 'laikotarpis';

/** The filter lives in the address, so that a reload, a shared link and the back button keep it. */
export function useEventFilter() {
	const [ query ] = useSearchParams();
	const navigate = useNavigate();
	const days = Number( query.get( PERIOD ) );
	const filter: EventFilter = {
		town: query.get( TOWN ) ?? '',
		period: PERIODS.find( ( period ) => period === days ) ?? null,
	};

	const setFilter = ( { town, period }: EventFilter ) => {
		const wanted = new URLSearchParams( query );
		wanted.delete( TOWN );
		wanted.delete( PERIOD );
		if ( town !== '' ) {
			wanted.set( TOWN, town );
		}
		if ( period !== null ) {
			wanted.set( PERIOD, String( period ) );
		}
		navigate( { search: wanted.toString() } );
	};

	return {
		filter,
		setFilter,
		clear: () => setFilter( { town: '', period: null } ),
	};
}
