import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';

/** The greeting as soon as it is known, and the rows of a usual day, where they will stand. */
export function TodaySkeleton( { title }: { title: string | null } ) {
	return (
		<div className="mp-wrap mp-today__grid">
			<div className="mp-today__main">
				{ title === null ? (
					<p className="mp-h1">{ '\u00a0' }</p>
				) : (
					<h1>{ title }</h1>
				) }
				<SkeletonRegion>
					<p className="mp-lead">
						<Skeleton width="14rem" height="1.5em" />
					</p>
					<div className="mp-today__card mp-today__wait">
						<Skeleton height="2.75rem" />
						<Skeleton height="2.75rem" />
						<Skeleton height="2.75rem" />
					</div>
				</SkeletonRegion>
			</div>
		</div>
	);
}
