import { __ } from '@wordpress/i18n';
import * as LIMITS from '../../../api/generated/limits';
import { TextField } from '../../../components/text-field';
import { useTypedAnswer } from '../hooks/use-typed-answer';
import { Question, type QuestionProps } from './question';

/** The same in one's own words. */
export function WordsQuestion( { answers, change, title }: QuestionProps ) {
	const [ typed, setTyped ] = useTypedAnswer( answers.words, ( words ) =>
		change( { words }, true )
	);
	const words = typed.trim();
	return (
		<Question
			title={ title }
			step="words"
			question={ __(
				'What would you like to talk about?',
				'mentoriai-portal'
			) }
			hint={ __(
				'A few words are enough. We do not store them.',
				'mentoriai-portal'
			) }
			answered={ words !== '' }
			onNext={ () => change( { step: 'town', words } ) }
			onBack={ () => change( { step: 'fields', words } ) }
		>
			<TextField
				label={ __( 'In your own words', 'mentoriai-portal' ) }
				optional
				placeholder={ __(
					'For example, first employee, prices, Finland',
					'mentoriai-portal'
				) }
				maxLength={ LIMITS.find_mentors.words.maxLength }
				value={ typed }
				autoComplete="off"
				enterKeyHint="next"
				onChange={ ( { target } ) => setTyped( target.value ) }
			/>
		</Question>
	);
}
