import { __ } from '@wordpress/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FieldError } from '../../../components/field-error';
import { Notice } from '../../../components/notice';
import { failureText } from '../../../forms/failure-text';
import { finishPlan, planQuery } from '../api';
import './finish-plan.css';

interface FinishPlanProps {
	planId: number;
	isMentor: boolean;
	/** The person's own status is no longer active. */
	isFinished: boolean;
}

/** Each side says for itself that the plan is done; it cannot be taken back, so it asks. */
export function FinishPlan( {
	planId,
	isMentor,
	isFinished,
}: FinishPlanProps ) {
	const queries = useQueryClient();
	const [ asking, setAsking ] = useState( false );
	const finish = useMutation( {
		mutationFn: () => finishPlan( planId ),
		onSuccess: () =>
			queries.invalidateQueries( {
				queryKey: planQuery( planId ).queryKey,
			} ),
		onSettled: () => setAsking( false ),
	} );
	const isOver = isFinished || finish.isSuccess;
	const consequence = isMentor
		? __(
				'Once you mark the whole plan as done, the founder can no longer edit it.',
				'mentoriai-portal'
		  )
		: __(
				'Mark the whole plan as done when you have reached the goal. This cannot be taken back.',
				'mentoriai-portal'
		  );
	return (
		<section className="mp-card mp-finish-plan mp-no-print">
			<div>
				<h2 className="mp-h3">
					{ __( 'Is the plan carried out?', 'mentoriai-portal' ) }
				</h2>
				<p className="mp-sm mp-muted">
					{ isOver
						? __(
								'You have marked this plan as done.',
								'mentoriai-portal'
						  )
						: consequence }
				</p>
				{ finish.isSuccess && (
					<Notice
						tone="success"
						title={ __(
							'The plan is updated',
							'mentoriai-portal'
						) }
					/>
				) }
				{ finish.isError && (
					<div role="alert">
						<FieldError>{ failureText( finish.error ) }</FieldError>
					</div>
				) }
			</div>
			<Button
				size="lg"
				icon={ CircleCheck }
				disabled={ isOver }
				onClick={ () => setAsking( true ) }
			>
				{ __( 'Mark the plan as done', 'mentoriai-portal' ) }
			</Button>
			<ConfirmDialog
				open={ asking }
				title={ __(
					'Mark the whole plan as done?',
					'mentoriai-portal'
				) }
				confirmLabel={ __( 'Mark as done', 'mentoriai-portal' ) }
				loading={ finish.isPending }
				onCancel={ () => setAsking( false ) }
				onConfirm={ () => finish.mutate() }
			>
				{ consequence }
			</ConfirmDialog>
		</section>
	);
}
