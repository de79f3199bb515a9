import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../../../lib/session';
import { openPlan, planQuery } from '../api';
import { useUnreadPlans } from './use-unread-plans';

/** One plan. A mentor who sees what they have not opened yet has opened it then. */
export function usePlan( id: number ) {
	const query = useQuery( { ...planQuery( id ), enabled: id > 0 } );
	const queries = useQueryClient();
	const isMentor = useSession( ( { user } ) => user?.role === 'mentorius' );
	const refreshUnread = useUnreadPlans();
	/** Once for each state of the plan: a failure is not tried for ever. */
	const tried = useRef< unknown >( null );
	const plan = query.data;

	useEffect( () => {
		if ( ! isMentor || ! plan || plan.open || tried.current === plan ) {
			return;
		}
		tried.current = plan;
		openPlan( id ).then(
			() => {
				queries.setQueryData( planQuery( id ).queryKey, ( now ) =>
					now ? { ...now, open: true } : now
				);
				void refreshUnread();
			},
			// A reader loses nothing by it: it is unread until the next time.
			() => undefined
		);
	}, [ id, isMentor, plan, queries, refreshUnread ] );

	return query;
}
