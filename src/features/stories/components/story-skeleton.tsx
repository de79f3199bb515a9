import { __ } from '@wordpress/i18n';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';

/** The boxes of a story while it is on its way. */
export function StorySkeleton() {
	return (
		<SkeletonRegion
			className="mp-wrap mp-wrap--narrow mp-story__head"
			label={ __( 'Loading the story…', 'mentoriai-portal' ) }
		>
			<Skeleton width="14rem" height="2.75rem" />
			<div className="mp-story__wait">
				<Skeleton width="80%" height="3.25rem" />
				<Skeleton width="60%" height="1.75rem" />
			</div>
			<div className="mp-story__art">
				<Skeleton width="100%" height="100%" />
			</div>
		</SkeletonRegion>
	);
}
