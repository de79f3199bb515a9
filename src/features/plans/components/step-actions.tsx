import { __, sprintf } from '@wordpress/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Pencil } from 'lucide-react';
import { forwardRef, useRef } from 'react';
import { Button } from '../../../components/button';
import { FieldError } from '../../../components/field-error';
import { failureText } from '../../../forms/failure-text';
import { showToast } from '../../../lib/toasts';
import { finishStep, planQuery, type Step } from '../api';

interface StepActionsProps {
	planId: number;
	step: Step;
	/** From 1. */
	number: number;
	/** The first one that is not done: to mark it is what there is to do. */
	isNow: boolean;
	onEdit: () => void;
}

/** What a founder may do with a step. The ref is the button that edits. */
export const StepActions = forwardRef< HTMLButtonElement, StepActionsProps >(
	( { planId, step, number, isNow, onEdit }, ref ) => {
		const queries = useQueryClient();
		const row = useRef< HTMLDivElement >( null );
		const done = useMutation( {
			mutationFn: () => finishStep( planId, step.uid ),
			onSuccess: async () => {
				// The button that was pressed goes away with the answer.
				row.current?.querySelector( 'button' )?.focus();
				showToast( __( 'The plan is updated', 'mentoriai-portal' ) );
				await queries.invalidateQueries( {
					queryKey: planQuery( planId ).queryKey,
				} );
			},
		} );
		return (
			<div ref={ row } className="mp-plan-step__acts">
				<Button
					ref={ ref }
					variant="ghost"
					size="sm"
					icon={ Pencil }
					aria-label={ sprintf(
						/* translators: %d: number of a step of a plan. */
						__( 'Edit step %d', 'mentoriai-portal' ),
						number
					) }
					onClick={ onEdit }
				>
					{ __( 'Edit', 'mentoriai-portal' ) }
				</Button>
				{ ! step.status && (
					<Button
						variant={ isNow ? 'primary' : 'secondary' }
						size="sm"
						icon={ Check }
						loading={ done.isPending }
						aria-label={ sprintf(
							/* translators: %d: number of a step of a plan. */
							__( 'Mark as done: step %d', 'mentoriai-portal' ),
							number
						) }
						onClick={ () => done.mutate() }
					>
						{ __( 'Mark as done', 'mentoriai-portal' ) }
					</Button>
				) }
				{ done.isError && (
					<div role="alert">
						<FieldError>{ failureText( done.error ) }</FieldError>
					</div>
				) }
			</div>
		);
	}
);
