import { useQueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../api/queries';
import { usePagedList } from '../../../hooks/use-paged-list';
import { type ContactedMentor, PLAN_PAGES, planListQuery } from '../api';

const NOBODY: readonly ContactedMentor[] = [];

interface PlanListOptions {
	/** Whether it asks the server itself, or only reads what another one brings. */
	enabled?: boolean;
}

/**
 * The plans that a keyword finds.
 *
 * @param keyword Empty for all.
 * @param options
 */
export function usePlanList(
	keyword: string,
	{ enabled = true }: PlanListOptions = {}
) {
	const plans = usePagedList(
		{ ...planListQuery( keyword ), enabled },
		PLAN_PAGES
	);
	return {
		...plans,
		contacted: plans.pages[ 0 ]?.contactedMentors ?? NOBODY,
	};
}

/** Begins the list again at its first page; what is shown stays until the answer comes. */
export function useResetPlanList(): () => void {
	const queries = useQueryClient();
	return () => {
		queries.setQueryData( planListQuery( '' ).queryKey, ( now ) =>
			now
				? {
						pages: now.pages.slice( 0, 1 ),
						pageParams: now.pageParams.slice( 0, 1 ),
				  }
				: now
		);
		void queries.invalidateQueries( { queryKey: keyOf( 'get_plans' ) } );
	};
}
