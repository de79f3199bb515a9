import { __ } from '@wordpress/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf } from '../../../api/queries';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FieldError } from '../../../components/field-error';
import { failureText } from '../../../forms/failure-text';
import { day } from '../../../lib/dates';
import { askForData, readDataRequests, type DataRequest } from '../api';
import { AccountCard } from './account-card';

const KEY = keyOf( 'data_requests', {} );
const KINDS = [ 'export', 'erase' ] as const;

/** A copy or the erasure of one's data; both are confirmed by mail and then done by staff. */
export function DataCard() {
	const queries = useQueryClient();
	const [ asking, setAsking ] = useState( false );
	const { data, error } = useQuery( {
		queryKey: KEY,
		queryFn: ( { signal } ) => readDataRequests( signal ),
	} );
	const ask = useMutation( {
		mutationFn: askForData,
		onSuccess: ( requests ) => queries.setQueryData( KEY, requests ),
	} );
	const wrong = ask.error ?? error;
	return (
		<AccountCard title={ __( 'Your data', 'mentoriai-portal' ) }>
			<p>
				{ __(
					'We will send a mail with a link: the request counts once you confirm it.',
					'mentoriai-portal'
				) }
			</p>
			<ul className="mp-account-card__list">
				{ KINDS.map( ( kind ) => (
					<li key={ kind } className="mp-account-card__row">
						<div>
							<span className="mp-account-card__name">
								{ kind === 'export'
									? __(
											'A copy of your data',
											'mentoriai-portal'
									  )
									: __(
											'Erasing your data',
											'mentoriai-portal'
									  ) }
							</span>
							<span
								className="mp-account-card__muted"
								role="status"
							>
								{ state(
									data?.find(
										( request ) => request.kind === kind
									)
								) }
							</span>
						</div>
						<Button
							variant={
								kind === 'erase' ? 'danger' : 'secondary'
							}
							size="sm"
							loading={ ask.isPending && ask.variables === kind }
							onClick={ () =>
								kind === 'erase'
									? setAsking( true )
									: ask.mutate( kind )
							}
						>
							{ kind === 'export'
								? __( 'Ask for a copy', 'mentoriai-portal' )
								: __( 'Ask to erase', 'mentoriai-portal' ) }
						</Button>
					</li>
				) ) }
			</ul>
			<div role="alert">
				{ wrong && <FieldError>{ failureText( wrong ) }</FieldError> }
			</div>
			<ConfirmDialog
				open={ asking }
				title={ __( 'Ask to erase your data?', 'mentoriai-portal' ) }
				confirmLabel={ __( 'Ask to erase', 'mentoriai-portal' ) }
				danger
				onConfirm={ () => {
					setAsking( false );
					ask.mutate( 'erase' );
				} }
				onCancel={ () => setAsking( false ) }
			>
				{ __(
					'Name, address, profile and files are removed for good. What you wrote to others stays with them without your name.',
					'mentoriai-portal'
				) }
			</ConfirmDialog>
		</AccountCard>
	);
}

/** How far a request is, with the day it was made. */
function state( request: DataRequest | undefined ): string {
	if ( ! request ) {
		return '';
	}
	const made = `${ day( request.created_at ) }: `;
	switch ( request.state ) {
		case 'unconfirmed':
			return (
				made +
				__(
					'we sent you a mail, confirm the request in it',
					'mentoriai-portal'
				)
			);
		case 'confirmed':
			return (
				made + __( 'the agency is working on it', 'mentoriai-portal' )
			);
		case 'done':
			return made + __( 'done', 'mentoriai-portal' );
		case 'failed':
			return (
				made +
				__( 'was not confirmed in time, ask again', 'mentoriai-portal' )
			);
	}
}
