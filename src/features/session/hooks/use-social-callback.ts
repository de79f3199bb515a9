import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
	dropSocialRedirect,
	readSocialRedirect,
	type SocialRedirect,
} from '../lib/social-redirect';

export interface SocialCallback {
	/** One-time code of `?social=`; empty without one. */
	code: string;
	/** Code of `?error=`; empty without one. */
	error: string;
	redirect: SocialRedirect | null;
}

/**
 * How someone came back from a provider, read once; the address is cleaned, and keeps where they wanted to go.
 */
export function useSocialCallback(): SocialCallback {
	const { pathname, search, state } = useLocation();
	const navigate = useNavigate();
	const [ arrival ] = useState< SocialCallback >( () => {
		const query = new URLSearchParams( search );
		const code = query.get( 'social' ) ?? '';
		const error = query.get( 'error' ) ?? '';
		return {
			code,
			error,
			redirect: code || error ? readSocialRedirect() : null,
		};
	} );

	useEffect( () => {
		const query = new URLSearchParams( search );
		if ( ! query.has( 'social' ) && ! query.has( 'error' ) ) {
			return;
		}
		dropSocialRedirect();
		query.delete( 'social' );
		query.delete( 'error' );
		navigate(
			{ pathname, search: query.toString() },
			{
				replace: true,
				state: arrival.redirect?.from
					? { from: arrival.redirect.from }
					: state,
			}
		);
	}, [ arrival, pathname, search, state, navigate ] );

	return arrival;
}
