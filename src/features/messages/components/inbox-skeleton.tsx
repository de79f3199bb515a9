import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import '../../../components/person-rows.css';

const ROWS = [ 0, 1, 2, 3, 4 ];

/** The boxes of the inbox. */
export function InboxSkeleton() {
	return (
		<SkeletonRegion>
			<div className="mp-person-rows">
				{ ROWS.map( ( row ) => (
					<div className="mp-person-row" key={ row }>
						<Skeleton circle width="3rem" height="3rem" />
						<div className="mp-person-row__text">
							<Skeleton width="40%" />
							<Skeleton width="60%" />
							<Skeleton width="80%" />
						</div>
						<div className="mp-person-row__side">
							<Skeleton width="5rem" />
							<Skeleton width="6.5rem" height="2.75rem" />
						</div>
					</div>
				) ) }
			</div>
		</SkeletonRegion>
	);
}
