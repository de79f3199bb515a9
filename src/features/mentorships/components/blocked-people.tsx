import { useMutation, useQuery } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { useId, useRef } from 'react';
import { queryOf } from '../../../api/queries';
import { Button } from '../../../components/button';
import { ErrorState } from '../../../components/error-state';
import { FieldError } from '../../../components/field-error';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import { failureText } from '../../../forms/failure-text';
import { focusOn } from '../../../lib/focus';
import { say } from '../../../lib/voice';
import { setBlock } from '../api';
import { useMentorshipChanged } from '../hooks/use-mentorship';
import './blocked-people.css';

/** Whom one blocks, and the way back. */
export function BlockedPeople() {
	const heading = useId();
	const title = useRef< HTMLHeadingElement >( null );
	const changed = useMentorshipChanged();
	const { data, error, refetch } = useQuery( {
		...queryOf( 'blocks', {} ),
		staleTime: 0,
	} );
	const unblock = useMutation( {
		mutationFn: ( user_id: number ) => setBlock( { user_id, on: false } ),
		onSuccess: () => {
			changed();
			if ( title.current ) {
				focusOn( title.current );
			}
			say(
				__( 'You can write to each other again', 'mentoriai-portal' )
			);
		},
		onError: () => void refetch(),
	} );
	return (
		<section className="mp-card mp-blocked" aria-labelledby={ heading }>
			<h2 ref={ title } id={ heading } className="mp-h3" tabIndex={ -1 }>
				{ __( 'Blocked people', 'mentoriai-portal' ) }
			</h2>
			{ ! data &&
				( error ? (
					<ErrorState
						error={ error }
						headingLevel={ 3 }
						onRetry={ () => void refetch() }
					/>
				) : (
					<SkeletonRegion>
						<Skeleton width="14rem" height="1.5rem" />
					</SkeletonRegion>
				) ) }
			{ data?.list.length === 0 && (
				<p className="mp-muted">
					{ __(
						'You have blocked no one. If someone’s messages are unwelcome, you can block them beside your conversation.',
						'mentoriai-portal'
					) }
				</p>
			) }
			{ data && data.list.length > 0 && (
				<ul className="mp-blocked__list">
					{ data.list.map( ( { id, name } ) => (
						<li key={ id } className="mp-blocked__row">
							<span>
								{ name || __( 'User', 'mentoriai-portal' ) }
							</span>
							<Button
								variant="secondary"
								size="sm"
								loading={
									unblock.isPending &&
									unblock.variables === id
								}
								aria-label={ sprintf(
									/* translators: %s: a name. */
									__( 'Unblock %s', 'mentoriai-portal' ),
									name
								) }
								onClick={ () => unblock.mutate( id ) }
							>
								{ __( 'Unblock', 'mentoriai-portal' ) }
							</Button>
						</li>
					) ) }
				</ul>
			) }
			<div role="alert">
				{ unblock.error && (
					<FieldError>{ failureText( unblock.error ) }</FieldError>
				) }
			</div>
		</section>
	);
}
