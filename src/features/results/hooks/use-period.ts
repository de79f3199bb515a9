import { useSearchParams } from 'react-router-dom';
import { type Period, periodOf } from '../lib/period';

const PARAMETER = 'laikotarpis';

/** The period is in the address, so that a reload keeps it. */
export function usePeriod(): [ Period, ( period: Period ) => void ] {
	const [ query, setQuery ] = useSearchParams();
	const choose = ( period: Period ) =>
		setQuery(
			( now ) => {
				now.set( PARAMETER, String( period ) );
				return now;
			},
			{ replace: true }
		);
	return [ periodOf( query.get( PARAMETER ) ), choose ];
}
