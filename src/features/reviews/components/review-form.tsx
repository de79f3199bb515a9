import { __ } from '@wordpress/i18n';
import * as LIMITS from '../../../api/generated/limits';
import { Notice } from '../../../components/notice';
import { TextareaField } from '../../../components/textarea-field';
import { filled } from '../../../forms/checks';
import { isConnectionError } from '../../../forms/failure-text';
import { Form, FormFailure } from '../../../forms/form';
import { FormFoot } from '../../../forms/form-foot';
import { useReportDirty } from '../../../forms/use-report-dirty';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import type { DraftKey } from '../../../lib/drafts';
import { type OwnReview, submitReview } from '../api';
import { StarPicker } from './star-picker';

const COMMENT_LIMIT = LIMITS.submit_review.comment.maxLength;

interface ReviewFormProps {
	mentorId: number;
	/** What the person wrote before: it is edited. */
	own: OwnReview | null;
	draft: DraftKey;
	/** Asks for nothing more until a star is chosen. */
	starsFirst?: boolean | undefined;
	onClose: () => void;
	/** Whether there is something that closing would lose. */
	onDirty: ( dirty: boolean ) => void;
	onSent: ( review: OwnReview ) => void;
}

/** Stars and comment, of a new review or a changed one. */
export function ReviewForm( {
	mentorId,
	own,
	draft,
	starsFirst = false,
	onClose,
	onDirty,
	onSent,
}: ReviewFormProps ) {
	const review = useSubmission( {
		defaultValues: {
			// '1' to '5'; '' where none is chosen.
			rating: own ? String( Math.round( own.rating ) ) : '',
			comment: own?.comment ?? '',
		},
		draft,
		send: ( { rating, comment }, clientId ) =>
			submitReview( {
				mentorId,
				rating: Number( rating ),
				comment,
				client_id: clientId,
			} ),
		onSent,
	} );
	const { register, watch } = review.form;
	const { errors, isDirty } = review.form.formState;

	useReportDirty( isDirty, onDirty );
	const stars = Number( watch( 'rating' ) ) || 0;
	const isWhole = ! starsFirst || stars > 0;

	return (
		<Form of={ review } className="mp-form">
			{ own && own.state !== 'published' && (
				<ReviewState state={ own.state } reason={ own.reason } />
			) }
			<StarPicker
				label={ __(
					'How was it to work with this mentor?',
					'mentoriai-portal'
				) }
				value={ stars }
				error={ fieldMessage( errors.rating?.message ) }
				field={ register( 'rating', {
					validate: ( rating: string | null ) =>
						Number( rating ) > 0 || 'ratemissing',
				} ) }
			/>
			{ isWhole && (
				<TextareaField
					label={ __( 'Comment', 'mentoriai-portal' ) }
					hint={ __(
						'All visitors will see the review with your first name and the first letter of your last name.',
						'mentoriai-portal'
					) }
					rows={ 4 }
					limit={ COMMENT_LIMIT }
					error={ fieldMessage( errors.comment?.message, {
						required: __( 'Write a comment', 'mentoriai-portal' ),
					} ) }
					{ ...register( 'comment', {
						validate: filled( COMMENT_LIMIT ),
					} ) }
				/>
			) }
			<FormFailure
				of={ review }
				title={
					isConnectionError( review.failure?.error )
						? __(
								'Error connecting to the server',
								'mentoriai-portal'
						  )
						: __( 'An error occurred', 'mentoriai-portal' )
				}
			/>
			{ isWhole && (
				<FormFoot
					of={ review }
					busy={ __( 'Sending…', 'mentoriai-portal' ) }
					onCancel={ () => {
						if ( starsFirst ) {
							review.discard();
						}
						onClose();
					} }
				>
					{ own
						? __( 'Save the review', 'mentoriai-portal' )
						: __( 'Publish the review', 'mentoriai-portal' ) }
				</FormFoot>
			) }
		</Form>
	);
}

function ReviewState( {
	state,
	reason,
}: {
	state: 'pending' | 'hidden';
	reason: string;
} ) {
	return state === 'pending' ? (
		<Notice
			live={ false }
			title={ __(
				'Your review is waiting for approval',
				'mentoriai-portal'
			) }
		/>
	) : (
		<Notice
			tone="warning"
			live={ false }
			title={ __( 'Your review is hidden', 'mentoriai-portal' ) }
		>
			{ reason }
		</Notice>
	);
}
