import { useId } from 'react';
import { QuestionBox } from './question-box';
import type { QuestionProps } from './question-props';
import '../../../components/check.css';
import './choice-question.css';

/** One of a few, each a row. */
export function ChoiceQuestion( {
	question,
	number,
	error,
	field,
}: QuestionProps ) {
	const id = useId();
	return (
		<QuestionBox { ...{ question, number, error } }>
			<div className="mp-choice-list">
				{ question.atsakymu_variantai.map( ( { variantas }, index ) => (
					<label
						key={ variantas }
						htmlFor={ `${ id }${ index }` }
						className="mp-check"
					>
						<input
							id={ `${ id }${ index }` }
							{ ...field }
							type="radio"
							value={ index }
						/>
						<span>{ variantas }</span>
					</label>
				) ) }
			</div>
		</QuestionBox>
	);
}
