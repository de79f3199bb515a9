import { __, _x } from '@wordpress/i18n';
import { Ban, Flag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button';
import { ButtonLink } from '../../../components/button-link';
import { lazyPart } from '../../../components/lazy-part';
import { ReportButton } from '../../../components/report-button';
import {
	mentorPath,
	newPlanPath,
	planPath,
	screenPath,
} from '../../../lib/paths';
import type { Mentorship, MentorshipDetails } from '../api';
import { isEarlier } from '../lib/earlier';
import { situation } from '../lib/situation';
import { Alternatives, type AlternativesProps } from './alternatives';
import type { Change } from './change-dialogs';
import { FounderCard } from './founder-card';
import { PairDates } from './pair-dates';
import { Section } from './section';

const { Part: Changes, prepare: prepareChanges } = lazyPart( () =>
	import(
		/* webpackChunkName: "mentorship-changes" */ './change-dialogs'
	).then( ( file ) => file.ChangeDialogs )
);

export interface PairFactsProps
	extends Pick< AlternativesProps, 'renderHeart' > {
	details: MentorshipDetails;
	/** Puts the cursor where an answer is written. */
	onAnswer: () => void;
	/** Their meetings. */
	renderMeetings: ( mentorship: Mentorship ) => ReactNode;
	/** Somebody wants to report the conversation, or what the other side wrote at the end. */
	onReport: (
		what: 'conversation' | 'mentorship',
		mentorship: Mentorship
	) => void;
}

/** Where a mentorship stands, who the other is, and what can be done. */
export function PairFacts( {
	details: { mentorship, founder, alternatives },
	onAnswer,
	renderMeetings,
	renderHeart,
	onReport,
}: PairFactsProps ) {
	const [ change, setChange ] = useState< Change | null >( null );
	const { can, person, plan_ids: plans, text, thanks } = mentorship;
	const others = isEarlier( mentorship ) ? [] : alternatives ?? [];
	const isFounder = mentorship.side === 'founder';
	const reportWords = () => onReport( 'mentorship', mentorship );
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
					onReport={ isFounder ? reportWords : undefined }
				>
					{ text }
				</Quote>
			) }
			{ thanks && (
				<Quote
					title={ thanksTitle( mentorship ) }
					onReport={
						hasThanked( mentorship ) ? undefined : reportWords
					}
				>
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
								to={ screenPath( 'Finder' ) }
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
			{ others.length > 0 && (
				<Alternatives mentors={ others } renderHeart={ renderHeart } />
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
					{ plans.length === 0 && isFounder && (
						<ButtonLink
							size="sm"
							variant="secondary"
							to={ newPlanPath( person.id ) }
						>
							{ _x(
								'Make an action plan',
								'button',
								'mentoriai-portal'
							) }
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
			<div className="mp-pair__quiet">
				{ person.id > 0 && (
					<Button
						size="sm"
						variant="ghost"
						icon={ Ban }
						onClick={ () => setChange( 'block' ) }
					>
						{ mentorship.blocked_by_me
							? __( 'Unblock this person', 'mentoriai-portal' )
							: __( 'Block this person', 'mentoriai-portal' ) }
					</Button>
				) }
				<Button
					size="sm"
					variant="ghost"
					icon={ Flag }
					aria-haspopup="dialog"
					onClick={ () => onReport( 'conversation', mentorship ) }
				>
					{ __( 'Report this conversation', 'mentoriai-portal' ) }
				</Button>
			</div>
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

/** Whose the thanks are: the reason of an end is told to who ended it only. */
const hasThanked = ( { reason }: Mentorship ) => reason !== null;

function thanksTitle( mentorship: Mentorship ): string {
	if ( hasThanked( mentorship ) ) {
		return __( 'You thanked', 'mentoriai-portal' );
	}
	return mentorship.side === 'founder'
		? __( 'The mentor thanks you', 'mentoriai-portal' )
		: __( 'The founder thanks you', 'mentoriai-portal' );
}

interface QuoteProps {
	title: string;
	children: string;
	/** Of what the other side wrote. */
	onReport: ( () => void ) | undefined;
}

function Quote( { title, children, onReport }: QuoteProps ) {
	return (
		<Section title={ title }>
			<p className="mp-pair__quote">{ children }</p>
			{ onReport && (
				<ReportButton
					className="mp-pair__report"
					label={ __( 'Report this text', 'mentoriai-portal' ) }
					onClick={ onReport }
				/>
			) }
		</Section>
	);
}
