import { __, _x } from '@wordpress/i18n';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button';
import { ButtonLink } from '../../../components/button-link';
import { lazyPart } from '../../../components/lazy-part';
import { mentorPath, planPath, screenPath } from '../../../lib/paths';
import type { Mentorship, MentorshipDetails } from '../api';
import { isEarlier } from '../lib/earlier';
import { situation } from '../lib/situation';
import { Alternatives } from './alternatives';
import type { Change } from './change-dialogs';
import { FounderCard } from './founder-card';
import { PairDates } from './pair-dates';
import { Section } from './section';

const { Part: Changes, prepare: prepareChanges } = lazyPart( () =>
	import(
		/* webpackChunkName: "mentorship-changes" */ './change-dialogs'
	).then( ( file ) => file.ChangeDialogs )
);

interface PairFactsProps {
	details: MentorshipDetails;
	/** Puts the cursor where an answer is written. */
	onAnswer: () => void;
	/** Their meetings. */
	renderMeetings: ( mentorship: Mentorship ) => ReactNode;
}

/** Where a mentorship stands, who the other is, and what can be done. */
export function PairFacts( {
	details: { mentorship, founder, alternatives },
	onAnswer,
	renderMeetings,
}: PairFactsProps ) {
	const [ change, setChange ] = useState< Change | null >( null );
	const { can, person, plan_ids: plans, text, thanks } = mentorship;
	const others = isEarlier( mentorship ) ? [] : alternatives ?? [];
	const isFounder = mentorship.side === 'founder';
	return (
		<div className="mp-pair__body">
			<div className="mp-pair__situation" data-focus-next="">
				{ situation( mentorship, others.length > 0 )
					.filter( Boolean )
					.map( ( line ) => (
						<p key={ line }>{ line }</p>
					) ) }
			</div>
			<PairDates mentorship={ mentorship } />
			{ text && (
				<Quote
					title={
						isFounder
							? __( 'The mentor wrote', 'mentoriai-portal' )
							: __( 'You wrote', 'mentoriai-portal' )
					}
				>
					{ text }
				</Quote>
			) }
			{ thanks && (
				<Quote title={ thanksTitle( mentorship ) }>{ thanks }</Quote>
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
				{ isOver( mentorship ) && (
					<>
						{ person.slug && ! mentorship.blocked_by_me && (
							<ButtonLink
								size="sm"
								variant={
									others.length > 0 ? 'secondary' : 'primary'
								}
								to={ mentorPath( person.slug ) }
							>
								{ __( 'Write again', 'mentoriai-portal' ) }
							</ButtonLink>
						) }
						{ others.length === 0 && (
							<ButtonLink
								size="sm"
								variant="secondary"
								to={ screenPath( 'MentoriaiDynamic' ) }
							>
								{ __( 'Find a mentor', 'mentoriai-portal' ) }
							</ButtonLink>
						) }
					</>
				) }
			</div>
			{ mentorship.answered_at && (
				<Section title={ __( 'Meetings', 'mentoriai-portal' ) }>
					{ renderMeetings( mentorship ) }
				</Section>
			) }
			{ founder && (
				<Section
					title={ __( 'About the founder', 'mentoriai-portal' ) }
				>
					<FounderCard founder={ founder } />
				</Section>
			) }
			{ others.length > 0 && <Alternatives mentors={ others } /> }
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
					{ plans.length === 0 && isFounder && (
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
			{ person.id > 0 && (
				<Button
					size="sm"
					variant="ghost"
					onClick={ () => setChange( 'block' ) }
				>
					{ mentorship.blocked_by_me
						? __( 'Unblock this person', 'mentoriai-portal' )
						: __( 'Block this person', 'mentoriai-portal' ) }
				</Button>
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
function isOver( mentorship: Mentorship ): boolean {
	const { side, state, reason } = mentorship;
	return (
		side === 'founder' &&
		! isEarlier( mentorship ) &&
		( state === 'declined' ||
			state === 'withdrawn' ||
			state === 'unanswered' ||
			( state === 'ended' && reason !== 'silent' ) )
	);
}

/** Whose they are: the reason of an end is told to who ended it only. */
function thanksTitle( { side, reason }: Mentorship ): string {
	if ( reason !== null ) {
		return __( 'You thanked', 'mentoriai-portal' );
	}
	return side === 'founder'
		? __( 'The mentor thanks you', 'mentoriai-portal' )
		: __( 'The founder thanks you', 'mentoriai-portal' );
}

function Quote( { title, children }: { title: string; children: string } ) {
	return (
		<Section title={ title }>
			<p className="mp-pair__quote">{ children }</p>
		</Section>
	);
}
