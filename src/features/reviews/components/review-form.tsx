import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { Button } from '../../../components/button';
import { FormError } from '../../../components/form-error';
import { Notice } from '../../../components/notice';
import { TextareaField } from '../../../components/textarea-field';
import type { OwnReview } from '../api';
import {
	COMMENT_LIMIT,
	type ReviewDraft,
	useReviewForm,
} from '../hooks/use-review-form';
import { StarPicker } from './star-picker';

interface ReviewFormProps {
	mentorId: number;
	/** What the person wrote before: it is edited. */
	own: OwnReview | null;
	draft: ReviewDraft;
	onClose: () => void;
	/** Whether there is something that closing would lose. */
	onDirty: ( dirty: boolean ) => void;
	onSent: ( review: OwnReview ) => void;
}

/** Stars and comment; what was typed stays until it has arrived. */
export function ReviewForm( {
	mentorId,
	own,
	draft,
	onClose,
	onDirty,
	onSent,
}: ReviewFormProps ) {
	const { form, rules, submit, failure } = useReviewForm(
		mentorId,
		own,
		draft,
		onSent
	);
	const { register, watch } = form;
	const { errors, isSubmitting, isDirty } = form.formState;

	useEffect( () => onDirty( isDirty ), [ isDirty, onDirty ] );

	return (
		<form className="mp-form" onSubmit={ submit } noValidate>
			{ own && own.state !== 'published' && (
				<ReviewState state={ own.state } reason={ own.reason } />
			) }
			<StarPicker
				label={ __(
					'How do you rate the contact with the mentor?',
					'mentoriai-portal'
				) }
				value={ Number( watch( 'rating' ) ) || 0 }
				error={ errors.rating?.message }
				field={ register( 'rating', rules.rating ) }
			/>
			<TextareaField
				label={ __( 'Comment', 'mentoriai-portal' ) }
				hint={ __(
					'All visitors will see the review with your first name and the first letter of your last name.',
					'mentoriai-portal'
				) }
				rows={ 4 }
				limit={ COMMENT_LIMIT }
				error={ errors.comment?.message }
				{ ...register( 'comment', rules.comment ) }
			/>
			{ failure && (
				<FormError key={ failure.key } title={ failure.title }>
					{ failure.message }
				</FormError>
			) }
			<div className="mp-dialog__foot">
				<Button variant="ghost" onClick={ onClose }>
					{ __( 'Cancel', 'mentoriai-portal' ) }
				</Button>
				<Button
					type="submit"
					loading={ isSubmitting }
					loadingLabel={ __( 'Sending…', 'mentoriai-portal' ) }
				>
					{ own
						? __( 'Save the review', 'mentoriai-portal' )
						: __( 'Publish the review', 'mentoriai-portal' ) }
				</Button>
			</div>
		</form>
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
			title={ __( 'Your review waits for approval', 'mentoriai-portal' ) }
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
