import { useCallback, useEffect, useState } from 'react';
import { failureOf } from './api';

/** Something of the server: there, on its way, or why not. */
export function useLoaded< T >( load: () => Promise< T > ) {
	const [ data, setData ] = useState< T | null >( null );
	const [ failed, setFailed ] = useState( '' );
	const reload = useCallback( () => {
		setFailed( '' );
		load().then( setData, ( thrown ) =>
			setFailed( failureOf( thrown ).message )
		);
	}, [ load ] );
	useEffect( reload, [ reload ] );
	return { data, setData, failed, reload };
}
