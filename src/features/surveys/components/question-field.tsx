import { ChoiceQuestion } from './choice-question';
import type { QuestionProps } from './question-props';
import { ScaleQuestion } from './scale-question';
import { TextQuestion } from './text-question';

export function QuestionField( props: QuestionProps ) {
	switch ( props.question.tipas ) {
		case 'scale':
			return <ScaleQuestion { ...props } />;
		case 'choice':
			return <ChoiceQuestion { ...props } />;
		default:
			return <TextQuestion { ...props } />;
	}
}
