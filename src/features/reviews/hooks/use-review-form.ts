import { __ } from '@wordpress/i18n';
import { type MutableRefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../api/errors';
import { LIMITS } from '../../../api/generated/limits';
import { tooLongText } from '../../../components/character-counter';
import { fieldMessage } from '../../../i18n/field-messages';
import { newClientId } from '../../../lib/client-id';
import { codePoints } from '../../../lib/text';
import { type OwnReview, submitReview } from '../api';

export interface ReviewFields {
	/** '1' to '5'; '' where none is chosen. */
	rating: string;
	comment: string;
}

/** What was typed, kept by the popup: the log-in may come in between. */
export type ReviewDraft = MutableRefObject< ReviewFields | null >;

export const COMMENT_LIMIT = LIMITS[ 'submit-review' ].comment.maxLength;

interface Failure {
	/** Changes with every try. */
	key: number;
	title: string;
	message: string;
}

/** A new review or a changed one: one client_id for each text, however often it is tried. */
export function useReviewForm(
	mentorId: number,
	own: OwnReview | null,
	draft: ReviewDraft,
	onSent: ( review: OwnReview ) => void
) {
	const form = useForm< ReviewFields >( {
		defaultValues: {
			rating: own ? String( Math.round( own.rating ) ) : '',
			comment: own?.comment ?? '',
		},
	} );
	const { reset, watch } = form;
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const tried = useRef( { text: '', clientId: '' } );

	useEffect( () => {
		if ( draft.current ) {
			reset( draft.current, { keepDefaultValues: true } );
		}
		const { unsubscribe } = watch( ( { rating = '', comment = '' } ) => {
			draft.current = { rating, comment };
		} );
		return unsubscribe;
	}, [ draft, reset, watch ] );

	const submit = form.handleSubmit( async ( { rating, comment } ) => {
		const text = JSON.stringify( [ rating, comment ] );
		if ( tried.current.text !== text ) {
			tried.current = { text, clientId: newClientId() };
		}
		setFailure( null );
		try {
			const review = await submitReview( {
				mentorId,
				rating: Number( rating ),
				comment,
				client_id: tried.current.clientId,
			} );
			draft.current = null;
			onSent( review );
		} catch ( error ) {
			for ( const name of [ 'rating', 'comment' ] as const ) {
				const message =
					error instanceof ApiError &&
					fieldMessage( error.fields[ name ] );
				if ( message ) {
					form.setError( name, { message }, { shouldFocus: true } );
				}
			}
			setFailure( ( last ) => ( {
				key: ( last?.key ?? 0 ) + 1,
				...failureTexts( error ),
			} ) );
		}
	} );

	/** The server's rules in words. */
	const rules = {
		rating: {
			validate: ( rating: string | null ) =>
				Number( rating ) > 0 || fieldMessage( 'ratemissing' ),
		},
		comment: {
			validate: ( comment: string ) => {
				const over = codePoints( comment ) - COMMENT_LIMIT;
				if ( comment.trim() === '' ) {
					return __( 'Write a comment', 'mentoriai-portal' );
				}
				return over > 0 ? tooLongText( over ) : true;
			},
		},
	};
	return { form, rules, submit, failure };
}

/** `erroroccurred` and `errorconnectingtoserver` of the specification (2, section 8). */
function failureTexts( error: unknown ): { title: string; message: string } {
	if ( error instanceof ApiError && ! error.isConnection ) {
		return {
			title: __( 'An error occurred', 'mentoriai-portal' ),
			message: error.message,
		};
	}
	return {
		title: __( 'Error connecting to the server', 'mentoriai-portal' ),
		message: __(
			'The review was not sent. Your text is still here: check your connection and try again.',
			'mentoriai-portal'
		),
	};
}
