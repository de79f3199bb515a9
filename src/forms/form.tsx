import { __ } from '@wordpress/i18n';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormError } from '../components/form-error';
import { focusInside } from '../lib/focus';
import { failureText } from './failure-text';
import type { Submission } from './use-submission';

interface FormProps< Values extends FieldValues > {
	of: Submission< Values >;
	/** Its name for assistive technology: text, or the id of its heading. */
	label?: string | undefined;
	labelledBy?: string | undefined;
	id?: string | undefined;
	className?: string | undefined;
	onFocus?: ( () => void ) | undefined;
	children: ReactNode;
}

/** The form element of a submission; when fields were found wrong, the focus goes to the first of them. */
export function Form< Values extends FieldValues >( {
	of: { submit, rejections },
	label,
	labelledBy,
	children,
	...rest
}: FormProps< Values > ) {
	const element = useRef< HTMLFormElement >( null );
	useFirstWrong( element, rejections );
	return (
		<form
			ref={ element }
			noValidate
			aria-label={ label }
			aria-labelledby={ labelledBy }
			onSubmit={ ( event ) => void submit( event ) }
			{ ...rest }
		>
			{ children }
		</form>
	);
}

/** Not when it is drawn again for another reason. */
function useFirstWrong(
	element: RefObject< HTMLElement >,
	rejections: number
): void {
	const seen = useRef( 0 );
	useLayoutEffect( () => {
		if ( rejections > seen.current && element.current ) {
			focusInside( element.current );
		}
		seen.current = rejections;
	}, [ element, rejections ] );
}

interface FormFailureProps {
	of: Pick< Submission< FieldValues >, 'failure' >;
	/** What was not done; without it the reason is the title. */
	title?: string | undefined;
	/** What to do about it. */
	children?: ReactNode;
}

/** Why a form was not taken. With a title it also says that nothing is lost. */
export function FormFailure( {
	of: { failure },
	title,
	children,
}: FormFailureProps ) {
	if ( ! failure ) {
		return null;
	}
	const reason = failureText( failure.error );
	return (
		<FormError key={ failure.key } title={ title ?? reason }>
			{ title && (
				<p>
					{ reason !== title &&
						( /[.!?]$/.test( reason ) ? reason : `${ reason }.` ) +
							' ' }
					{ __(
						'What you have written is still here.',
						'mentoriai-portal'
					) }
				</p>
			) }
			{ children }
		</FormError>
	);
}
