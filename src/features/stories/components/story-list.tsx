import { useQuery } from '@tanstack/react-query';
import { __, _n, sprintf } from '@wordpress/i18n';
import { queryOf } from '../../../api/queries';
import { ButtonLink } from '../../../components/button-link';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { formatNumber } from '../../../lib/numbers';
import { screenPath } from '../../../lib/paths';
import { countPages } from '../lib/pages';
import { Pager } from './pager';
import { StoryGrid } from './story-grid';
import { StoryGridSkeleton } from './story-grid-skeleton';
import './story-list.css';

interface StoryListProps {
	/** From 1. */
	current: number;
	searchOf: ( page: number ) => string;
}

/** One page of the stories with the pager; which page is shown is read aloud. */
export function StoryList( { current, searchOf }: StoryListProps ) {
	const { data, error, refetch } = useQuery(
		queryOf( 'get_success_stories', { page: current - 1 } )
	);
	const list = data?.list ?? [];
	const total = data?.total ?? 0;
	const pages = countPages( current - 1, list.length, total );

	if ( ! data && error ) {
		return <ErrorState error={ error } onRetry={ () => void refetch() } />;
	}
	return (
		<>
			<VisuallyHidden>
				<span role="status">
					{ list.length > 0 &&
						sprintf(
							/* translators: 1: number of this page. 2: number of pages. */
							__( 'Page %1$d of %2$d', 'mentoriai-portal' ),
							current,
							pages
						) }
				</span>
			</VisuallyHidden>
			{ ! data && <StoryGridSkeleton /> }
			{ data && list.length === 0 && (
				<EmptyState
					title={
						total > 0
							? __(
									'There are no stories on this page',
									'mentoriai-portal'
							  )
							: __(
									'There are no stories yet',
									'mentoriai-portal'
							  )
					}
					action={
						total > 0 && (
							<ButtonLink
								variant="secondary"
								to={ screenPath( 'Stories' ) }
							>
								{ __(
									'Go to the first page',
									'mentoriai-portal'
								) }
							</ButtonLink>
						)
					}
				/>
			) }
			{ list.length > 0 && (
				<>
					<StoryGrid stories={ list } headingLevel={ 2 } main />
					<div className="mp-story-list__foot">
						<Pager
							current={ current }
							pages={ pages }
							searchOf={ searchOf }
						/>
						<p>
							{ sprintf(
								/* translators: %s: number of stories. */
								_n(
									'%s story',
									'%s stories',
									total,
									'mentoriai-portal'
								),
								formatNumber( total )
							) }
						</p>
					</div>
				</>
			) }
		</>
	);
}
