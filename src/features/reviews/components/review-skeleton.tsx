import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import { PAGE_SIZE } from '../api';
import './review-list.css';

/** The boxes of the first reviews while they are on their way. */
export function ReviewSkeleton() {
	return (
		<SkeletonRegion className="mp-review-list">
			{ Array.from( { length: PAGE_SIZE }, ( _, index ) => (
				<div key={ index } className="mp-review">
					<Skeleton width="40%" />
					<Skeleton width="90%" />
					<Skeleton width="70%" />
				</div>
			) ) }
		</SkeletonRegion>
	);
}
