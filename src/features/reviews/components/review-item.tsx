import { PlainText } from '../../../components/plain-text';
import { StarRating } from '../../../components/star-rating';
import { day } from '../../../lib/dates';
import type { Review } from '../api';

/** Takes the focus when it is the first new one of a longer list. */
export function ReviewItem( { review }: { review: Review } ) {
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
		</li>
	);
}
