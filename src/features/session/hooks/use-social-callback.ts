import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { endTrip, readTrip, type SocialTrip } from '../lib/social-trip';

export interface SocialCallback {
	/** One-time code of `?social=`; empty without one. */
	code: string;
	/** Code of `?error=`; empty without one. */
	error: string;
	trip: SocialTrip | null;
}

/**
 * How somebody came back from a provider, read once; the address is cleaned, and keeps where they wanted to go.
 */
export function useSocialCallback(): SocialCallback {
	const { pathname, search, state } = useLocation();
	const navigate = useNavigate();
	const [ arrival ] = useState< SocialCallback >( () => {
		const query = new URLSearchParams( search );
		const code = query.get( 'social' ) ?? '';
		const error = query.get( 'error' ) ?? '';
		return { code, error, trip: code || error ? readTrip() : null };
	} );

	useEffect( () => {
		const query = new URLSearchParams( search );
		if ( ! query.has( 'social' ) && ! query.has( 'error' ) ) {
			return;
		}
		endTrip();
		query.delete( 'social' );
		query.delete( 'error' );
		navigate(
			{ pathname, search: query.toString() },
			{
				replace: true,
				state: arrival.trip?.from ? { from: arrival.trip.from } : state,
			}
		);
	}, [ arrival, pathname, search, state, navigate ] );

	return arrival;
}
