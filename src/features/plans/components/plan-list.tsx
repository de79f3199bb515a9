import { __, _n, sprintf } from '@wordpress/i18n';
import { useRef } from 'react';
import { ErrorState } from '../../../components/error-state';
import { LoadMore } from '../../../components/load-more';
import { formatNumber } from '../../../lib/numbers';
import type { usePlanList } from '../hooks/use-plan-list';
import { NoPlans } from './no-plans';
import { PlanTable } from './plan-table';

interface PlanListProps {
	plans: ReturnType< typeof usePlanList >;
	keyword: string;
	isMentor: boolean;
	needsContact: boolean;
	/** Opens the form of a new plan; null where there is none to open. */
	onAdd: ( () => void ) | null;
}

/** The rows, or why there are none; what a search found is said aloud. */
export function PlanList( props: PlanListProps ) {
	const { plans, keyword } = props;
	return (
		<div>
			<p className="mp-visually-hidden" role="status">
				{ keyword !== '' &&
					! plans.loading &&
					! plans.error &&
					! plans.isPlaceholderData &&
					foundText( plans.total ) }
			</p>
			<Rows { ...props } />
		</div>
	);
}

function Rows( {
	plans,
	keyword,
	isMentor,
	needsContact,
	onAdd,
}: PlanListProps ) {
	const rows = useRef< HTMLTableSectionElement >( null );
	if ( plans.error ) {
		return <ErrorState error={ plans.error } onRetry={ plans.retry } />;
	}
	if ( plans.list.length === 0 ) {
		return (
			<NoPlans
				{ ...{ isMentor, needsContact, onAdd } }
				searched={ keyword !== '' }
			/>
		);
	}
	return (
		<>
			<PlanTable
				ref={ rows }
				plans={ plans.list }
				isMentor={ isMentor }
				isOld={ plans.isPlaceholderData }
			/>
			{ plans.total > 1 && (
				<LoadMore { ...plans.loadMore } listRef={ rows } />
			) }
		</>
	);
}

function foundText( total: number ): string {
	return total === 0
		? __( 'No plans found', 'mentoriai-portal' )
		: sprintf(
				/* translators: %s: number of plans. */
				_n(
					'%s plan found',
					'%s plans found',
					total,
					'mentoriai-portal'
				),
				formatNumber( total )
		  );
}
