import { __ } from '@wordpress/i18n';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import './event-head.css';

/** The boxes of an event's page while it is on its way. */
export function EventSkeleton() {
	return (
		<SkeletonRegion label={ __( 'Loading event…', 'mentoriai-portal' ) }>
			<div className="mp-event-head">
				<div className="mp-wrap">
					<div className="mp-event-head__body mp-stack">
						<Skeleton width="6rem" height="1.5rem" />
						<Skeleton width="min(100%, 30rem)" height="6rem" />
						<Skeleton width="min(100%, 22rem)" height="3rem" />
						<Skeleton width="min(100%, 18rem)" height="3rem" />
						<Skeleton width="min(100%, 24rem)" height="3.5rem" />
					</div>
					<div className="mp-event-head__art">
						<Skeleton width="100%" height="100%" />
					</div>
				</div>
			</div>
		</SkeletonRegion>
	);
}
