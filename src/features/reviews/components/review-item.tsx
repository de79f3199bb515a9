import { __, sprintf } from '@wordpress/i18n';
import { PlainText } from '../../../components/plain-text';
import { ReportButton } from '../../../components/report-button';
import { StarRating } from '../../../components/star-rating';
import { day } from '../../../lib/dates';
import type { Review } from '../api';

interface ReviewItemProps {
	review: Review;
	/** Nobody reports their own. */
	onReport: ( ( review: Review ) => void ) | undefined;
}

/** Takes the focus when it is the first new one of a longer list. */
export function ReviewItem( { review, onReport }: ReviewItemProps ) {
	return (
		<li className="mp-review" tabIndex={ -1 }>
			<div className="mp-review__head">
				<p>
					<b>{ review.user_name }</b>{ ' ' }
					<time
						className="mp-review__day"
						dateTime={ review.created_at }
					>
						{ day( review.created_at ) }
					</time>
				</p>
				<StarRating value={ review.rating } />
			</div>
			<p className="mp-review__comment">
				<PlainText text={ review.comment } />
			</p>
			{ onReport && (
				<ReportButton
					className="mp-review__report"
					label={ sprintf(
						/* translators: %s: name of who wrote the review. */
						__( 'Report this review, %s', 'mentoriai-portal' ),
						review.user_name
					) }
					onClick={ () => onReport( review ) }
				/>
			) }
		</li>
	);
}
