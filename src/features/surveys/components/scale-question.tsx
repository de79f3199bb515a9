import { useId } from 'react';
import { scaleEnds, STEPS } from '../lib/answers';
import { QuestionBox } from './question-box';
import type { QuestionProps } from './question-props';
import './scale-question.css';

/** Five arches; what the ends mean is below and is read with them. */
export function ScaleQuestion( {
	question,
	number,
	error,
	field,
}: QuestionProps ) {
	const id = useId();
	const ends = scaleEnds(
		question.skales_komentaras_kuris_rodomas_po_klausimu
	);
	return (
		<QuestionBox { ...{ question, number, error } }>
			<div className="mp-scale">
				{ STEPS.map( ( step ) => (
					<label key={ step } htmlFor={ `${ id }${ step }` }>
						<input
							id={ `${ id }${ step }` }
							{ ...field }
							type="radio"
							value={ step }
							aria-describedby={
								ends.length > 0 ? `${ id }ends` : undefined
							}
						/>
						{ step }
					</label>
				) ) }
			</div>
			{ ends.length > 0 && (
				<p className="mp-scale__ends" id={ `${ id }ends` }>
					{ ends.map( ( end ) => (
						<span key={ end }>{ end }</span>
					) ) }
				</p>
			) }
		</QuestionBox>
	);
}
