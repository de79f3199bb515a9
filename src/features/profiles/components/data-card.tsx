import { __, sprintf } from '@wordpress/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { keyOf } from '../../../api/queries';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FieldError } from '../../../components/field-error';
import { lazyPart } from '../../../components/lazy-part';
import { failureText } from '../../../forms/failure-text';
import { day } from '../../../lib/dates';
import { askForData, readDataRequests, type DataRequest } from '../api';
import { AccountCard } from './account-card';

const { Part: LeavePortalDialog } = lazyPart( () =>
	import(
		/* webpackChunkName: "account-forms" */ './leave-portal-dialog'
	).then( ( file ) => file.LeavePortalDialog )
);

const KEY = keyOf( 'data_requests', {} );

/** A copy of one's data, closing the account, or having all of it deleted: what each of the ends means is beside it. */
export function DataCard() {
	const queries = useQueryClient();
	const [ asking, setAsking ] = useState< 'close' | 'erase' | null >( null );
	const { data, error } = useQuery( {
		queryKey: KEY,
		queryFn: ( { signal } ) => readDataRequests( signal ),
	} );
	const ask = useMutation( {
		mutationFn: askForData,
		onSuccess: ( requests ) => queries.setQueryData( KEY, requests ),
	} );
	const wrong = ask.error ?? error;
	const isSending = ( kind: DataRequest[ 'kind' ] ) =>
		ask.isPending && ask.variables === kind;
	const stateOf = ( kind: DataRequest[ 'kind' ] ) =>
		state( data?.find( ( request ) => request.kind === kind ) );
	return (
		<AccountCard
			title={ __(
				'Closing the account and your data',
				'mentoriai-portal'
			) }
		>
			<ul className="mp-account-card__list">
				<Matter
					name={ __( 'A copy of your data', 'mentoriai-portal' ) }
					text={ __(
						'Everything we keep about you, in one file.',
						'mentoriai-portal'
					) }
					news={ stateOf( 'export' ) }
				>
					<Button
						variant="secondary"
						size="sm"
						loading={ isSending( 'export' ) }
						onClick={ () => ask.mutate( 'export' ) }
					>
						{ __( 'Ask for a copy', 'mentoriai-portal' ) }
					</Button>
				</Matter>
				<Matter
					name={ __( 'Closing the account', 'mentoriai-portal' ) }
					text={ __(
						'You are logged out and can’t log in again. Your data is kept as the privacy policy says.',
						'mentoriai-portal'
					) }
				>
					<Button
						variant="danger"
						size="sm"
						onClick={ () => setAsking( 'close' ) }
					>
						{ __( 'Close my account', 'mentoriai-portal' ) }
					</Button>
				</Matter>
				<Matter
					name={ __( 'Deleting your data', 'mentoriai-portal' ) }
					text={ __(
						'The account is closed too, and your data is removed for good.',
						'mentoriai-portal'
					) }
					news={ stateOf( 'erase' ) }
				>
					<Button
						variant="danger"
						size="sm"
						loading={ isSending( 'erase' ) }
						onClick={ () => setAsking( 'erase' ) }
					>
						{ __( 'Delete my data', 'mentoriai-portal' ) }
					</Button>
				</Matter>
			</ul>
			<p className="mp-account-card__muted">
				{ __(
					'For a copy or deletion we will email you a link. The request applies once you confirm it.',
					'mentoriai-portal'
				) }
			</p>
			<div role="alert">
				{ wrong && <FieldError>{ failureText( wrong ) }</FieldError> }
			</div>
			<ConfirmDialog
				open={ asking === 'erase' }
				title={ __( 'Delete your data?', 'mentoriai-portal' ) }
				confirmLabel={ __(
					'Ask to delete my data',
					'mentoriai-portal'
				) }
				danger
				onConfirm={ () => {
					setAsking( null );
					ask.mutate( 'erase' );
				} }
				onCancel={ () => setAsking( null ) }
			>
				{ __(
					'Your name, email address, profile and files are removed permanently. What you wrote to others stays in their conversations without your name.',
					'mentoriai-portal'
				) }
			</ConfirmDialog>
			{ asking === 'close' && (
				<LeavePortalDialog onClose={ () => setAsking( null ) } />
			) }
		</AccountCard>
	);
}

interface MatterProps {
	name: string;
	text: string;
	/** How far a request is. */
	news?: string;
	children: ReactNode;
}

function Matter( { name, text, news, children }: MatterProps ) {
	return (
		<li className="mp-account-card__row">
			<div>
				<span className="mp-account-card__name">{ name }</span>
				<span className="mp-account-card__muted">{ text }</span>
				<span className="mp-account-card__news" role="status">
					{ news }
				</span>
			</div>
			{ children }
		</li>
	);
}

/** How far a request is, with the day it was made. */
function state( request: DataRequest | undefined ): string {
	if ( ! request ) {
		return '';
	}
	return sprintf(
		/* translators: 1: the day of a request about one's data, 2: how far it is. */
		__( '%1$s: %2$s', 'mentoriai-portal' ),
		day( request.created_at ),
		stage( request.state )
	);
}

function stage( of: DataRequest[ 'state' ] ): string {
	switch ( of ) {
		case 'unconfirmed':
			return __(
				'we’ve sent you an email; confirm the request in it',
				'mentoriai-portal'
			);
		case 'confirmed':
			return __( 'the agency is working on it', 'mentoriai-portal' );
		case 'done':
			return __( 'done', 'mentoriai-portal' );
		case 'failed':
			return __(
				'not confirmed in time, please ask again',
				'mentoriai-portal'
			);
	}
}
