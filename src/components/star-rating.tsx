import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber, formatRating } from '../lib/numbers';
import { StarRow } from './star-row';
import { VisuallyHidden } from './visually-hidden';
import './star-rating.css';

interface StarRatingProps {
	/** 0 to 5, in hundredths. */
	value: number;
	/** Number of reviews; 0 says that there are none yet. Without it the rating is that of one review. */
	count?: number | undefined;
	/** "(27)" on cards, "(27 reviews)" where there is room. */
	countStyle?: 'short' | 'long' | undefined;
	/** Makes the number of reviews a button. */
	onCount?: ( () => void ) | undefined;
}

export function StarRating( {
	value,
	count,
	countStyle = 'short',
	onCount,
}: StarRatingProps ) {
	if ( count === 0 ) {
		return (
			<span className="mp-rating mp-muted">
				{ __( 'No ratings yet', 'mentoriai-portal' ) }
			</span>
		);
	}
	return (
		<span className="mp-rating">
			<StarRow value={ value } />
			<b>
				{ ( count === undefined ? formatNumber : formatRating )(
					value
				) }
			</b>
			<VisuallyHidden>
				{ __( 'out of 5', 'mentoriai-portal' ) }
			</VisuallyHidden>
			{ count !== undefined && onCount && (
				<button
					type="button"
					className="mp-rating__count"
					aria-haspopup="dialog"
					onClick={ onCount }
				>
					{ reviewsText( count ) }
				</button>
			) }
			{ count !== undefined && ! onCount && (
				<span className="mp-muted">
					{ countStyle === 'short' && (
						<span aria-hidden="true">
							{ `(${ formatNumber( count ) })` }
						</span>
					) }
					<span
						className={
							countStyle === 'short'
								? 'mp-visually-hidden'
								: undefined
						}
					>
						{ `(${ reviewsText( count ) })` }
					</span>
				</span>
			) }
		</span>
	);
}

function reviewsText( count: number ): string {
	return sprintf(
		/* translators: %s: number of reviews. */
		_n( '%s review', '%s reviews', count, 'mentoriai-portal' ),
		formatNumber( count )
	);
}
