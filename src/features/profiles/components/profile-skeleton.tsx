import { __ } from '@wordpress/i18n';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import { ProfileColumns } from './profile-columns';

/** The boxes of the profile while it loads. */
export function ProfileSkeleton() {
	return (
		<SkeletonRegion label={ __( 'Loading profile…', 'mentoriai-portal' ) }>
			<ProfileColumns
				side={ <Skeleton height="18rem" /> }
				main={
					<div className="mp-card mp-form">
						<Skeleton width="12rem" height="1.75rem" />
						<Skeleton height="4.5rem" />
						<Skeleton height="4.5rem" />
						<Skeleton height="10rem" />
						<Skeleton height="10rem" />
					</div>
				}
			/>
		</SkeletonRegion>
	);
}
