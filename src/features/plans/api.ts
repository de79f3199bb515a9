import {
	infiniteQueryOptions,
	keepPreviousData,
	queryOptions,
} from '@tanstack/react-query';
import { keyOf } from '../../api/queries';
import { shownOfMore } from '../../hooks/use-paged-list';
import {
	call,
	callAhead,
	download,
	type Input,
	type Output,
} from '../../api/client';

type PlanList = Output< 'get_plans' >;
export type PlanCard = PlanList[ 'list' ][ number ];
export type ContactedMentor = PlanList[ 'contactedMentors' ][ number ];
export type Plan = Output< 'veiksmu-planai' >[ 'data' ];
export type Step = Plan[ 'etapai' ][ number ];
type NewPlan = Input< 'save_new_plan' >;
type StepChange = Input< 'update_step' >;

export const PLAN_PAGES = {
	items: ( { list }: PlanList ) => list,
	total: ( { total }: PlanList ) => total,
};

/** What the list asks for first. */
export function beginPlanList(): Promise< unknown > {
	return callAhead( 'get_plans', { page: 0, keyword: '' } );
}

/** What a plan's screen asks for first. */
export async function beginPlan( id: number ): Promise< void > {
	if ( id > 0 ) {
		await callAhead( 'veiksmu-planai', { id } );
	}
}

/** The person's plans, newest first; the old answer stays on screen while another keyword is searched. */
export function planListQuery( keyword: string ) {
	return infiniteQueryOptions( {
		queryKey: keyOf( 'get_plans', { keyword } ),
		queryFn: ( { pageParam, signal } ) =>
			call( 'get_plans', { page: pageParam, keyword }, { signal } ),
		initialPageParam: 0,
		getNextPageParam: ( _, pages ) =>
			shownOfMore( pages, PLAN_PAGES ) && pages.length,
		placeholderData: keepPreviousData,
		staleTime: 0,
		refetchOnWindowFocus: true,
	} );
}

export function planQuery( id: number ) {
	return queryOptions( {
		queryKey: keyOf( 'veiksmu-planai', { id } ),
		queryFn: async ( { signal } ) =>
			( await call( 'veiksmu-planai', { id }, { signal } ) ).data,
		staleTime: 0,
		refetchOnWindowFocus: true,
	} );
}

export async function sendPlan( plan: NewPlan ): Promise< number > {
	return ( await call( 'save_new_plan', plan ) ).id;
}

export async function openPlan( id: number ): Promise< void > {
	await call( 'plan_open', { id } );
}

/** How many plans a mentor has not opened. */
export async function countUnread(): Promise< number > {
	return ( await call( 'get_plans_status', {} ) ).total;
}

export async function saveStep( change: StepChange ): Promise< Step > {
	return ( await call( 'update_step', change ) ).step;
}

export async function finishStep(
	planId: number,
	stepUid: string
): Promise< void > {
	await call( 'mark_step_as_completed', { planId, stepUid } );
}

export async function finishPlan(
	planId: number,
	thanks: string
): Promise< void > {
	await call( 'mark_plan_as_completed', { planId, thanks } );
}

/** The deadlines as an iCalendar file. */
export function planCalendar( id: number ): Promise< Blob > {
	return download( 'veiksmu-planai/ics', { id } );
}
