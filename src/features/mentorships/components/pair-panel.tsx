import { __, _x } from '@wordpress/i18n';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { ButtonLink } from '../../../components/button-link';
import { ErrorState } from '../../../components/error-state';
import { lazyPart } from '../../../components/lazy-part';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import { mentorPath, planPath, screenPath } from '../../../lib/paths';
import type { Mentorship, MentorshipDetails } from '../api';
import { useMentorship } from '../hooks/use-mentorship';
import { situation } from '../lib/situation';
import { stateLabel } from '../lib/words';
import { Alternatives } from './alternatives';
import { FounderCard } from './founder-card';
import { Section } from './section';
import type { Change } from './change-dialogs';
import './pair-panel.css';

const { Part: Changes, prepare: prepareChanges } = lazyPart( () =>
	import(
		/* webpackChunkName: "mentorship-changes" */ './change-dialogs'
	).then( ( file ) => file.ChangeDialogs )
);

interface PairPanelProps {
	id: number;
	/** As far as the page knows it already. */
	state: Mentorship[ 'state' ];
	/** Puts the cursor where an answer is written. */
	onAnswer: () => void;
	/** Their meetings. */
	renderMeetings: ( mentorship: Mentorship ) => ReactNode;
}

/** Where the pair stands, who the other is, and what comes next; beside the conversation, or folded above it on a narrow screen. */
export function PairPanel( {
	id,
	state,
	onAnswer,
	renderMeetings,
}: PairPanelProps ) {
	// Folded where it stands above the conversation.
	const [ isOpen ] = useState(
		() => window.matchMedia( '(min-width: 1100px)' ).matches
	);
	const { data, error, refetch } = useMentorship( id );
	if ( error instanceof ApiError && error.status === 404 ) {
		return null;
	}
	const body = data ? (
		<Facts details={ data } { ...{ onAnswer, renderMeetings } } />
	) : (
		<div className="mp-pair__body">
			{ error ? (
				<ErrorState error={ error } onRetry={ () => void refetch() } />
			) : (
				<SkeletonRegion>
					<Skeleton width="100%" height="8rem" />
				</SkeletonRegion>
			) }
		</div>
	);
	return (
		<details className="mp-pair" open={ isOpen }>
			<summary className="mp-pair__title">
				{ stateLabel( data?.mentorship.state ?? state ) }
			</summary>
			{ body }
		</details>
	);
}

function Facts( {
	details: { mentorship, founder, alternatives },
	onAnswer,
	renderMeetings,
}: Pick< PairPanelProps, 'onAnswer' | 'renderMeetings' > & {
	details: MentorshipDetails;
} ) {
	const [ change, setChange ] = useState< Change | null >( null );
	const { can, person, plan_ids: plans, text, thanks } = mentorship;
	return (
		<div className="mp-pair__body">
			<div className="mp-pair__situation">
				{ situation( mentorship )
					.filter( Boolean )
					.map( ( line ) => (
						<p key={ line }>{ line }</p>
					) ) }
			</div>
			{ text && (
				<Quote
					title={
						mentorship.side === 'founder'
							? __( 'The mentor wrote', 'mentoriai-portal' )
							: __( 'You wrote', 'mentoriai-portal' )
					}
				>
					{ text }
				</Quote>
			) }
			{ thanks && (
				<Quote title={ __( 'Thanks', 'mentoriai-portal' ) }>
					{ thanks }
				</Quote>
			) }
			<div className="mp-pair__actions" onPointerEnter={ prepareChanges }>
				{ can.decline && (
					<>
						<Button size="sm" onClick={ onAnswer }>
							{ _x( 'Answer', 'verb', 'mentoriai-portal' ) }
						</Button>
						<Button
							size="sm"
							variant="secondary"
							onClick={ () => setChange( 'decline' ) }
						>
							{ __( 'I can’t help now', 'mentoriai-portal' ) }
						</Button>
					</>
				) }
				{ can.withdraw && (
					<Button
						size="sm"
						variant="secondary"
						onClick={ () => setChange( 'withdraw' ) }
					>
						{ __( 'Withdraw the request', 'mentoriai-portal' ) }
					</Button>
				) }
				{ isOver( mentorship ) && person.slug && (
					<ButtonLink size="sm" to={ mentorPath( person.slug ) }>
						{ __( 'Write again', 'mentoriai-portal' ) }
					</ButtonLink>
				) }
			</div>
			{ mentorship.answered_at && (
				<Section title={ __( 'Meetings', 'mentoriai-portal' ) }>
					{ renderMeetings( mentorship ) }
				</Section>
			) }
			{ founder && <FounderCard founder={ founder } /> }
			{ alternatives && alternatives.length > 0 && (
				<Alternatives mentors={ alternatives } />
			) }
			{ plans.length > 0 && (
				<Section title={ __( 'Action plans', 'mentoriai-portal' ) }>
					<ul className="mp-pair__plans">
						{ plans.map( ( plan ) => (
							<li key={ plan }>
								<ButtonLink
									size="sm"
									variant="secondary"
									to={ planPath( plan ) }
								>
									{ __(
										'Open the plan',
										'mentoriai-portal'
									) }
								</ButtonLink>
							</li>
						) ) }
					</ul>
				</Section>
			) }
			{ can.end && (
				<div className="mp-pair__foot">
					{ plans.length === 0 && mentorship.side === 'founder' && (
						<ButtonLink
							size="sm"
							variant="secondary"
							to={ screenPath( 'VeiksmuPlanas' ) }
						>
							{ __( 'Make an action plan', 'mentoriai-portal' ) }
						</ButtonLink>
					) }
					<Button
						size="sm"
						variant="secondary"
						onClick={ () => setChange( 'end' ) }
					>
						{ __( 'End the mentorship', 'mentoriai-portal' ) }
					</Button>
				</div>
			) }
			{ change && (
				<Changes
					{ ...{ mentorship, change } }
					onClose={ () => setChange( null ) }
				/>
			) }
		</div>
	);
}

/** Whether a founder who wants to go on begins anew. */
function isOver( { side, state, reason }: Mentorship ): boolean {
	return (
		side === 'founder' &&
		( state === 'declined' ||
			state === 'withdrawn' ||
			state === 'unanswered' ||
			( state === 'ended' && reason !== 'silent' ) )
	);
}

function Quote( { title, children }: { title: string; children: string } ) {
	return (
		<Section title={ title }>
			<p className="mp-pair__quote">{ children }</p>
		</Section>
	);
}
