import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ApiError } from '../../../api/errors';
import { ErrorState } from '../../../components/error-state';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import { usePageTitle } from '../../../hooks/use-page-title';
import type { MentorshipDetails } from '../api';
import { useMentorship } from '../hooks/use-mentorship';
import { isEarlier } from '../lib/earlier';

interface MentorshipScreenProps {
	/** 0 is none. */
	id: number;
	renderTalk: ( convoId: number ) => ReactNode;
	/** Of one after which the two have begun anew: their conversation is about the newest. */
	renderEarlier: ( details: MentorshipDetails ) => ReactNode;
	renderMissing: () => ReactNode;
}

/** A mentorship as a place: the newest conversation of the two and all that stands beside it, or what an earlier one was. */
export function MentorshipScreen( {
	id,
	renderTalk,
	renderEarlier,
	renderMissing,
}: MentorshipScreenProps ) {
	usePageTitle( __( 'Mentorship', 'mentoriai-portal' ) );
	const { data, error, refetch } = useMentorship( id );
	if ( data ) {
		return isEarlier( data.mentorship )
			? renderEarlier( data )
			: renderTalk( data.mentorship.convo_id );
	}
	if ( id === 0 || ( error instanceof ApiError && error.status === 404 ) ) {
		return renderMissing();
	}
	return (
		<div className="mp-page mp-page--mist">
			<div className="mp-wrap mp-wrap--mid">
				{ error ? (
					<ErrorState
						headingLevel={ 1 }
						error={ error }
						onRetry={ () => void refetch() }
					/>
				) : (
					<SkeletonRegion>
						<Skeleton width="100%" height="24rem" />
					</SkeletonRegion>
				) }
			</div>
		</div>
	);
}
