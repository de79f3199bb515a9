import { __ } from '@wordpress/i18n';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';

export function CheckInSkeleton() {
	return (
		<SkeletonRegion
			className="mp-checkin__wait"
			label={ __( 'Loading the question…', 'mentoriai-portal' ) }
		>
			<Skeleton width="70%" height="3rem" />
			{ [ 1, 2, 3, 4, 5 ].map( ( number ) => (
				<Skeleton key={ number } width="100%" height="3.5rem" />
			) ) }
		</SkeletonRegion>
	);
}
