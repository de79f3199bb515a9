import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';

const STEPS = [ 0, 1, 2 ];

/** The boxes of a plan. */
export function PlanSkeleton() {
	return (
		<SkeletonRegion>
			<div className="mp-stack--lg">
				<div className="mp-card mp-stack">
					<Skeleton width="14rem" height="2.5rem" />
					<Skeleton width="70%" />
					<Skeleton width="6.5rem" height="6.5rem" circle />
				</div>
				{ STEPS.map( ( step ) => (
					<div className="mp-card mp-stack" key={ step }>
						<Skeleton width="60%" />
						<Skeleton width="80%" />
						<Skeleton width="40%" />
					</div>
				) ) }
			</div>
		</SkeletonRegion>
	);
}
