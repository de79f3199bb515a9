import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { LoadMore } from '../../../components/load-more';
import { StarRating } from '../../../components/star-rating';
import { usePagedList } from '../../../hooks/use-paged-list';
import { type Review, REVIEW_PAGES, reviewsQuery } from '../api';
import { ReviewItem } from './review-item';
import { ReviewSkeleton } from './review-skeleton';
import './review-list.css';

export interface ReviewListProps {
	mentorId: number;
	/** Id of the viewer's own review. */
	ownReview: number | null;
	onReport: ( review: Review ) => void;
}

/** Three reviews, and three more with each press. */
export function ReviewList( {
	mentorId,
	ownReview,
	onReport,
}: ReviewListProps ) {
	const list = useRef< HTMLUListElement >( null );
	const {
		list: reviews,
		pages,
		total,
		loading,
		error,
		retry,
		loadMore,
	} = usePagedList( reviewsQuery( mentorId ), REVIEW_PAGES );
	if ( error ) {
		return (
			<ErrorState headingLevel={ 3 } error={ error } onRetry={ retry } />
		);
	}
	if ( loading ) {
		return <ReviewSkeleton />;
	}
	if ( total === 0 ) {
		return (
			<EmptyState
				headingLevel={ 3 }
				title={ __( 'No ratings yet', 'mentoriai-portal' ) }
			>
				{ __(
					'Founders who have been in contact with the mentor will write here.',
					'mentoriai-portal'
				) }
			</EmptyState>
		);
	}
	return (
		<div>
			<p className="mp-review-list__sum">
				<StarRating
					value={ pages.at( -1 )?.average_rating ?? 0 }
					count={ total }
					countStyle="long"
				/>
			</p>
			<ul className="mp-review-list" ref={ list }>
				{ reviews.map( ( review ) => (
					<ReviewItem
						key={ review.id }
						review={ review }
						onReport={
							review.id === ownReview ? undefined : onReport
						}
					/>
				) ) }
			</ul>
			<LoadMore { ...loadMore } listRef={ list } />
		</div>
	);
}
