import { __ } from '@wordpress/i18n';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { FormError } from '../../../components/form-error';
import { Notice } from '../../../components/notice';
import type { Survey } from '../api';
import { useSurveyForm } from '../hooks/use-survey-form';
import { isAnswered } from '../lib/answers';
import { QuestionField } from './question-field';
import { SurveyProgress } from './survey-progress';

interface SurveyFormProps {
	id: string;
	hash: string;
	survey: Survey;
	onSent: () => void;
	onGone: () => void;
}

export function SurveyForm( props: SurveyFormProps ) {
	const { answers, problems, failure, sending, form, change, submit } =
		useSurveyForm( props );
	const questions = props.survey.klausimai;
	return (
		<form
			ref={ form }
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				void submit();
			} }
		>
			<SurveyProgress
				answered={
					questions.filter( ( question ) =>
						isAnswered( question, answers )
					).length
				}
				total={ questions.length }
			/>
			{ props.survey.preview && (
				<div className="mp-survey__preview">
					<Notice
						live={ false }
						title={ __( 'Preview', 'mentoriai-portal' ) }
					>
						{ __(
							'Nothing that you send from here is kept.',
							'mentoriai-portal'
						) }
					</Notice>
				</div>
			) }
			{ questions.map( ( question, index ) => (
				<QuestionField
					key={ question.id }
					question={ question }
					number={ index + 1 }
					value={ answers[ question.id ] ?? '' }
					error={ problems[ question.id ] }
					onChange={ change }
				/>
			) ) }
			{ failure && (
				<FormError
					key={ failure.key }
					title={
						failure.error instanceof ApiError &&
						failure.error.message
							? __( 'Error', 'mentoriai-portal' )
							: __( 'Connection error', 'mentoriai-portal' )
					}
				>
					{ ( failure.error instanceof ApiError &&
						failure.error.message ) ||
						__(
							'Your answers are still here: check your connection and try again.',
							'mentoriai-portal'
						) }
				</FormError>
			) }
			<div className="mp-survey__send">
				<Button
					type="submit"
					size="lg"
					loading={ sending }
					loadingLabel={ __( 'Sending…', 'mentoriai-portal' ) }
				>
					{ __( 'Send answers', 'mentoriai-portal' ) }
				</Button>
			</div>
		</form>
	);
}
