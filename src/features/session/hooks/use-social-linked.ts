import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Provider } from '../api';
import { dropSocialRedirect, readSocialRedirect } from '../lib/social-redirect';

interface Linked {
	linked: boolean;
	/** Code of `?error=`; empty without one. */
	error: string;
	provider: Provider | null;
}

/** How someone came back to the profile from connecting a provider, read once; the address is cleaned. */
export function useSocialLinked(): Linked {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const [ arrival ] = useState< Linked >( () => {
		const query = new URLSearchParams( search );
		return {
			linked: query.has( 'linked' ),
			error: query.get( 'error' ) ?? '',
			provider: readSocialRedirect()?.provider ?? null,
		};
	} );
	useEffect( () => {
		const query = new URLSearchParams( search );
		if ( query.has( 'linked' ) || query.has( 'error' ) ) {
			dropSocialRedirect();
			query.delete( 'linked' );
			query.delete( 'error' );
			navigate(
				{ pathname, search: query.toString() },
				{ replace: true }
			);
		}
	}, [ pathname, search, navigate ] );
	return arrival;
}
