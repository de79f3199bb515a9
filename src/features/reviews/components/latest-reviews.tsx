import { __, sprintf } from '@wordpress/i18n';
import { ArrowRight } from 'lucide-react';
import { Button } from '../../../components/button';
import { ErrorState } from '../../../components/error-state';
import { usePagedList } from '../../../hooks/use-paged-list';
import { formatNumber } from '../../../lib/numbers';
import { PAGE_SIZE, type Review, REVIEW_PAGES, reviewsQuery } from '../api';
import { ReviewItem } from './review-item';
import { ReviewSkeleton } from './review-skeleton';
import './review-list.css';

interface LatestReviewsProps {
	mentorId: number;
	total: number;
	/** Shows all of them. */
	onAll: () => void;
	/** Id of the viewer's own review. */
	ownReview: number | null;
	onReport: ( review: Review ) => void;
}

/** The newest reviews, on the mentor's page. */
export function LatestReviews( {
	mentorId,
	total,
	onAll,
	ownReview,
	onReport,
}: LatestReviewsProps ) {
	const { list, loading, error, retry } = usePagedList(
		reviewsQuery( mentorId ),
		REVIEW_PAGES
	);
	return (
		<section className="mp-latest-reviews">
			<h2>{ __( 'Reviews', 'mentoriai-portal' ) }</h2>
			{ error && (
				<ErrorState
					headingLevel={ 3 }
					error={ error }
					onRetry={ retry }
				/>
			) }
			{ loading && <ReviewSkeleton /> }
			{ list.length > 0 && (
				<ul className="mp-review-list">
					{ list.slice( 0, PAGE_SIZE ).map( ( review ) => (
						<ReviewItem
							key={ review.id }
							review={ review }
							onReport={
								review.id === ownReview ? undefined : onReport
							}
						/>
					) ) }
				</ul>
			) }
			{ total > PAGE_SIZE && (
				<Button
					variant="secondary"
					iconAfter={ ArrowRight }
					aria-haspopup="dialog"
					onClick={ onAll }
				>
					{ sprintf(
						/* translators: %s: number of reviews. */
						__( 'All reviews (%s)', 'mentoriai-portal' ),
						formatNumber( total )
					) }
				</Button>
			) }
		</section>
	);
}
