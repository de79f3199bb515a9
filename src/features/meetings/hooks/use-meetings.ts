import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../api/queries';
import { shownOfMore, usePagedList } from '../../../hooks/use-paged-list';
import { listMeetings, type MeetingPage } from '../api';

const PAGES = {
	items: ( { list }: MeetingPage ) => list,
	total: ( { total }: MeetingPage ) => total,
};

const list = ( mentorshipId: number ) =>
	infiniteQueryOptions( {
		queryKey: keyOf( 'meetings', { mentorship_id: mentorshipId } ),
		queryFn: ( { pageParam, signal } ): Promise< MeetingPage > =>
			listMeetings( mentorshipId, pageParam, signal ),
		initialPageParam: 0,
		getNextPageParam: ( _, pages ) =>
			shownOfMore( pages, PAGES ) && pages.length,
		staleTime: 0,
		refetchOnWindowFocus: true,
	} );

/** The meetings of a mentorship, the latest first. */
export function useMeetings( mentorshipId: number ) {
	return usePagedList( list( mentorshipId ), PAGES );
}

/** For after a change: everything that shows meetings is read again. */
export function useMeetingsChanged(): () => void {
	const queries = useQueryClient();
	return () => {
		for ( const route of [
			'meetings',
			'mentorship',
			'mentorships',
			'today',
		] as const ) {
			void queries.invalidateQueries( { queryKey: keyOf( route ) } );
		}
	};
}
