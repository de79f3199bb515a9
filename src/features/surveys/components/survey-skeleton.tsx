import { __ } from '@wordpress/i18n';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';

export function SurveySkeleton() {
	return (
		<SkeletonRegion
			className="mp-survey__wait"
			label={ __( 'Loading the survey…', 'mentoriai-portal' ) }
		>
			<Skeleton width="70%" height="3rem" />
			<Skeleton width="100%" height="4rem" />
			<Skeleton width="100%" height="0.625rem" />
			{ [ 1, 2, 3 ].map( ( number ) => (
				<Skeleton key={ number } width="100%" height="8rem" />
			) ) }
		</SkeletonRegion>
	);
}
