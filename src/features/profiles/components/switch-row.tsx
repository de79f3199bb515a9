import { useId, type ReactNode } from 'react';
import { FieldError } from '../../../components/field-error';
import './switch-row.css';

interface Props {
	label: ReactNode;
	hint?: ReactNode;
	error?: string | undefined;
	on: boolean;
	onChange: ( on: boolean ) => void;
}

/** Something that is on or off at once; the label says what happens when it is on. */
export function SwitchRow( { label, hint, error, on, onChange }: Props ) {
	const id = useId();
	const hintId = `${ id }hint`;
	const errorId = `${ id }error`;
	const described = [ hint && hintId, error && errorId ].filter( Boolean );
	return (
		<div className="mp-switch-row">
			<label htmlFor={ id } className="mp-switch-row__line">
				<input
					id={ id }
					type="checkbox"
					role="switch"
					className="mp-switch-row__control"
					checked={ on }
					aria-describedby={ described.join( ' ' ) || undefined }
					onChange={ ( event ) => onChange( event.target.checked ) }
				/>
				<span className="mp-switch-row__label">{ label }</span>
			</label>
			{ hint && (
				<p id={ hintId } className="mp-switch-row__hint">
					{ hint }
				</p>
			) }
			<div role="alert">
				{ error && <FieldError id={ errorId }>{ error }</FieldError> }
			</div>
		</div>
	);
}
