import { __ } from '@wordpress/i18n';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import './event-table.css';

const ROWS = [ 1, 2, 3, 4, 5 ];

/** The list's heading and boxes for its rows while it is on its way. */
export function EventListSkeleton() {
	return (
		<SkeletonRegion label={ __( 'Loading events…', 'mentoriai-portal' ) }>
			<div className="mp-event-section">
				<h2>{ __( 'Upcoming', 'mentoriai-portal' ) }</h2>
				<div className="mp-event-head-row">
					<span>{ __( 'Date', 'mentoriai-portal' ) }</span>
					<span>{ __( 'Topic', 'mentoriai-portal' ) }</span>
					<span>{ __( 'Place', 'mentoriai-portal' ) }</span>
				</div>
				{ ROWS.map( ( row ) => (
					<div key={ row } className="mp-event-row">
						<div className="mp-event-row__date">
							<Skeleton width="3.5rem" height="4rem" />
						</div>
						<div className="mp-stack--sm">
							<Skeleton
								width="min(100%, 26rem)"
								height="1.5rem"
							/>
							<Skeleton width="11rem" />
						</div>
						<div className="mp-event-row__place">
							<Skeleton width="10rem" />
						</div>
					</div>
				) ) }
			</div>
		</SkeletonRegion>
	);
}
