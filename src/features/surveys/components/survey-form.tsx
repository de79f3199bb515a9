import { __ } from '@wordpress/i18n';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { filled } from '../../../forms/checks';
import { isConnectionError } from '../../../forms/failure-text';
import { Form, FormFailure } from '../../../forms/form';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import { type Survey, sendAnswers } from '../api';
import {
	answerErrors,
	answersDraft,
	missingText,
	nameOf,
	noAnswers,
	TEXT_LIMIT,
	wireAnswer,
} from '../lib/answers';
import { QuestionField } from './question-field';
import { SurveyProgress } from './survey-progress';

interface SurveyFormProps {
	id: string;
	hash: string;
	survey: Survey;
	onSent: () => void;
	/** The link came to its end meanwhile, or the questions are others now. */
	onGone: () => void;
}

export function SurveyForm( {
	id,
	hash,
	survey,
	onSent,
	onGone,
}: SurveyFormProps ) {
	const questions = survey.klausimai;
	const answering = useSubmission( {
		defaultValues: noAnswers( questions ),
		draft: answersDraft( id, hash ),
		send: async ( answers, clientId ) => {
			try {
				await sendAnswers(
					id,
					hash,
					questions.map( ( question ) => ( {
						klausimas: question.id,
						answer: wireAnswer( question, answers ) ?? '',
					} ) ),
					clientId
				);
			} catch ( error ) {
				if (
					error instanceof ApiError &&
					[ 400, 404, 410 ].includes( error.status )
				) {
					onGone();
				}
				throw error;
			}
		},
		onSent,
		fieldErrors: ( { fields } ) => answerErrors( questions, fields ),
	} );
	const { register, watch } = answering.form;
	const { errors } = answering.form.formState;
	const answers = watch();
	return (
		<Form of={ answering }>
			<SurveyProgress
				answered={
					questions.filter(
						( question ) => wireAnswer( question, answers ) !== null
					).length
				}
				total={ questions.length }
			/>
			{ survey.preview && (
				<div className="mp-survey__preview">
					<Notice
						live={ false }
						title={ __( 'Preview', 'mentoriai-portal' ) }
					>
						{ __(
							'This is a preview: answers are not saved.',
							'mentoriai-portal'
						) }
					</Notice>
				</div>
			) }
			{ questions.map( ( question, index ) => {
				const name = nameOf( question );
				return (
					<QuestionField
						key={ question.id }
						question={ question }
						number={ index + 1 }
						error={ fieldMessage( errors[ name ]?.message, {
							required: missingText( question ),
						} ) }
						field={ register( name, {
							validate: ( answer: string | null ) =>
								filled( TEXT_LIMIT )( answer ?? '' ),
						} ) }
					/>
				);
			} ) }
			<FormFailure
				of={ answering }
				title={
					isConnectionError( answering.failure?.error )
						? __( 'Connection error', 'mentoriai-portal' )
						: __( 'Error', 'mentoriai-portal' )
				}
			/>
			<div className="mp-survey__send">
				<Button
					type="submit"
					size="lg"
					loading={ answering.sending }
					loadingLabel={ __( 'Sending…', 'mentoriai-portal' ) }
				>
					{ __( 'Send answers', 'mentoriai-portal' ) }
				</Button>
			</div>
		</Form>
	);
}
