import { useId } from 'react';
import type { Question } from '../api';
import { QuestionBox } from './question-box';
import '../../../components/check.css';
import './choice-question.css';

interface ChoiceQuestionProps {
	question: Question;
	number: number;
	/** Place of the option: its words are others in another language. */
	value: string;
	error: string | undefined;
	onChange: ( value: string ) => void;
}

/** One of a few, each a row. */
export function ChoiceQuestion( {
	question,
	number,
	value,
	error,
	onChange,
}: ChoiceQuestionProps ) {
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
							type="radio"
							name={ id }
							checked={ value === String( index ) }
							onChange={ () => onChange( String( index ) ) }
						/>
						<span>{ variantas }</span>
					</label>
				) ) }
			</div>
		</QuestionBox>
	);
}
