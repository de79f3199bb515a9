import { useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { lazyPart } from '../../../components/lazy-part';
import { classes } from '../../../lib/class-names';
import { showToast } from '../../../lib/toasts';
import { keyOf } from '../../../api/queries';
import { type Plan, planQuery } from '../api';
import { finishConsequence } from '../lib/finish-words';
import type { PlanState } from '../lib/plan-state';
import './finish-plan.css';

// With the other form of the screen, whose code it shares.
const { Part: FinishDialog, prepare } = lazyPart( () =>
	import( /* webpackChunkName: "step-editor" */ './finish-dialog' ).then(
		( file ) => file.FinishDialog
	)
);

interface FinishPlanProps {
	plan: Plan;
	isMentor: boolean;
	state: PlanState;
}

/** Each side says for itself that the plan is finished. It is quiet until there is nothing else left to do. */
export function FinishPlan( { plan, isMentor, state }: FinishPlanProps ) {
	const queries = useQueryClient();
	const [ asking, setAsking ] = useState( false );
	const isDone = state === 'waits' || state === 'over';
	const isDue =
		state === 'asked' ||
		( state === 'active' && plan.progress.done === plan.progress.total );
	const consequence = finishConsequence( isMentor );
	return (
		<section
			className={ classes(
				'mp-finish-plan mp-no-print',
				isDue && 'mp-card'
			) }
		>
			<div>
				<h2 className={ isDue ? 'mp-h3' : 'mp-finish-plan__title' }>
					{ isDone
						? __(
								'You have finished this plan',
								'mentoriai-portal'
						  )
						: __( 'Is the plan finished?', 'mentoriai-portal' ) }
				</h2>
				{ ! isDone && (
					<p className="mp-sm mp-muted">{ consequence }</p>
				) }
			</div>
			<Button
				variant={ isDue ? 'primary' : 'secondary' }
				size={ isDue ? 'lg' : 'sm' }
				icon={ CircleCheck }
				disabled={ isDone }
				onFocus={ prepare }
				onPointerEnter={ prepare }
				onClick={ () => setAsking( true ) }
			>
				{ __( 'Finish the plan', 'mentoriai-portal' ) }
			</Button>
			{ asking && (
				<FinishDialog
					planId={ plan.id }
					isMentor={ isMentor }
					isDone={ isDone }
					onClose={ () => setAsking( false ) }
					onFinished={ () => {
						setAsking( false );
						showToast(
							__( 'The plan is updated', 'mentoriai-portal' )
						);
						void queries.invalidateQueries( {
							queryKey: planQuery( plan.id ).queryKey,
						} );
						void queries.invalidateQueries( {
							queryKey: keyOf( 'get_plans' ),
						} );
					} }
				/>
			) }
		</section>
	);
}
