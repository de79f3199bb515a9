import { __ } from '@wordpress/i18n';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import './story-card.css';

const CARDS = [ 1, 2, 3, 4, 5, 6, 7, 8, 9 ];

/** The boxes of the cards while the list is on its way. */
export function StoryGridSkeleton() {
	return (
		<SkeletonRegion label={ __( 'Loading stories…', 'mentoriai-portal' ) }>
			<div className="mp-story-grid mp-story-grid--list">
				{ CARDS.map( ( card ) => (
					<div key={ card } className="mp-story-card">
						<div className="mp-story-card__art">
							<Skeleton width="100%" height="100%" />
						</div>
						<Skeleton width="80%" height="1.75rem" />
						<Skeleton width="100%" height="3.25rem" />
					</div>
				) ) }
			</div>
		</SkeletonRegion>
	);
}
