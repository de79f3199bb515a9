import { useId } from 'react';
import type { Question } from '../api';
import { scaleEnds, STEPS } from '../lib/answers';
import { QuestionBox } from './question-box';
import './scale-question.css';

interface ScaleQuestionProps {
	question: Question;
	number: number;
	value: string;
	error: string | undefined;
	onChange: ( value: string ) => void;
}

/** Five arches; what the ends mean stands below and is read with them. */
export function ScaleQuestion( {
	question,
	number,
	value,
	error,
	onChange,
}: ScaleQuestionProps ) {
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
							type="radio"
							name={ id }
							value={ step }
							checked={ value === String( step ) }
							aria-describedby={
								ends.length > 0 ? `${ id }ends` : undefined
							}
							onChange={ () => onChange( String( step ) ) }
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
