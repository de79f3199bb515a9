import type { Question } from '../api';
import { ChoiceQuestion } from './choice-question';
import { ScaleQuestion } from './scale-question';
import { TextQuestion } from './text-question';

interface QuestionFieldProps {
	question: Question;
	number: number;
	value: string;
	error: string | undefined;
	onChange: ( question: number, value: string ) => void;
}

export function QuestionField( { onChange, ...rest }: QuestionFieldProps ) {
	const given = {
		...rest,
		onChange: ( value: string ) => onChange( rest.question.id, value ),
	};
	switch ( rest.question.tipas ) {
		case 'scale':
			return <ScaleQuestion { ...given } />;
		case 'choice':
			return <ChoiceQuestion { ...given } />;
		default:
			return <TextQuestion { ...given } />;
	}
}
