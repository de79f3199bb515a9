import { __ } from '@wordpress/i18n';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { Spinner } from '../../../components/spinner';
import { sessionStore } from '../../../lib/session';
import { exchangeSocialCode } from '../api';
import type { SocialCallback } from '../hooks/use-social-callback';
import { failureText } from '../../../forms/failure-text';
import { socialError } from '../lib/social-error';

interface SocialReturnProps {
	arrival: SocialCallback;
}

/** Signs in who came back from a provider, or says why that is not possible. The code counts once, so it is sent once. */
export function SocialReturn( { arrival }: SocialReturnProps ) {
	const { code, error: refused, trip } = arrival;
	const { mutate, isError, error } = useMutation( {
		mutationFn: () => exchangeSocialCode( code ),
		onSuccess: ( user ) => sessionStore.getState().signIn( user ),
	} );
	const sent = useRef( false );
	useEffect( () => {
		if ( code && ! sent.current ) {
			sent.current = true;
			mutate();
		}
	}, [ code, mutate ] );

	if ( refused ) {
		const { title, advice } = socialError(
			refused,
			trip?.provider ?? null
		);
		return (
			<Notice tone="error" title={ title }>
				{ advice }
			</Notice>
		);
	}
	if ( ! code ) {
		return null;
	}
	if ( ! isError ) {
		return (
			<Notice title={ __( 'Logging in…', 'mentoriai-portal' ) }>
				<Spinner />
			</Notice>
		);
	}
	return (
		<Notice
			tone="error"
			title={ failureText( error ) }
			actions={
				error instanceof ApiError &&
				error.isConnection && (
					<Button variant="secondary" onClick={ () => mutate() }>
						{ __( 'Try again', 'mentoriai-portal' ) }
					</Button>
				)
			}
		/>
	);
}
