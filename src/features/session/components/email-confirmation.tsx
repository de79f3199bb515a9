import { __ } from '@wordpress/i18n';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { Spinner } from '../../../components/spinner';
import { rememberMentor } from '../../../lib/first-message';
import { sessionStore } from '../../../lib/session';
import { showToast } from '../../../lib/toasts';
import { confirmEmail, type SignedIn } from '../api';
import { useOnce } from '../hooks/use-once';
import { claimOf, dropClaim } from '../lib/claim';
import { failureText } from '../../../forms/failure-text';
import { ConfirmForm } from './confirm-form';
import { PerhapsDone } from './perhaps-done';
import { ResendConfirmation } from './resend-confirmation';

interface EmailConfirmationProps {
	/** Both from the emailed link. */
	email: string;
	confirmKey: string;
	/** The log-in, below what did not work. */
	children: ReactNode;
}

/**
 * Confirms the address of an emailed link and signs in; the key counts once, so it is sent once. In another browser than
 * the one that registered it asks for a password.
 */
export function EmailConfirmation( {
	email,
	confirmKey,
	children,
}: EmailConfirmationProps ) {
	const kept = claimOf( email );
	const enter = ( user: SignedIn ) => {
		if ( kept?.mentor ) {
			rememberMentor( kept.mentor, user.id );
		}
		dropClaim();
		sessionStore.getState().signIn( user );
		showToast(
			__( 'Your email address is confirmed.', 'mentoriai-portal' )
		);
	};
	const { mutate, isError, error } = useMutation( {
		mutationFn: () =>
			confirmEmail( {
				email,
				key: confirmKey,
				...( kept && { claim: kept.claim } ),
			} ),
		onSuccess: enter,
	} );
	useOnce( mutate );

	if ( ! isError ) {
		return (
			<Notice
				title={ __( 'Confirming your address…', 'mentoriai-portal' ) }
			>
				<Spinner />
			</Notice>
		);
	}
	if ( error instanceof ApiError && error.code === 'reauth_required' ) {
		return (
			<ConfirmForm { ...{ email, confirmKey } } onConfirmed={ enter } />
		);
	}
	const spent = error instanceof ApiError && error.code === 'invalid_key';
	const passing = error instanceof ApiError && error.isConnection;
	return (
		<div className="mp-stack">
			<Notice
				tone="error"
				title={ failureText( error ) }
				actions={
					passing && (
						<Button variant="secondary" onClick={ () => mutate() }>
							{ __( 'Try again', 'mentoriai-portal' ) }
						</Button>
					)
				}
			>
				{ spent && <PerhapsDone isHere /> }
			</Notice>
			{ spent && <ResendConfirmation email={ email } /> }
			{ children }
		</div>
	);
}
