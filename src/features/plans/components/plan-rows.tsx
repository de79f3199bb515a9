import { __, _x } from '@wordpress/i18n';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { focusInside } from '../../../lib/focus';
import { EMPTY_STEP, isStepEmpty, type PlanFields } from '../lib/new-plan';
import { MOST_STEPS } from '../lib/rules';
import { PlanRow } from './plan-row';

/** The steps of a new plan. */
export function PlanRows( { form }: { form: UseFormReturn< PlanFields > } ) {
	const { fields, append, remove } = useFieldArray( {
		control: form.control,
		name: 'planSteps',
	} );
	const box = useRef< HTMLDivElement >( null );
	const addButton = useRef< HTMLButtonElement >( null );
	const [ rowToDelete, setRowToDelete ] = useState< number | null >( null );

	const add = async () => {
		if ( await form.trigger( 'planSteps' ) ) {
			append( EMPTY_STEP );
		} else if ( box.current ) {
			focusInside( box.current );
		}
	};
	const drop = ( index: number ) => {
		remove( index );
		setRowToDelete( null );
		addButton.current?.focus();
	};
	return (
		<div ref={ box } className="mp-stack">
			<h3>{ __( 'Plan steps', 'mentoriai-portal' ) }</h3>
			{ fields.map( ( { id }, index ) => (
				<PlanRow
					key={ id }
					form={ form }
					index={ index }
					onDelete={
						fields.length > 1
							? () =>
									isStepEmpty(
										form.getValues( `planSteps.${ index }` )
									)
										? drop( index )
										: setRowToDelete( index )
							: null
					}
				/>
			) ) }
			{ fields.length < MOST_STEPS && (
				<Button
					ref={ addButton }
					variant="ghost"
					icon={ Plus }
					onClick={ () => void add() }
				>
					{ _x( 'Add a step', 'to a plan', 'mentoriai-portal' ) }
				</Button>
			) }
			<ConfirmDialog
				open={ rowToDelete !== null }
				title={ __( 'Delete this step?', 'mentoriai-portal' ) }
				confirmLabel={ __( 'Delete', 'mentoriai-portal' ) }
				danger
				onCancel={ () => setRowToDelete( null ) }
				onConfirm={ () => rowToDelete !== null && drop( rowToDelete ) }
			>
				{ __(
					'What you wrote in this step will be deleted.',
					'mentoriai-portal'
				) }
			</ConfirmDialog>
		</div>
	);
}
