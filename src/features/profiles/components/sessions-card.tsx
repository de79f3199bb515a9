import { __, sprintf } from '@wordpress/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { keyOf } from '../../../api/queries';
import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { ErrorState } from '../../../components/error-state';
import { FieldError } from '../../../components/field-error';
import { failureText } from '../../../forms/failure-text';
import { dayTime } from '../../../lib/dates';
import { say } from '../../../lib/voice';
import { endSession, readSessions, type PortalSession } from '../api';
import { askToLogOut, useLogOut } from '../../../hooks/use-log-out';
import { AccountCard } from './account-card';

const KEY = keyOf( 'sessions', {} );

/** Where one is signed in; what is not one's own is ended here. */
export function SessionsCard() {
	const queries = useQueryClient();
	const signedOut = useLogOut( true );
	const [ asking, setAsking ] = useState( false );
	const { data, error, refetch } = useQuery( {
		queryKey: KEY,
		queryFn: ( { signal } ) => readSessions( signal ),
	} );
	const end = useMutation( {
		mutationFn: endSession,
		onSuccess: ( left, id ) => {
			if ( id === undefined ) {
				signedOut();
				return;
			}
			queries.setQueryData( KEY, left );
			say( __( 'That device is now logged out', 'mentoriai-portal' ) );
		},
		onError: () => void refetch(),
	} );
	return (
		<AccountCard
			title={ __( 'Where you are logged in', 'mentoriai-portal' ) }
		>
			{ error && (
				<ErrorState
					error={ error }
					title={ __(
						'The list could not be loaded',
						'mentoriai-portal'
					) }
					onRetry={ () => void refetch() }
					headingLevel={ 3 }
				/>
			) }
			<ul className="mp-account-card__list">
				{ data?.map( ( session ) => (
					<li key={ session.id } className="mp-account-card__row">
						<SessionFacts session={ session } />
						{ ! session.is_current && (
							<Button
								variant="secondary"
								size="sm"
								loading={
									end.isPending &&
									end.variables === session.id
								}
								aria-label={ sprintf(
									/* translators: %s: browser and system. */
									__( 'End session: %s', 'mentoriai-portal' ),
									browser( session )
								) }
								onClick={ () => end.mutate( session.id ) }
							>
								{ __( 'End session', 'mentoriai-portal' ) }
							</Button>
						) }
					</li>
				) ) }
			</ul>
			<div role="alert">
				{ end.error && (
					<FieldError>{ failureText( end.error ) }</FieldError>
				) }
			</div>
			<Button
				variant="secondary"
				icon={ LogOut }
				loading={ end.isPending && end.variables === undefined }
				onClick={ () => setAsking( true ) }
			>
				{ __( 'Log out everywhere', 'mentoriai-portal' ) }
			</Button>
			<ConfirmDialog
				open={ asking }
				title={ __( 'Log out everywhere?', 'mentoriai-portal' ) }
				confirmLabel={ __( 'Log out everywhere', 'mentoriai-portal' ) }
				onConfirm={ () => {
					setAsking( false );
					askToLogOut( () => end.mutate( undefined ) );
				} }
				onCancel={ () => setAsking( false ) }
			>
				{ __(
					'You will be logged out on all devices, on this one too.',
					'mentoriai-portal'
				) }
			</ConfirmDialog>
		</AccountCard>
	);
}

function SessionFacts( { session }: { session: PortalSession } ) {
	return (
		<div>
			<span className="mp-account-card__name">
				{ browser( session ) }{ ' ' }
				{ session.is_current && (
					<Badge tone="success">
						{ __( 'This device', 'mentoriai-portal' ) }
					</Badge>
				) }
			</span>
			<span className="mp-account-card__muted">{ since( session ) }</span>
		</div>
	);
}

function browser( session: PortalSession ): string {
	return session.browser || __( 'Unknown browser', 'mentoriai-portal' );
}

/** When it was seen last says nothing where that was the log-in itself. */
function since( session: PortalSession ): string {
	const begun = dayTime( session.created_at );
	const seen = dayTime( session.last_seen_at );
	return begun === seen || session.is_current
		? sprintf(
				/* translators: %s: when someone logged in. */
				__( 'Logged in %s', 'mentoriai-portal' ),
				begun
		  )
		: sprintf(
				/* translators: 1: when someone logged in, 2: when they were last seen. */
				__( 'Logged in %1$s, last seen %2$s', 'mentoriai-portal' ),
				begun,
				seen
		  );
}
