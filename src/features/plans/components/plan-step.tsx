import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/icon';
import { lazyPart } from '../../../components/lazy-part';
import { Spinner } from '../../../components/spinner';
import { readDraft } from '../../../lib/drafts';
import { useSession } from '../../../lib/session';
import { classes } from '../../../lib/class-names';
import type { Step } from '../api';
import { stepDraft } from '../lib/edited-step';
import { StepActions } from './step-actions';
import { StepTexts } from './step-texts';
import './plan-step.css';

const { Part: StepEditor, prepare: prepareEditor } = lazyPart(
	() =>
		import( /* webpackChunkName: "step-editor" */ './step-editor' ).then(
			( file ) => file.StepEditor
		),
	<Spinner />
);

interface PlanStepProps {
	planId: number;
	step: Step;
	/** From 1. */
	number: number;
	/** The first one that is not done. */
	isNow: boolean;
	mayEdit: boolean;
}

/** One step: what is to be done, what should come of it, by when, and whether it is done. */
export function PlanStep( {
	planId,
	step,
	number,
	isNow,
	mayEdit,
}: PlanStepProps ) {
	const person = useSession( ( { user } ) => user?.id ) ?? 0;
	/** The step as it was when its editing began; null while it is only read. */
	const [ edited, setEdited ] = useState< Step | null >( () =>
		mayEdit && readDraft( stepDraft( person, planId, step.uid ) )
			? step
			: null
	);
	const edit = useRef< HTMLButtonElement >( null );
	const wasEdited = useRef( false );

	useEffect( () => {
		if ( mayEdit ) {
			prepareEditor();
		}
	}, [ mayEdit ] );
	useEffect( () => {
		if ( wasEdited.current && ! edited ) {
			edit.current?.focus();
		}
		wasEdited.current = edited !== null;
	}, [ edited ] );

	return (
		<li
			className={ classes(
				'mp-plan-step',
				step.status && 'mp-plan-step--done',
				isNow && 'mp-plan-step--now'
			) }
		>
			<span className="mp-plan-step__mark" aria-hidden="true">
				{ step.status ? <Icon icon={ Check } /> : number }
			</span>
			{ edited && (
				<div className="mp-plan-step__card mp-plan-step__card--open mp-no-print">
					<StepEditor
						planId={ planId }
						step={ edited }
						number={ number }
						onClose={ () => setEdited( null ) }
					/>
				</div>
			) }
			<div
				className={ classes(
					'mp-plan-step__card',
					// What is saved is what goes on paper.
					edited && 'mp-plan-step__card--paper'
				) }
			>
				<StepTexts step={ step } number={ number }>
					{ mayEdit && (
						<StepActions
							ref={ edit }
							{ ...{ planId, step, number, isNow } }
							onEdit={ () => setEdited( step ) }
						/>
					) }
				</StepTexts>
			</div>
		</li>
	);
}
