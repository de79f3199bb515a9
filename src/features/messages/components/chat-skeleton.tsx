import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';

/** The boxes of a conversation. */
export function ChatSkeleton() {
	return (
		<SkeletonRegion>
			<div className="mp-chat__loading">
				<Skeleton width="60%" height="4.5rem" />
				<Skeleton width="45%" height="3rem" />
				<Skeleton width="70%" height="6rem" />
			</div>
		</SkeletonRegion>
	);
}
