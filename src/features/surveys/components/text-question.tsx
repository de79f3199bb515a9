import { __, sprintf } from '@wordpress/i18n';
import { TextareaField } from '../../../components/textarea-field';
import { TEXT_LIMIT } from '../lib/answers';
import { QuestionTitle } from './question-title';
import type { QuestionProps } from './question-props';
import './question.css';

/** An answer in one's own words. */
export function TextQuestion( {
	question,
	number,
	error,
	field,
}: QuestionProps ) {
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
				{ ...field }
			/>
		</div>
	);
}
