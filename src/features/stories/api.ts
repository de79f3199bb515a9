import { queryOptions } from '@tanstack/react-query';
import { call, type Output } from '../../api/client';
import { bootReply } from '../../lib/boot';

export type StoryPage = Output< 'get_success_stories' >;
export type StoryCardData = StoryPage[ 'list' ][ number ];
export type Story = Output< 'success_stories' >;

/** What the document brought along is as old as the document. */
const LOADED_AT = performance.timeOrigin;

/** @param page From 0. */
export function storyListQuery( page: number ) {
	return queryOptions( {
		queryKey: [ 'get_success_stories', page ] as const,
		queryFn: ( { signal } ): Promise< StoryPage > =>
			call( 'get_success_stories', { page }, { signal } ),
		initialDataUpdatedAt: LOADED_AT,
		initialData: () => bootReply( 'get_success_stories', { page } ),
	} );
}

export function storyQuery( slug: string ) {
	return queryOptions( {
		queryKey: [ 'success_stories', slug ] as const,
		queryFn: ( { signal } ): Promise< Story > =>
			call( 'success_stories', { slug }, { signal } ),
		initialDataUpdatedAt: LOADED_AT,
		initialData: () => bootReply( 'success_stories', { slug } ),
	} );
}
