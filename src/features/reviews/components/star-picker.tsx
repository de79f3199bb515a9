import { __, _x, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '../../../components/field-error';
import { classes } from '../../../lib/class-names';
import './star-picker.css';

const STAR =
	'M10 1.7l2.53 5.36 5.87.78-4.29 4.08 1.06 5.82L10 14.9l-5.17 2.84 1.06-5.82L1.6 7.84l5.87-.78z';

const VALUES = [ 1, 2, 3, 4, 5 ] as const;

interface StarPickerProps {
	label: string;
	/** The chosen number of stars, 0 for none. */
	value: number;
	error?: string | undefined;
	/** The radio buttons' part in the form. */
	field: UseFormRegisterReturn;
}

/** Five stars as radio buttons: a press, or the arrow keys. What a star means is beside them. */
export function StarPicker( { label, value, error, field }: StarPickerProps ) {
	const id = useId();
	const [ hovered, setHovered ] = useState( 0 );
	const shown = hovered || value;
	return (
		<div className={ classes( 'mp-field', error && 'has-error' ) }>
			<p className="mp-field__label" id={ `${ id }label` }>
				{ label }
			</p>
			<div className="mp-star-picker">
				<div
					className="mp-star-picker__stars"
					role="radiogroup"
					aria-labelledby={ `${ id }label` }
					aria-describedby={ error ? `${ id }error` : undefined }
					aria-invalid={ error ? true : undefined }
					aria-required
				>
					{ VALUES.map( ( stars ) => (
						<label
							key={ stars }
							className={ classes(
								'mp-star-picker__star',
								stars <= shown && 'is-on'
							) }
							onPointerEnter={ ( { pointerType } ) =>
								// A finger does not hover: the star would stay lit where it left.
								setHovered(
									pointerType === 'mouse' ? stars : 0
								)
							}
							onPointerLeave={ () => setHovered( 0 ) }
						>
							<input
								{ ...field }
								type="radio"
								value={ stars }
								data-autofocus={
									stars === ( value || 1 ) ? '' : undefined
								}
								aria-label={ sprintf(
									/* translators: 1: what a rating means, such as "Good". 2: its number of stars. */
									__(
										'%1$s, %2$d out of 5',
										'mentoriai-portal'
									),
									meaning( stars ),
									stars
								) }
							/>
							<svg viewBox="0 0 20 20" aria-hidden="true">
								<path d={ STAR } />
							</svg>
						</label>
					) ) }
				</div>
				{ shown > 0 && (
					<span
						className="mp-star-picker__meaning"
						aria-hidden="true"
					>
						{ meaning( shown ) }
					</span>
				) }
			</div>
			{ error && (
				<FieldError id={ `${ id }error` }>{ error }</FieldError>
			) }
		</div>
	);
}

function meaning( stars: number ): string {
	switch ( stars ) {
		case 1:
			return _x( 'Bad', 'rating', 'mentoriai-portal' );
		case 2:
			return _x( 'Poor', 'rating', 'mentoriai-portal' );
		case 3:
			return _x( 'Average', 'rating', 'mentoriai-portal' );
		case 4:
			return _x( 'Good', 'rating', 'mentoriai-portal' );
		default:
			return _x( 'Excellent', 'rating', 'mentoriai-portal' );
	}
}
