import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { ErrorState } from '../../../components/error-state';
import { Notice } from '../../../components/notice';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import type { DraftKey } from '../../../lib/drafts';
import { focusInside } from '../../../lib/focus';
import { type OwnReview as Written, ownReviewQuery } from '../api';
import { ReviewForm } from './review-form';

interface OwnReviewProps {
	mentorId: number;
	draft: DraftKey;
	onClose: () => void;
	/** Opens the popup to write the mentor. */
	onWrite: () => void;
	onDirty: ( dirty: boolean ) => void;
	onSent: ( review: Written ) => void;
}

/** The form with what the founder wrote before, or why they cannot write yet. */
export function OwnReview( {
	mentorId,
	draft,
	onWrite,
	...rest
}: OwnReviewProps ) {
	const { data, error, refetch } = useQuery( {
		...ownReviewQuery( mentorId ),
		// A form that someone types in is not filled again.
		refetchOnWindowFocus: false,
		refetchOnReconnect: false,
	} );
	const box = useRef< HTMLDivElement >( null );
	const loaded = data !== undefined;
	useEffect( () => {
		// The window took the focus before there was anything in it.
		if ( loaded && box.current ) {
			focusInside( box.current );
		}
	}, [ loaded ] );

	if ( ! data && error ) {
		return <ErrorState error={ error } onRetry={ () => void refetch() } />;
	}
	if ( ! data ) {
		return (
			<SkeletonRegion className="mp-form">
				<Skeleton height="14rem" />
			</SkeletonRegion>
		);
	}
	return (
		<div ref={ box }>
			{ data.contacted ? (
				<ReviewForm
					mentorId={ mentorId }
					own={ data.review }
					draft={ draft }
					{ ...rest }
				/>
			) : (
				<Notice
					live={ false }
					title={ __(
						'Write to the mentor first',
						'mentoriai-portal'
					) }
					actions={
						<Button size="sm" icon={ Mail } onClick={ onWrite }>
							{ __( 'Write to the mentor', 'mentoriai-portal' ) }
						</Button>
					}
				>
					{ __(
						'Reviews are written by founders who have been in contact with the mentor on this portal.',
						'mentoriai-portal'
					) }
				</Notice>
			) }
		</div>
	);
}
