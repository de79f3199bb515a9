import {
	type ComponentPropsWithoutRef,
	type ReactNode,
	forwardRef,
	useId,
} from 'react';
import { classes } from '../lib/class-names';
import { FieldError } from './field-error';
import './check.css';

interface CheckboxFieldProps
	extends Omit< ComponentPropsWithoutRef< 'input' >, 'className' | 'type' > {
	/** May hold a link: the whole row is the label, the link stays a link. */
	label: ReactNode;
	hint?: ReactNode;
	error?: string | undefined;
}

export const CheckboxField = forwardRef< HTMLInputElement, CheckboxFieldProps >(
	( { label, hint, error, id, ...rest }, ref ) => {
		const own = useId();
		const controlId = id ?? own;
		const errorId = `${ own }error`;
		return (
			<div className={ classes( 'mp-checkbox', error && 'has-error' ) }>
				<label htmlFor={ controlId } className="mp-check">
					<input
						{ ...rest }
						ref={ ref }
						id={ controlId }
						type="checkbox"
						aria-invalid={ error ? true : undefined }
						aria-describedby={ error ? errorId : undefined }
					/>
					<span>
						{ label }
						{ hint && (
							<span className="mp-check__hint">{ hint }</span>
						) }
					</span>
				</label>
				{ error && <FieldError id={ errorId }>{ error }</FieldError> }
			</div>
		);
	}
);
