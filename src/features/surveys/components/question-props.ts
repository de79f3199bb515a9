import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Question } from '../api';

/** What every kind of question is given. */
export interface QuestionProps {
	question: Question;
	number: number;
	error: string | undefined;
	/** Its part in the form. A choice's value is the place of the option: its words are others in another language. */
	field: UseFormRegisterReturn;
}
