import { __, _n, sprintf } from '@wordpress/i18n';
import { useRef, useState } from 'react';
import { Link } from '../../../components/link';
import { Button } from '../../../components/button';
import { ErrorState } from '../../../components/error-state';
import { lazyPart } from '../../../components/lazy-part';
import { LoadMore } from '../../../components/load-more';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import { useMeetings } from '../hooks/use-meetings';
import { calendarPath } from '../lib/calendar-card';
import { durationLabel, isOpen } from '../lib/meeting-times';
import type { MeetingTask } from './meeting-dialogs';
import { MeetingItem } from './meeting-item';
import './meetings.css';

const { Part: Dialogs, prepare } = lazyPart( () =>
	import(
		/* webpackChunkName: "meeting-dialogs" */ './meeting-dialogs'
	).then( ( file ) => file.MeetingDialogs )
);

interface MeetingSectionProps {
	mentorshipId: number;
	/** What both said took place. */
	held: { held: number; minutes: number };
	mayPropose: boolean;
}

/** The meetings of a pair: what is proposed and agreed, what was, and what can be done. */
export function MeetingSection( {
	mentorshipId,
	held,
	mayPropose,
}: MeetingSectionProps ) {
	const [ task, setTask ] = useState< MeetingTask | null >( null );
	return (
		<div className="mp-meetings" onPointerEnter={ prepare }>
			<List
				id={ mentorshipId }
				mayAnswer={ mayPropose }
				onTask={ setTask }
			/>
			{ held.held > 0 && (
				<p className="mp-meetings__sum">
					{ sprintf(
						/* translators: 1: number of meetings. 2: a duration, e.g. 2 h 30 min. */
						_n(
							'%1$d meeting took place, %2$s.',
							'%1$d meetings took place, %2$s.',
							held.held,
							'mentoriai-portal'
						),
						held.held,
						durationLabel( held.minutes )
					) }
				</p>
			) }
			{ mayPropose && (
				<div className="mp-meetings__actions">
					<Button
						size="sm"
						variant="secondary"
						onClick={ () => setTask( { kind: 'propose' } ) }
					>
						{ __( 'Propose a meeting', 'mentoriai-portal' ) }
					</Button>
					<Button
						size="sm"
						variant="ghost"
						onClick={ () => setTask( { kind: 'day' } ) }
					>
						{ __( 'Note a past meeting', 'mentoriai-portal' ) }
					</Button>
				</div>
			) }
			<Link className="mp-meetings__calendar" to={ calendarPath() }>
				{ __( 'Meetings in your own calendar', 'mentoriai-portal' ) }
			</Link>
			{ task && (
				<Dialogs
					{ ...{ mentorshipId, task } }
					mayWrite={ mayPropose }
					onClose={ () => setTask( null ) }
				/>
			) }
		</div>
	);
}

interface ListProps {
	id: number;
	mayAnswer: boolean;
	onTask: ( task: MeetingTask ) => void;
}

function List( { id, mayAnswer, onTask }: ListProps ) {
	const found = useMeetings( id );
	const past = useRef< HTMLUListElement >( null );
	if ( found.loading ) {
		return (
			<SkeletonRegion>
				<Skeleton width="100%" height="4rem" />
			</SkeletonRegion>
		);
	}
	if ( found.error ) {
		return <ErrorState error={ found.error } onRetry={ found.retry } />;
	}
	if ( found.list.length === 0 ) {
		return (
			<p className="mp-meetings__sum">
				{ __( 'No meetings yet.', 'mentoriai-portal' ) }
			</p>
		);
	}
	const open = found.list.filter( isOpen ).reverse();
	const over = found.list.filter( ( meeting ) => ! isOpen( meeting ) );
	return (
		<>
			{ open.length > 0 && (
				<ul className="mp-meetings__list">
					{ open.map( ( meeting ) => (
						<MeetingItem
							key={ meeting.id }
							{ ...{ meeting, mayAnswer, onTask } }
						/>
					) ) }
				</ul>
			) }
			{ over.length > 0 && (
				<details className="mp-meetings__past">
					<summary className="mp-summary">
						{ __( 'Earlier meetings', 'mentoriai-portal' ) }
					</summary>
					<ul className="mp-meetings__list" ref={ past }>
						{ over.map( ( meeting ) => (
							<MeetingItem
								key={ meeting.id }
								{ ...{ meeting, mayAnswer, onTask } }
							/>
						) ) }
					</ul>
					<LoadMore { ...found.loadMore } listRef={ past } />
				</details>
			) }
		</>
	);
}
