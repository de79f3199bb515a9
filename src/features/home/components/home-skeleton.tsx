import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';

export function HomeSkeleton() {
	return (
		<SkeletonRegion>
			<div className="mp-wrap mp-page mp-stack--lg">
				<Skeleton height="26rem" />
				<div className="mp-two">
					<Skeleton height="21rem" />
					<Skeleton height="21rem" />
				</div>
			</div>
		</SkeletonRegion>
	);
}
