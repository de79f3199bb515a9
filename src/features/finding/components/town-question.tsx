import { __ } from '@wordpress/i18n';
import * as LIMITS from '../../../api/generated/limits';
import { TextField } from '../../../components/text-field';
import { useTypedAnswer } from '../hooks/use-typed-answer';
import { Question, type QuestionProps } from './question';

/** Where one would like to meet. */
export function TownQuestion( { answers, change, title }: QuestionProps ) {
	const [ typed, setTyped ] = useTypedAnswer( answers.town, ( town ) =>
		change( { town }, true )
	);
	const town = typed.trim();
	return (
		<Question
			title={ title }
			step="town"
			question={ __( 'Which city are you in?', 'mentoriai-portal' ) }
			hint={ __(
				'If you would like to meet in person, tell us your city. You can also talk remotely.',
				'mentoriai-portal'
			) }
			answered={ town !== '' }
			onNext={ () => change( { step: 'mentors', town } ) }
			onBack={ () => change( { step: 'words', town } ) }
		>
			<TextField
				label={ __( 'City', 'mentoriai-portal' ) }
				optional
				placeholder={ __( 'For example, Vilnius', 'mentoriai-portal' ) }
				maxLength={ LIMITS.find_mentors.town.maxLength }
				value={ typed }
				autoComplete="address-level2"
				enterKeyHint="done"
				onChange={ ( { target } ) => setTyped( target.value ) }
			/>
		</Question>
	);
}
