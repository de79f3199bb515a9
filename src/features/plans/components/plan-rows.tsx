import { __ } from '@wordpress/i18n';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import type { usePlanForm } from '../hooks/use-plan-form';
import { isRowEmpty } from '../lib/new-plan';
import { MOST_STEPS } from '../lib/rules';
import { PlanRow } from './plan-row';

/** The actions of a new plan. */
export function PlanRows( {
	form,
}: {
	form: ReturnType< typeof usePlanForm >;
} ) {
	const { steps } = form.plan;
	const [ doomed, setDoomed ] = useState< string | null >( null );
	const [ fresh, setFresh ] = useState< string | null >( null );
	const freshRow = useRef< HTMLDivElement >( null );
	const add = useRef< HTMLButtonElement >( null );

	useEffect( () => {
		if ( fresh && freshRow.current ) {
			freshRow.current.querySelector( 'textarea' )?.focus();
		}
	}, [ fresh ] );

	const remove = ( key: string ) => {
		form.removeStep( key );
		setDoomed( null );
		add.current?.focus();
	};
	return (
		<div className="mp-stack">
			<h3>{ __( 'Actions of the plan', 'mentoriai-portal' ) }</h3>
			{ steps.map( ( row, index ) => (
				<PlanRow
					key={ row.key }
					ref={ row.key === fresh ? freshRow : null }
					row={ row }
					number={ index + 1 }
					problem={ ( name ) =>
						form.problems[ `planSteps.${ index }.${ name }` ]
					}
					onChange={ ( fields ) => form.setStep( row.key, fields ) }
					onDelete={
						steps.length > 1
							? () =>
									isRowEmpty( row )
										? remove( row.key )
										: setDoomed( row.key )
							: null
					}
				/>
			) ) }
			{ steps.length < MOST_STEPS && (
				<Button
					ref={ add }
					variant="ghost"
					icon={ Plus }
					onClick={ () => setFresh( form.addStep() ) }
				>
					{ __( 'Add a row', 'mentoriai-portal' ) }
				</Button>
			) }
			<ConfirmDialog
				open={ doomed !== null }
				title={ __( 'Delete this action?', 'mentoriai-portal' ) }
				confirmLabel={ __( 'Delete', 'mentoriai-portal' ) }
				danger
				onCancel={ () => setDoomed( null ) }
				onConfirm={ () => doomed && remove( doomed ) }
			>
				{ __(
					'What you have written in this row will be gone.',
					'mentoriai-portal'
				) }
			</ConfirmDialog>
		</div>
	);
}
