import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, type Output } from '../../api/client';
import { bootReply } from '../../lib/boot';
import type { MentorKind } from './kind';

export type MentorPage = Output< 'mentoriai_dynamic' >;
export type MentorCardData = MentorPage[ 'list' ][ number ];
export type Mentor = Output< 'mentoriai_dynamic_single' >;
export type Field = Output< 'mentoriai_dynamic/tax' >[ number ];

export interface MentorFilter {
	/** Slugs of field tags: any of them. */
	tags: readonly string[];
	keyword: string;
}

interface PageParam {
	page: number;
	/** The day of the first page: the others go on in its order. */
	seed: string;
}

/** What the document brought along is as old as the document. */
const LOADED_AT = performance.timeOrigin;

const FIRST: PageParam = { page: 0, seed: '' };

/** A list, page by page. Without a filter the first page came with the document. */
export function mentorListQuery(
	kind: MentorKind,
	{ tags, keyword }: MentorFilter
) {
	const isWhole = tags.length === 0 && keyword === '';
	return infiniteQueryOptions( {
		queryKey: [ 'mentors', kind, [ ...tags ].sort(), keyword ] as const,
		initialPageParam: FIRST,
		queryFn: ( { pageParam, signal } ) =>
			call(
				`mentoriai_${ kind }`,
				{
					page: pageParam.page,
					...( pageParam.seed && { seed: pageParam.seed } ),
					...( ! isWhole && {
						filter: { tax: [ ...tags ], keyword },
					} ),
				},
				{ signal }
			),
		getNextPageParam: ( last, pages ): PageParam | undefined => {
			const shown = pages.reduce(
				( sum, { list } ) => sum + list.length,
				0
			);
			return last.list.length > 0 && shown < last.total
				? { page: pages.length, seed: pages[ 0 ]?.seed ?? '' }
				: undefined;
		},
		initialDataUpdatedAt: LOADED_AT,
		initialData: () => {
			const first = isWhole
				? bootReply( `mentoriai_${ kind }`, { page: 0 } )
				: undefined;
			return first && { pages: [ first ], pageParams: [ FIRST ] };
		},
	} );
}

/** The field tags of a list. */
export function fieldsQuery( kind: MentorKind ) {
	return queryOptions( {
		queryKey: [ 'mentor-fields', kind ] as const,
		queryFn: ( { signal } ) =>
			call( `mentoriai_${ kind }/tax`, {}, { signal } ),
		initialDataUpdatedAt: LOADED_AT,
		initialData: () => bootReply( `mentoriai_${ kind }/tax`, {} ),
		staleTime: 300_000,
	} );
}

export function mentorQuery( kind: MentorKind, slug: string ) {
	return queryOptions( {
		queryKey: [ 'mentor', kind, slug ] as const,
		queryFn: ( { signal } ): Promise< Mentor > =>
			call( `mentoriai_${ kind }_single`, { slug }, { signal } ),
		initialDataUpdatedAt: LOADED_AT,
		initialData: () => bootReply( `mentoriai_${ kind }_single`, { slug } ),
	} );
}

/** A view of a mentor, for the mentor's statistics. Nobody waits for it, and nothing is lost where it fails. */
export function recordView( { id, taxs_id }: Mentor ): void {
	call( 'statistic_open', { id, taxs_id } ).catch( () => undefined );
}
