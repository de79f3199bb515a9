import { __, sprintf } from '@wordpress/i18n';
import { TextareaField } from '../../../components/textarea-field';
import type { Question } from '../api';
import { TEXT_LIMIT } from '../lib/answers';
import { QuestionTitle } from './question-title';
import './question.css';

interface TextQuestionProps {
	question: Question;
	number: number;
	value: string;
	error: string | undefined;
	onChange: ( value: string ) => void;
}

/** An answer in one's own words. */
export function TextQuestion( {
	question,
	number,
	value,
	error,
	onChange,
}: TextQuestionProps ) {
	return (
		<div className="mp-question" data-question={ question.id }>
			<TextareaField
				label={
					<QuestionTitle
						number={ sprintf(
							/* translators: %d: number of a question. */
							__( 'Question %d', 'mentoriai-portal' ),
							number
						) }
						text={ question.klausimas }
					/>
				}
				hint={
					question.klausimo_laukelio_paaiskinimas_nebutinas ||
					undefined
				}
				error={ error }
				limit={ TEXT_LIMIT }
				required
				value={ value }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
		</div>
	);
}
