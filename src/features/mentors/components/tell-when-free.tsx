import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../../components/link';
import { call, type Output } from '../../../api/client';
import { ApiError } from '../../../api/errors';
import { keyOf } from '../../../api/queries';
import { Button } from '../../../components/button';
import { failureText } from '../../../forms/failure-text';
import { returnState, screenPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import { showToast } from '../../../lib/toasts';

interface TellWhenFreeProps {
	mentor: { id: number; title: string };
	/** Whether the founder waits already, as the server last said. */
	isWaiting: boolean;
	onChange: () => void;
}

/** Whatever shows whether a mentor has a place, or what the founder and the mentor have to do with each other. */
const PLACES = [
	'mentoriai_dynamic_single',
	'get_own_review',
	'mentoriai_dynamic',
	'find_mentors',
	'shortlist',
	'suggestions',
	'get_home',
	'get_default',
] as const;

/** There is nothing to wait for: the mentor has a free place, or the founder has one. */
const isNeedless = ( error: unknown ) =>
	error instanceof ApiError && error.status === 409;

/** Of a mentor without a free place: an email to the founder once there is one. */
export function TellWhenFree( {
	mentor,
	isWaiting,
	onChange,
}: TellWhenFreeProps ) {
	const phase = useSession( ( session ) => session.phase );
	const role = useSession( ( { user } ) => user?.role );
	const back = returnState( useLocation() );
	const queries = useQueryClient();
	const [ told, setTold ] = useState< Output< 'notify_me' > | null >( null );
	const change = useMutation( {
		mutationFn: ( on: boolean ) =>
			call( 'notify_me', { id: mentor.id, on } ),
		onSuccess: ( answer ) => {
			setTold( answer );
			onChange();
		},
		onError: ( error, on ) => {
			const why = failureText( error );
			if ( ! isNeedless( error ) ) {
				const what = on ? notSaved : notWithdrawn;
				showToast( `${ what( mentor.title ) } ${ why }`, 'error' );
				return;
			}
			showToast( why, 'success' );
			// Whoever can wait after all is offered it again.
			void Promise.all(
				PLACES.map( ( route ) =>
					queries.invalidateQueries( { queryKey: keyOf( route ) } )
				)
			).then( change.reset );
		},
	} );
	if ( phase === 'guest' ) {
		return (
			<Link to={ screenPath( 'Login' ) } state={ back }>
				{ __(
					'Log in as a founder, and we will email you when there is a free place',
					'mentoriai-portal'
				) }
			</Link>
		);
	}
	if ( role !== 'frontuser' || isNeedless( change.error ) ) {
		return null;
	}
	const on = change.isPending ? change.variables : told?.on ?? isWaiting;
	const whatComes = told?.muted ? (
		<>
			{ __(
				'You have switched these emails off, so none will come.',
				'mentoriai-portal'
			) }{ ' ' }
			<Link to={ screenPath( 'Profile' ) + '?skiltis=paskyra' }>
				{ __( 'Switch them on in your profile', 'mentoriai-portal' ) }
			</Link>
		</>
	) : (
		sprintf(
			/* translators: %s: name of a mentor. */
			__(
				'We will email you when %s has a free place. Press again if you no longer need it.',
				'mentoriai-portal'
			),
			mentor.title
		)
	);
	return (
		<div className="mp-when-free">
			<Button
				variant="secondary"
				size="sm"
				icon={ on ? BellRing : Bell }
				aria-pressed={ on }
				onClick={ () => ! change.isPending && change.mutate( ! on ) }
			>
				{ __( 'Tell me when free', 'mentoriai-portal' ) }
			</Button>
			<p role="status">{ on && ! change.isPending && whatComes }</p>
		</div>
	);
}

function notSaved( name: string ): string {
	return sprintf(
		/* translators: %s: name of a mentor; a sentence follows that says why. */
		__( 'Your request about %s could not be saved.', 'mentoriai-portal' ),
		name
	);
}

function notWithdrawn( name: string ): string {
	return sprintf(
		/* translators: %s: name of a mentor; a sentence follows that says why. */
		__(
			'Your request about %s could not be withdrawn.',
			'mentoriai-portal'
		),
		name
	);
}
