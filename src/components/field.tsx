import { __ } from '@wordpress/i18n';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../lib/class-names';
import { FieldError } from './field-error';
import { Icon } from './icon';
import './field.css';

/** What every field takes besides the attributes of its control. */
export interface FieldTexts {
	label: ReactNode;
	/** Between label and control. */
	hint?: ReactNode;
	error?: string | undefined;
	/** Only after a check has passed. */
	success?: string | undefined;
	/** Adds "(optional)": what may stay empty is marked, not what must be filled. */
	optional?: boolean | undefined;
	hideLabel?: boolean | undefined;
}

interface ControlAttributes {
	id: string;
	'aria-invalid': true | undefined;
	'aria-describedby': string | undefined;
	/** What is not marked as optional must be filled: told before it is missing. */
	'aria-required': true | undefined;
}

interface FieldProps extends FieldTexts {
	id?: string | undefined;
	/** Whether it always has a value, such as a filter: then nothing is said of it. */
	hasValue?: boolean | undefined;
	/** Shown in the line below, at its end: a counter. */
	aside?: ReactNode;
	children: ( control: ControlAttributes ) => ReactNode;
}

/** Label, hint, control and message in their order, tied together by ids. */
export function Field( {
	label,
	hint,
	error,
	success,
	optional,
	hideLabel,
	id,
	hasValue,
	aside,
	children,
}: FieldProps ) {
	const own = useId();
	const controlId = id ?? own;
	const hintId = `${ own }hint`;
	const messageId = `${ own }message`;
	const message = error ?? success;
	return (
		<div
			className={ classes(
				'mp-field',
				error && 'has-error',
				! error && success && 'has-success'
			) }
		>
			<label
				htmlFor={ controlId }
				className={ classes(
					'mp-field__label',
					hideLabel && 'mp-visually-hidden'
				) }
			>
				{ label }
				{ optional && (
					<span className="mp-field__optional">
						{ ' ' }
						{ __( '(optional)', 'mentoriai-portal' ) }
					</span>
				) }
			</label>
			{ hint && (
				<p id={ hintId } className="mp-field__hint">
					{ hint }
				</p>
			) }
			{ children( {
				id: controlId,
				'aria-invalid': error ? true : undefined,
				'aria-required': optional || hasValue ? undefined : true,
				'aria-describedby':
					classes(
						hint ? hintId : null,
						message ? messageId : null
					) || undefined,
			} ) }
			{ ( message || aside ) && (
				<div className="mp-field__below">
					{ error && (
						<FieldError id={ messageId }>{ error }</FieldError>
					) }
					{ ! error && success && (
						<p id={ messageId } className="mp-field__success">
							<Icon icon={ CircleCheck } />
							<span>{ success }</span>
						</p>
					) }
					{ aside }
				</div>
			) }
		</div>
	);
}
