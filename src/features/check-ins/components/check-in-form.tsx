import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { ApiError } from '../../../api/errors';
import * as LIMITS from '../../../api/generated/limits';
import { Button } from '../../../components/button';
import { CheckboxField } from '../../../components/checkbox-field';
import { FieldError } from '../../../components/field-error';
import { TextareaField } from '../../../components/textarea-field';
import { upTo } from '../../../forms/checks';
import { isConnectionError } from '../../../forms/failure-text';
import { Form, FormFailure } from '../../../forms/form';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import { classes } from '../../../lib/class-names';
import { answerCheckIn, type Question } from '../api';
import { answerDraft } from '../lib/answer-draft';

const COMMENT_LIMIT = LIMITS.checkin.comment.maxLength;

interface CheckInFormProps {
	token: string;
	question: Question;
	onSent: () => void;
	/** The link came to its end meanwhile: 404 or 410. */
	onGone: ( status: number ) => void;
}

/** Five choices, a row each, and what else there is to say. */
export function CheckInForm( {
	token,
	question,
	onSent,
	onGone,
}: CheckInFormProps ) {
	const id = useId();
	const answering = useSubmission( {
		defaultValues: { score: '', comment: '', contact_me: false },
		draft: answerDraft( token ),
		send: async ( { score, ...more } ) => {
			try {
				await answerCheckIn( {
					token,
					score: Number( score ),
					...more,
				} );
			} catch ( error ) {
				if (
					error instanceof ApiError &&
					[ 404, 410 ].includes( error.status )
				) {
					onGone( error.status );
				}
				throw error;
			}
		},
		onSent,
	} );
	const { register, formState } = answering.form;
	const { errors } = formState;
	const scoreError = fieldMessage( errors.score?.message, {
		required: __( 'Choose one answer', 'mentoriai-portal' ),
	} );
	return (
		<Form of={ answering } className="mp-form">
			<fieldset
				className={ classes(
					'mp-checkin__scale',
					scoreError && 'has-error'
				) }
				role="radiogroup"
				aria-required="true"
				aria-invalid={ scoreError ? true : undefined }
				aria-describedby={ classes(
					`${ id }help`,
					scoreError && `${ id }error`
				) }
			>
				<legend>
					<h1>{ question.question }</h1>
				</legend>
				<p id={ `${ id }help` } className="mp-checkin__help">
					{ question.help }
				</p>
				{ question.scale.map( ( { value, label } ) => (
					<label
						key={ value }
						htmlFor={ `${ id }${ value }` }
						className="mp-check"
					>
						<input
							id={ `${ id }${ value }` }
							type="radio"
							value={ value }
							{ ...register( 'score', {
								validate: ( score: string | null ) =>
									Number( score ) > 0 || 'required',
							} ) }
						/>
						<span>{ label }</span>
					</label>
				) ) }
				{ scoreError && (
					<FieldError id={ `${ id }error` }>
						{ scoreError }
					</FieldError>
				) }
			</fieldset>
			<TextareaField
				label={ __( 'Comment', 'mentoriai-portal' ) }
				optional
				rows={ 4 }
				limit={ COMMENT_LIMIT }
				error={ fieldMessage( errors.comment?.message ) }
				{ ...register( 'comment', {
					validate: upTo( COMMENT_LIMIT ),
				} ) }
			/>
			<CheckboxField
				label={ __(
					'Please get in touch with me',
					'mentoriai-portal'
				) }
				{ ...register( 'contact_me' ) }
			/>
			<FormFailure
				of={ answering }
				title={
					isConnectionError( answering.failure?.error )
						? __( 'Connection error', 'mentoriai-portal' )
						: __( 'Error', 'mentoriai-portal' )
				}
			/>
			<div>
				<Button
					type="submit"
					size="lg"
					loading={ answering.sending }
					loadingLabel={ __( 'Sending…', 'mentoriai-portal' ) }
				>
					{ __( 'Send', 'mentoriai-portal' ) }
				</Button>
			</div>
		</Form>
	);
}
