import { __ } from '@wordpress/i18n';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import './mentor-card.css';

const CARDS = [ 1, 2, 3, 4, 5, 6, 7, 8 ];

/** The boxes of the cards while the list is on its way. */
export function MentorGridSkeleton() {
	return (
		<SkeletonRegion label={ __( 'Loading mentors…', 'mentoriai-portal' ) }>
			<div className="mp-mentor-grid">
				{ CARDS.map( ( card ) => (
					<div key={ card } className="mp-mentor-card">
						<div className="mp-mentor-card__art">
							<Skeleton width="100%" height="100%" />
						</div>
						<div className="mp-mentor-card__body">
							<Skeleton width="75%" height="1.5rem" />
							<Skeleton width="90%" height="2.5rem" />
							<Skeleton width="60%" height="1.25rem" />
							<Skeleton width="80%" height="1.75rem" />
						</div>
					</div>
				) ) }
			</div>
		</SkeletonRegion>
	);
}
