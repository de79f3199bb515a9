import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { Mail, Star } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { queryOf } from '../../../api/queries';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { ButtonLink } from '../../../components/button-link';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { usePageTitle } from '../../../hooks/use-page-title';
import { screenPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import { MentorBody } from '../components/mentor-body';
import { MentorHead } from '../components/mentor-head';
import { MentorSkeleton } from '../components/mentor-skeleton';
import { useLeaveWhenMissing } from '../hooks/use-leave-when-missing';
import { useRecordedView } from '../hooks/use-recorded-view';
import { LIST_SCREENS, type MentorKind } from '../kind';
import './mentor-screen.css';

interface MentorScreenProps {
	kind: MentorKind;
	/** The popup to write the mentor, which the app brings; static mentors have none. */
	renderMessageDialog?: (
		mentor: { id: number; title: string; slug: string },
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
	/** The popup with what founders say of the mentor. */
	renderReviewList?: (
		mentor: { id: number },
		onClose: () => void
	) => ReactNode;
}

/** One mentor. */
export function MentorScreen( {
	kind,
	renderMessageDialog,
	renderReviewDialog,
	renderReviewList,
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
	const role = useSession( ( { user } ) => user?.role );
	const busyId = useId();
	const gone = useLeaveWhenMissing( error );
	const unconfirmed =
		error instanceof ApiError && error.code === 'nepatvirtintas'
			? error.message
			: undefined;
	usePageTitle( mentor?.title ?? unconfirmed );
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
						'The page will appear here when the agency confirms it.',
						'mentoriai-portal'
					) }
				</EmptyState>
			</div>
		);
	}
	if ( ! mentor && error && ! gone ) {
		return (
			<div className="mp-wrap mp-page">
				<ErrorState
					headingLevel={ 1 }
					error={ error }
					onRetry={ () => void refetch() }
				/>
			</div>
		);
	}
	if ( ! mentor || gone ) {
		return <MentorSkeleton />;
	}
	const busy = mentor.paskyrosUzimtumas;
	const close = () => setPopup( null );
	const off = {
		disabled: busy,
		'aria-describedby': busy ? busyId : undefined,
	};
	return (
		<>
			<MentorHead
				kind={ kind }
				mentor={ mentor }
				busyId={ busyId }
				onReviews={ renderReviewList && ( () => setPopup( 'list' ) ) }
			>
				{ renderMessageDialog && role !== 'mentorius' && (
					<>
						<Button
							size="lg"
							icon={ Mail }
							{ ...off }
							onClick={ () => setPopup( 'write' ) }
						>
							{ __( 'Write to the mentor', 'mentoriai-portal' ) }
						</Button>
						{ renderReviewDialog && (
							<Button
								size="lg"
								variant="secondary"
								icon={ Star }
								{ ...off }
								onClick={ () => setPopup( 'review' ) }
							>
								{ __( 'Write a review', 'mentoriai-portal' ) }
							</Button>
						) }
					</>
				) }
			</MentorHead>
			<MentorBody kind={ kind } mentor={ mentor } />
			{ popup === 'write' && renderMessageDialog?.( mentor, close ) }
			{ popup === 'review' &&
				renderReviewDialog?.( mentor, {
					onClose: close,
					onWrite: () => setPopup( 'write' ),
					onSaved: () => void refetch(),
				} ) }
			{ popup === 'list' && renderReviewList?.( mentor, close ) }
		</>
	);
}
