import { infiniteQueryOptions } from '@tanstack/react-query';
import { call, type Output } from '../../api/client';
import { fromBoot, keyOf } from '../../api/queries';
import { shownOfMore } from '../../hooks/use-paged-list';
import type { MentorKind } from './kind';

export type MentorPage = Output< 'mentoriai_dynamic' >;
export type MentorCardData = MentorPage[ 'list' ][ number ];
export type Mentor = Output< 'mentoriai_dynamic_single' > &
	Partial< Pick< Output< 'mentoriai_static_single' >, 'contact' > >;
export type HubContact = Output< 'mentoriai_static_single' >[ 'contact' ];
export type Field = Output< 'mentoriai_dynamic/tax' >[ number ];

export interface MentorFilter {
	/** Slugs of field tags: any of them. */
	tags: readonly string[];
	keyword: string;
	/** '' for all. */
	town?: string;
}

interface PageParam {
	page: number;
	/** The day of the first page: the others go on in its order. */
	seed: string;
}

const FIRST: PageParam = { page: 0, seed: '' };

export const MENTOR_PAGES = {
	items: ( { list }: MentorPage ) => list,
	total: ( { total }: MentorPage ) => total,
};

/** A list, page by page. The first page of the list in the address came with the document. */
export function mentorListQuery(
	kind: MentorKind,
	{ tags, keyword, town = '' }: MentorFilter
) {
	const isWhole = tags.length === 0 && keyword === '' && town === '';
	const filter = {
		tax: [ ...tags ].sort(),
		keyword,
		...( town && { miestas: town } ),
	};
	const input = isWhole ? {} : { filter };
	return infiniteQueryOptions( {
		queryKey: keyOf( `mentoriai_${ kind }`, input ),
		initialPageParam: FIRST,
		queryFn: ( {
			pageParam: { page, seed },
			signal,
		} ): Promise< MentorPage > =>
			call(
				`mentoriai_${ kind }`,
				{ page, ...( seed && { seed } ), ...input },
				{ signal }
			),
		getNextPageParam: ( _, pages ): PageParam | undefined =>
			shownOfMore( pages, MENTOR_PAGES ) === undefined
				? undefined
				: { page: pages.length, seed: pages[ 0 ]?.seed ?? '' },
		...fromBoot(
			`mentoriai_${ kind }`,
			{ page: 0, ...( ! isWhole && filter ) },
			( first ) => ( { pages: [ first ], pageParams: [ FIRST ] } )
		),
	} );
}

/** A view of a mentor, for the mentor's statistics. No one waits for it, and nothing is lost where it fails. */
export function recordView( { id, kind, taxs_id }: Mentor ): void {
	call( 'statistic_open', { id, kind, taxs_id } ).catch( () => undefined );
}
