import { __ } from '@wordpress/i18n';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import './mentor-head.css';

/** The boxes of a mentor's page while it is on its way. */
export function MentorSkeleton() {
	return (
		<SkeletonRegion label={ __( 'Loading mentor…', 'mentoriai-portal' ) }>
			<div className="mp-mentor-head">
				<div className="mp-wrap">
					<div className="mp-mentor-head__body mp-stack">
						<Skeleton width="min(100%, 22rem)" height="3rem" />
						<Skeleton width="min(100%, 28rem)" height="1.75rem" />
						<Skeleton width="12rem" height="1.25rem" />
						<Skeleton width="14rem" height="3.5rem" />
					</div>
					<div className="mp-mentor-head__art">
						<Skeleton width="100%" height="100%" />
					</div>
				</div>
			</div>
		</SkeletonRegion>
	);
}
