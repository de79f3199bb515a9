import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import './plan-skeleton.css';

const ROWS = [ 0, 1, 2, 3 ];

/** The boxes of a list of plans, below the place of its search. */
export function PlanTableSkeleton() {
	return (
		<SkeletonRegion>
			<div className="mp-plan-list">
				<div className="mp-plan-search">
					<Skeleton height="3.5rem" />
				</div>
				<div className="mp-card mp-stack--lg">
					{ ROWS.map( ( row ) => (
						<div className="mp-plan-boxes" key={ row }>
							<div className="mp-stack">
								<Skeleton width="90%" />
								<Skeleton width="60%" />
							</div>
							<Skeleton width="3.25rem" height="3.25rem" circle />
							<Skeleton width="8rem" height="2.75rem" />
						</div>
					) ) }
				</div>
			</div>
		</SkeletonRegion>
	);
}
