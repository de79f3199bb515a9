import { Skeleton } from '../components/skeleton';
import { SkeletonRegion } from '../components/skeleton-region';
import type { AppRoute } from './routes';
import './screen-skeleton.css';

const ROWS = [ 1, 2, 3, 4, 5 ];
const CARDS = [ 1, 2, 3, 4, 5, 6, 7, 8 ];

interface ScreenSkeletonProps {
	kind: AppRoute[ 'skeleton' ];
}

/** The place of a screen while its code or the visitor's session is on the way. */
export function ScreenSkeleton( { kind }: ScreenSkeletonProps ) {
	return (
		<SkeletonRegion>
			<div className="mp-wrap mp-page mp-screen-skeleton">
				<Skeleton width="min(100%, 22rem)" height="2.75rem" />
				<Skeleton width="min(100%, 36rem)" height="1.5rem" />
				{ kind === 'list' ? (
					<div className="mp-card-grid">
						{ CARDS.map( ( card ) => (
							<Skeleton key={ card } height="20rem" />
						) ) }
					</div>
				) : (
					ROWS.map( ( row ) => (
						<Skeleton
							key={ row }
							width={
								kind === 'form' ? 'min(100%, 28rem)' : '100%'
							}
							height={ kind === 'form' ? '3rem' : '1.25rem' }
						/>
					) )
				) }
			</div>
		</SkeletonRegion>
	);
}
