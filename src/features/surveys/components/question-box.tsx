import { __, sprintf } from '@wordpress/i18n';
import { type ReactNode, useId } from 'react';
import { FieldError } from '../../../components/field-error';
import { classes } from '../../../lib/class-names';
import type { Question } from '../api';
import { QuestionTitle } from './question-title';
import './question.css';

interface QuestionBoxProps {
	question: Question;
	number: number;
	error: string | undefined;
	children: ReactNode;
}

/** A question that is answered by choosing: title, help, choices, what is wrong. */
export function QuestionBox( {
	question,
	number,
	error,
	children,
}: QuestionBoxProps ) {
	const id = useId();
	const hint = question.klausimo_laukelio_paaiskinimas_nebutinas;
	return (
		<div className="mp-question" data-question={ question.id }>
			<fieldset
				className={ classes(
					'mp-question__box',
					error && 'has-error'
				) }
				role="radiogroup"
				aria-required="true"
				aria-invalid={ error ? true : undefined }
				aria-describedby={
					classes( hint && `${ id }hint`, error && `${ id }error` ) ||
					undefined
				}
			>
				<legend className="mp-question__title">
					<QuestionTitle
						number={ sprintf(
							/* translators: %d: number of a question. */
							__( 'Question %d', 'mentoriai-portal' ),
							number
						) }
						text={ question.klausimas }
					/>
				</legend>
				{ hint && (
					<p id={ `${ id }hint` } className="mp-question__hint">
						{ hint }
					</p>
				) }
				{ children }
				{ error && (
					<FieldError id={ `${ id }error` }>{ error }</FieldError>
				) }
			</fieldset>
		</div>
	);
}
