import { __ } from '@wordpress/i18n';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import './kpi-tiles.css';
import './results-charts.css';

const TILES = [ 0, 1, 2, 3 ];

/** Of the charts, whose code may come after the numbers. */
export const ChartSkeleton = () => (
	<div className="mp-card">
		<Skeleton width="12rem" height="1.5rem" />
		<Skeleton height="20rem" />
	</div>
);

/** The boxes of the results. */
export function ResultsSkeleton() {
	return (
		<SkeletonRegion
			label={ __( 'Loading your results…', 'mentoriai-portal' ) }
		>
			<div className="mp-results">
				<div className="mp-kpis">
					{ TILES.map( ( tile ) => (
						<div className="mp-kpi" key={ tile }>
							<Skeleton width="70%" />
							<Skeleton width="45%" height="2.5rem" />
						</div>
					) ) }
				</div>
				<ChartSkeleton />
			</div>
		</SkeletonRegion>
	);
}
