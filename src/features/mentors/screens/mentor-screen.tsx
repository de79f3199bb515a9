import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { Mail, MessageSquare, Star } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { queryOf } from '../../../api/queries';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { ButtonLink } from '../../../components/button-link';
import { EmptyState } from '../../../components/empty-state';
import { PageError } from '../../../components/page-error';
import { usePageTitle } from '../../../hooks/use-page-title';
import { useRootClass } from '../../../hooks/use-root-class';
import { useScrolledPast } from '../../../hooks/use-scrolled-past';
import { conversationPath, screenPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import { MentorBody } from '../components/mentor-body';
import { MentorHead } from '../components/mentor-head';
import { MentorSkeleton } from '../components/mentor-skeleton';
import { TellWhenFree } from '../components/tell-when-free';
import { useAskedToWrite } from '../hooks/use-asked-to-write';
import { useBroughtBack } from '../hooks/use-brought-back';
import { useLeaveWhenMissing } from '../hooks/use-leave-when-missing';
import { useOwnContact } from '../hooks/use-own-contact';
import { useRecordedView } from '../hooks/use-recorded-view';
import type { Mentor } from '../api';
import { LIST_SCREENS, type MentorKind } from '../kind';
import { availability, whyNot } from '../lib/availability';
import './mentor-screen.css';

interface MentorScreenProps {
	kind: MentorKind;
	/** The popup to write the mentor, which the app brings; static mentors have none. */
	renderMessageDialog?: (
		mentor: { id: number; title: string; slug: string; facts: string[] },
		onClose: () => void
	) => ReactNode;
	/** The popup to review the mentor. */
	renderReviewDialog?: (
		mentor: { id: number },
		actions: {
			onClose: () => void;
			/** Opens the popup to write the mentor instead. */
			onWrite: () => void;
			onSaved: () => void;
		}
	) => ReactNode;
	/** The newest of what founders say of the mentor. */
	renderReviews?: (
		mentor: ReviewedMentor & { total: number },
		onAll: () => void
	) => ReactNode;
	/** The popup with all of it. */
	renderReviewList?: (
		mentor: ReviewedMentor,
		onClose: () => void
	) => ReactNode;
	/**
	 * Somebody wants to report the mentor.
	 *
	 * @param mentor
	 * @param isContact Whether they have written to each other.
	 */
	onReport: ( mentor: Mentor, isContact: boolean ) => void;
}

interface ReviewedMentor {
	id: number;
	/** Id of the viewer's own review. */
	ownReview: number | null;
}

/** One mentor. */
export function MentorScreen( {
	kind,
	renderMessageDialog,
	renderReviewDialog,
	renderReviews,
	renderReviewList,
	onReport,
}: MentorScreenProps ) {
	const { slug = '' } = useParams();
	const {
		data: mentor,
		error,
		refetch,
	} = useQuery( queryOf( `mentoriai_${ kind }_single`, { slug } ) );
	const [ popup, setPopup ] = useState< 'write' | 'review' | 'list' | null >(
		null
	);
	const me = useSession( ( { user } ) => user?.id );
	const role = useSession( ( { user } ) => user?.role );
	const busyId = useId();
	const own = useOwnContact( renderMessageDialog ? mentor?.id : undefined );
	const [ actionsRef, isPastActions ] = useScrolledPast();
	const gone = useLeaveWhenMissing( error );
	const unconfirmed =
		error instanceof ApiError && error.code === 'nepatvirtintas'
			? error.message
			: undefined;
	usePageTitle( mentor?.title ?? unconfirmed );
	const mayWrite = renderMessageDialog && role !== 'mentorius';
	const busy = mentor !== undefined && whyNot( mentor ) !== '';
	const toWrite = mayWrite && ! busy ? mentor?.id : undefined;
	const hasBar = Boolean( mayWrite && ( own.goesOn !== null || ! busy ) );
	useRootClass( 'mp-has-mentor-bar', hasBar && isPastActions );
	const openWrite = () => setPopup( 'write' );
	useBroughtBack( toWrite, openWrite );
	useAskedToWrite(
		mentor && own.isKnown
			? toWrite !== undefined && own.goesOn === null
			: undefined,
		openWrite
	);
	useRecordedView( kind === 'dynamic' ? mentor : undefined );

	if ( unconfirmed !== undefined ) {
		return (
			<div className="mp-wrap mp-page">
				<EmptyState
					headingLevel={ 1 }
					title={ unconfirmed }
					action={
						<ButtonLink to={ screenPath( LIST_SCREENS[ kind ] ) }>
							{ __( 'All mentors', 'mentoriai-portal' ) }
						</ButtonLink>
					}
				>
					{ __(
						'The page will appear here once the agency has approved it.',
						'mentoriai-portal'
					) }
				</EmptyState>
			</div>
		);
	}
	if ( ! mentor && error && ! gone ) {
		return <PageError error={ error } onRetry={ () => void refetch() } />;
	}
	if ( ! mentor || gone ) {
		return <MentorSkeleton />;
	}
	const close = () => {
		setPopup( null );
		own.refresh();
	};
	const openList = () => setPopup( 'list' );
	const isOneself = kind === 'dynamic' && mentor.id === me;
	const reviewed = { id: mentor.id, ownReview: own.reviewId };
	const off = ( isOff: boolean ) => ( {
		disabled: isOff,
		'aria-describedby': isOff ? busyId : undefined,
	} );
	const goOn = own.goesOn !== null && (
		<ButtonLink
			size="lg"
			icon={ MessageSquare }
			to={ conversationPath( own.goesOn ) }
		>
			{ __( 'Continue the conversation', 'mentoriai-portal' ) }
		</ButtonLink>
	);
	const write = (
		<Button
			size="lg"
			variant={ goOn ? 'secondary' : 'primary' }
			icon={ Mail }
			{ ...off( busy ) }
			onClick={ () => setPopup( 'write' ) }
		>
			{ goOn
				? __( 'Start a new conversation', 'mentoriai-portal' )
				: __( 'Write to the mentor', 'mentoriai-portal' ) }
		</Button>
	);
	return (
		<>
			<MentorHead
				kind={ kind }
				mentor={ mentor }
				busyId={ busyId }
				showsBusy={ busy && ! goOn }
				whenFree={
					<TellWhenFree
						key={ mentor.id }
						mentor={ mentor }
						isWaiting={ own.isWaiting }
						onChange={ own.refresh }
					/>
				}
				onReviews={ renderReviewList && openList }
				actionsRef={ actionsRef }
			>
				{ mayWrite && (
					<>
						{ goOn }
						{ write }
						{ renderReviewDialog && (
							<Button
								size="lg"
								variant="secondary"
								icon={ Star }
								{ ...off( busy && ! own.hasWritten ) }
								onClick={ () => setPopup( 'review' ) }
							>
								{ own.reviewId
									? __(
											'Change your review',
											'mentoriai-portal'
									  )
									: __(
											'Write a review',
											'mentoriai-portal'
									  ) }
							</Button>
						) }
					</>
				) }
			</MentorHead>
			<div>
				<MentorBody
					kind={ kind }
					mentor={ mentor }
					onReport={
						isOneself
							? undefined
							: () => onReport( mentor, own.hasWritten )
					}
				>
					{ mentor.total_reviews > 0 &&
						renderReviews?.(
							{ ...reviewed, total: mentor.total_reviews },
							openList
						) }
				</MentorBody>
				{ hasBar && (
					<div className="mp-mentor-bar" hidden={ ! isPastActions }>
						{ goOn || write }
					</div>
				) }
			</div>
			{ popup === 'write' &&
				renderMessageDialog?.(
					{ ...mentor, facts: availability( mentor ) },
					close
				) }
			{ popup === 'review' &&
				renderReviewDialog?.( mentor, {
					onClose: close,
					onWrite: () => setPopup( 'write' ),
					onSaved: () => void refetch(),
				} ) }
			{ popup === 'list' && renderReviewList?.( reviewed, close ) }
		</>
	);
}
