import { __, sprintf } from '@wordpress/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keyOf } from '../../../api/queries';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { ErrorState } from '../../../components/error-state';
import { FieldError } from '../../../components/field-error';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import { failureText } from '../../../forms/failure-text';
import { dayTime } from '../../../lib/dates';
import { focusOn } from '../../../lib/focus';
import { showToast } from '../../../lib/toasts';
import { say } from '../../../lib/voice';
import { endCalendar, makeCalendar, readCalendar } from '../api';
import { CALENDAR_ID } from '../lib/calendar-card';
import { CalendarAddress } from './calendar-address';
import './calendar-card.css';

const KEY = keyOf( 'calendar_feed_state', {} );

/** One's meetings and deadlines in one's own calendar, at a secret address that is shown only when it is made. */
export function CalendarCard() {
	const queries = useQueryClient();
	const heading = useId();
	const title = useRef< HTMLHeadingElement >( null );
	const [ asking, setAsking ] = useState< 'renew' | 'end' | null >( null );
	useArrival( title );
	const state = useQuery( {
		queryKey: KEY,
		queryFn: ( { signal } ) => readCalendar( signal ),
	} );
	const refresh = () => void queries.invalidateQueries( { queryKey: KEY } );
	const make = useMutation( {
		mutationFn: makeCalendar,
		onSuccess: () =>
			say(
				__(
					'The address is ready. Copy it now: it is shown only this once.',
					'mentoriai-portal'
				)
			),
		onSettled: refresh,
	} );
	const end = useMutation( {
		mutationFn: endCalendar,
		onSuccess: () => {
			make.reset();
			queries.setQueryData( KEY, null );
			showToast(
				__( 'The private calendar has ended', 'mentoriai-portal' )
			);
		},
		onError: refresh,
	} );
	const madeAt = state.data;
	const url = make.data;
	const wrong = make.error ?? end.error;
	return (
		<section
			id={ CALENDAR_ID }
			className="mp-card mp-calendar-card"
			aria-labelledby={ heading }
		>
			<h2 ref={ title } id={ heading } className="mp-h3">
				{ __( 'Private calendar', 'mentoriai-portal' ) }
			</h2>
			<p>
				{ __(
					'Your agreed meetings and the deadlines of your plans in the calendar of your phone or computer; what changes here changes there too. It shows the other person’s first name only, and no places.',
					'mentoriai-portal'
				) }
			</p>
			{ state.isPending && (
				<SkeletonRegion>
					<Skeleton width="14rem" height="3rem" />
				</SkeletonRegion>
			) }
			{ state.isError && madeAt === undefined && (
				<ErrorState
					error={ state.error }
					onRetry={ () => void state.refetch() }
					headingLevel={ 3 }
				/>
			) }
			{ url && <CalendarAddress key={ url } url={ url } /> }
			{ ! url && madeAt && (
				<p>
					{ sprintf(
						/* translators: %s: day and time. */
						__(
							'You have had an address since %s. We keep no copy of it, so it can’t be shown again; if you have lost it, make a new one.',
							'mentoriai-portal'
						),
						dayTime( madeAt )
					) }
				</p>
			) }
			<div role="alert">
				{ wrong && <FieldError>{ failureText( wrong ) }</FieldError> }
			</div>
			{ madeAt === null && ! url && (
				<Button
					variant="secondary"
					loading={ make.isPending }
					onClick={ () => make.mutate() }
				>
					{ __( 'Make the address', 'mentoriai-portal' ) }
				</Button>
			) }
			{ ( madeAt || url ) && (
				<div className="mp-row">
					<Button
						variant="secondary"
						size="sm"
						loading={ make.isPending }
						onClick={ () => setAsking( 'renew' ) }
					>
						{ __( 'Make a new address', 'mentoriai-portal' ) }
					</Button>
					<Button
						variant="danger"
						size="sm"
						loading={ end.isPending }
						onClick={ () => setAsking( 'end' ) }
					>
						{ __( 'End the calendar', 'mentoriai-portal' ) }
					</Button>
				</div>
			) }
			<ConfirmDialog
				open={ asking === 'renew' }
				title={ __( 'Make a new address?', 'mentoriai-portal' ) }
				confirmLabel={ __( 'Make a new address', 'mentoriai-portal' ) }
				onConfirm={ () => {
					setAsking( null );
					end.reset();
					make.mutate();
				} }
				onCancel={ () => setAsking( null ) }
			>
				{ __(
					'The old address stops working at once. Your calendar gets nothing more until you give it the new one.',
					'mentoriai-portal'
				) }
			</ConfirmDialog>
			<ConfirmDialog
				open={ asking === 'end' }
				title={ __( 'End the private calendar?', 'mentoriai-portal' ) }
				confirmLabel={ __( 'End the calendar', 'mentoriai-portal' ) }
				danger
				onConfirm={ () => {
					setAsking( null );
					make.reset();
					end.mutate();
				} }
				onCancel={ () => setAsking( null ) }
			>
				{ __(
					'The address stops working at once, and your calendar gets nothing more from here.',
					'mentoriai-portal'
				) }
			</ConfirmDialog>
		</section>
	);
}

/** Anyone who follows a link to the card comes to it and stays there while the cards above it fill. */
function useArrival( title: React.RefObject< HTMLHeadingElement > ): void {
	const { hash } = useLocation();
	useEffect( () => {
		const target = title.current;
		if ( hash !== `#${ CALENDAR_ID }` || ! target ) {
			return;
		}
		focusOn( target );
		const growth = new ResizeObserver( () => {
			if ( target.ownerDocument.activeElement === target ) {
				target.scrollIntoView();
			}
		} );
		growth.observe( document.body );
		return () => growth.disconnect();
	}, [ hash, title ] );
}
