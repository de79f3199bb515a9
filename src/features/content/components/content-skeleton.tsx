import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';

const LINES = [ 1, 2, 3, 4, 5, 6 ];

export function ContentSkeleton() {
	return (
		<SkeletonRegion>
			<div className="mp-wrap mp-page mp-stack">
				<Skeleton width="min(100%, 30rem)" height="3rem" />
				<Skeleton width="min(100%, 40rem)" height="1.5rem" />
				{ LINES.map( ( line ) => (
					<Skeleton key={ line } height="1.25rem" />
				) ) }
			</div>
		</SkeletonRegion>
	);
}
