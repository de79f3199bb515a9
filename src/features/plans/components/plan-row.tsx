import { __, sprintf } from '@wordpress/i18n';
import { Trash2 } from 'lucide-react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { IconButton } from '../../../components/icon-button';
import { TextareaField } from '../../../components/textarea-field';
import { fieldMessage } from '../../../i18n/field-messages';
import { fieldWords } from '../lib/field-words';
import type { PlanFields } from '../lib/new-plan';
import { checkDeadline, checkText, TEXT_LIMIT } from '../lib/rules';
import { DeadlineField } from './deadline-field';

interface PlanRowProps {
	form: UseFormReturn< PlanFields >;
	/** From 0. */
	index: number;
	/** Null for the only row. */
	onDelete: ( () => void ) | null;
}

/** One step of a new plan. */
export function PlanRow( { form, index, onDelete }: PlanRowProps ) {
	const words = fieldWords();
	const errors = form.formState.errors.planSteps?.[ index ];
	const number = index + 1;
	const title = sprintf(
		/* translators: %d: number of a step of a plan. */
		__( 'Step %d', 'mentoriai-portal' ),
		number
	);
	const text = ( part: 'veiksmas' | 'rezultatas' ) => {
		const name = `planSteps.${ index }.${ part }` as const;
		return form.register( name, {
			validate: checkText,
			// Marked by "Add a step" too, before the plan was ever sent.
			onChange: () => errors?.[ part ] && form.trigger( name ),
		} );
	};
	const deadline = `planSteps.${ index }.terminas` as const;
	return (
		<div className="mp-plan-row" role="group" aria-label={ title }>
			<div className="mp-plan-row__head">
				<h4>{ title }</h4>
				{ onDelete && (
					<IconButton
						icon={ Trash2 }
						danger
						label={ sprintf(
							/* translators: %d: number of a step of a plan. */
							__( 'Delete step %d', 'mentoriai-portal' ),
							number
						) }
						onClick={ onDelete }
					/>
				) }
			</div>
			<TextareaField
				label={ __( 'Action', 'mentoriai-portal' ) }
				hint={ __( 'What will you do?', 'mentoriai-portal' ) }
				error={ fieldMessage(
					errors?.veiksmas?.message,
					words.action
				) }
				limit={ TEXT_LIMIT }
				rows={ 2 }
				aria-required="true"
				{ ...text( 'veiksmas' ) }
			/>
			<TextareaField
				label={ __( 'Intended result', 'mentoriai-portal' ) }
				hint={ __(
					'How will you know it worked?',
					'mentoriai-portal'
				) }
				error={ fieldMessage(
					errors?.rezultatas?.message,
					words.result
				) }
				limit={ TEXT_LIMIT }
				rows={ 2 }
				aria-required="true"
				{ ...text( 'rezultatas' ) }
			/>
			<Controller
				control={ form.control }
				name={ deadline }
				rules={ { validate: ( day: string ) => checkDeadline( day ) } }
				render={ ( { field: { value, onChange } } ) => (
					<DeadlineField
						value={ value }
						error={ fieldMessage(
							errors?.terminas?.message,
							words.deadline
						) }
						onChange={ ( day ) => {
							onChange( day );
							if ( errors?.terminas ) {
								void form.trigger( deadline );
							}
						} }
					/>
				) }
			/>
		</div>
	);
}
