import { __, sprintf } from '@wordpress/i18n';
import { Trash2 } from 'lucide-react';
import { forwardRef } from 'react';
import { IconButton } from '../../../components/icon-button';
import { TextareaField } from '../../../components/textarea-field';
import { missingTexts, problemText } from '../lib/messages';
import type { StepFields, StepRow } from '../lib/new-plan';
import { TEXT_LIMIT } from '../lib/rules';
import { DeadlineField } from './deadline-field';

interface PlanRowProps {
	row: StepRow;
	/** From 1. */
	number: number;
	/** Message key of a field; undefined where nothing is wrong. */
	problem: ( name: keyof StepFields ) => string | undefined;
	onChange: ( fields: Partial< StepFields > ) => void;
	/** Null for the only row. */
	onDelete: ( () => void ) | null;
}

/** One action of a new plan. */
export const PlanRow = forwardRef< HTMLDivElement, PlanRowProps >(
	( { row, number, problem, onChange, onDelete }, ref ) => {
		const missing = missingTexts();
		const error = ( name: keyof StepFields ) =>
			problemText( problem( name ), missing[ name ] );
		const title = sprintf(
			/* translators: %d: number of an action in a plan. */
			__( 'Action %d', 'mentoriai-portal' ),
			number
		);
		return (
			<div
				ref={ ref }
				className="mp-plan-row"
				role="group"
				aria-label={ title }
			>
				<div className="mp-plan-row__head">
					<h4>{ title }</h4>
					{ onDelete && (
						<IconButton
							icon={ Trash2 }
							danger
							label={ sprintf(
								/* translators: %d: number of an action in a plan. */
								__( 'Delete action %d', 'mentoriai-portal' ),
								number
							) }
							onClick={ onDelete }
						/>
					) }
				</div>
				<TextareaField
					label={ __( 'Action', 'mentoriai-portal' ) }
					error={ error( 'veiksmas' ) }
					limit={ TEXT_LIMIT }
					rows={ 2 }
					aria-required="true"
					value={ row.veiksmas }
					onChange={ ( event ) =>
						onChange( { veiksmas: event.target.value } )
					}
				/>
				<TextareaField
					label={ __( 'Intended result', 'mentoriai-portal' ) }
					error={ error( 'rezultatas' ) }
					limit={ TEXT_LIMIT }
					rows={ 2 }
					aria-required="true"
					value={ row.rezultatas }
					onChange={ ( event ) =>
						onChange( { rezultatas: event.target.value } )
					}
				/>
				<DeadlineField
					value={ row.terminas }
					error={ error( 'terminas' ) }
					onChange={ ( terminas ) => onChange( { terminas } ) }
				/>
			</div>
		);
	}
);
