import { Button, Notice, RadioControl } from '@wordpress/components';
import { _n, __, sprintf } from '@wordpress/i18n';
import { useCallback, useEffect, useState } from 'react';
import {
	countPeople,
	failureOf,
	readProgress,
	remindPeople,
	sendSurvey,
} from '../lib/api';
import { screenData } from '../lib/screen-data';
import type { Audience, Person, Progress } from '../lib/types';
import { useLoaded } from '../lib/use-loaded';
import { CheckList } from './check-list';
import { LoadingState } from './loading-state';
import { PeoplePicker } from './people-picker';
import { SendProgress } from './send-progress';

/** How often progress is asked for while something is being sent, ms. */
const POLL_MS = 3000;

const EVERYBODY: Audience = {
	mode: 'group',
	roles: [ 'frontuser' ],
	statuses: [ 'public' ],
	fields: [],
	people: [],
};

/** To whom, how many, how far; and reminders. */
export function SendTab( { id }: { id: number } ) {
	const load = useCallback( () => readProgress( id ), [ id ] );
	const { data: progress, setData, failed, reload } = useLoaded( load );
	const [ audience, setAudience ] = useState( EVERYBODY );
	const [ people, setPeople ] = useState< Person[] >( [] );
	const [ count, setCount ] = useState< number | null >( null );
	const [ problem, setProblem ] = useState( '' );
	const { roles, statuses, fields } = screenData();
	const isBusy = progress?.state === 'running' || progress?.reminding;

	useEffect( () => {
		if ( ! isBusy ) {
			return;
		}
		const timer = setInterval( reload, POLL_MS );
		return () => clearInterval( timer );
	}, [ isBusy, reload ] );

	const change = ( changes: Partial< Audience > ) => {
		setAudience( ( now ) => ( { ...now, ...changes } ) );
		setCount( null );
	};
	const run = < T, >( call: Promise< T >, then: ( answer: T ) => void ) => {
		setProblem( '' );
		call.then( then, ( thrown ) =>
			setProblem( failureOf( thrown ).message )
		);
	};
	const taken = ( next: Progress ) => {
		setData( next );
		setCount( null );
	};

	if ( progress === null ) {
		return <LoadingState failed={ failed } onRetry={ reload } />;
	}
	return (
		<div className="mp-survey-send">
			<SendProgress progress={ progress } />
			<section>
				<h2>{ __( 'Invite people', 'mentoriai-portal' ) }</h2>
				<p>
					{ __(
						'Each person gets one personal link by email, in their own language. People already invited are not invited again.',
						'mentoriai-portal'
					) }
				</p>
				<RadioControl
					label={ __( 'Who', 'mentoriai-portal' ) }
					selected={ audience.mode }
					options={ [
						{
							value: 'group',
							label: __( 'A group', 'mentoriai-portal' ),
						},
						{
							value: 'people',
							label: __( 'Chosen people', 'mentoriai-portal' ),
						},
					] }
					onChange={ ( mode ) =>
						change( { mode: mode as Audience[ 'mode' ] } )
					}
				/>
				{ audience.mode === 'group' ? (
					<div className="mp-survey-group">
						<CheckList
							legend={ __( 'Roles', 'mentoriai-portal' ) }
							options={ roles }
							chosen={ audience.roles }
							onChange={ ( chosen ) =>
								change( { roles: chosen } )
							}
						/>
						<CheckList
							legend={ __( 'Account', 'mentoriai-portal' ) }
							options={ statuses }
							chosen={ audience.statuses }
							onChange={ ( chosen ) =>
								change( { statuses: chosen } )
							}
						/>
						<CheckList
							legend={ __(
								'Only mentors in these fields',
								'mentoriai-portal'
							) }
							options={ fields.map( ( field ) => ( {
								value: field.id,
								label: field.name,
							} ) ) }
							chosen={ audience.fields }
							onChange={ ( chosen ) =>
								change( { fields: chosen } )
							}
						/>
					</div>
				) : (
					<PeoplePicker
						chosen={ people }
						onChange={ ( chosen ) => {
							setPeople( chosen );
							change( {
								people: chosen.map( ( one ) => one.id ),
							} );
						} }
					/>
				) }
				<div className="mp-survey-add" aria-live="polite">
					{ count === null ? (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ () =>
								run( countPeople( id, audience ), setCount )
							}
						>
							{ __( 'Count people', 'mentoriai-portal' ) }
						</Button>
					) : (
						<>
							<p>
								{ sprintf(
									/* translators: %d: number of people. */
									_n(
										'%d person',
										'%d people',
										count,
										'mentoriai-portal'
									),
									count
								) }
							</p>
							<Button
								__next40pxDefaultSize
								variant="primary"
								disabled={ count === 0 || isBusy === true }
								accessibleWhenDisabled
								onClick={ () =>
									run( sendSurvey( id, audience ), taken )
								}
							>
								{ __( 'Send invitations', 'mentoriai-portal' ) }
							</Button>
						</>
					) }
				</div>
			</section>
			<section>
				<h2>{ __( 'Remind', 'mentoriai-portal' ) }</h2>
				<p>
					{ __(
						'Goes to those who have not answered and have had no email about this survey for a week.',
						'mentoriai-portal'
					) }
				</p>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={
						progress.nonrespondents === 0 || isBusy === true
					}
					accessibleWhenDisabled
					onClick={ () => run( remindPeople( id ), taken ) }
				>
					{ progress.nonrespondents === null
						? __( 'Send reminders', 'mentoriai-portal' )
						: sprintf(
								/* translators: %d: number of people. */
								_n(
									'Remind %d person',
									'Remind %d people',
									progress.nonrespondents,
									'mentoriai-portal'
								),
								progress.nonrespondents
						  ) }
				</Button>
			</section>
			{ problem !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
		</div>
	);
}
