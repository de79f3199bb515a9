import { TextareaControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { problemsBelow } from '../lib/problems';
import type { FieldProps } from '../lib/types';
import { FieldHelp } from './field-help';

/** A list of texts, one a line. */
export function LinesSetting( {
	field,
	value,
	problems,
	onChange,
}: FieldProps ) {
	// Empty lines count while they are typed.
	const [ text, setText ] = useState(
		Array.isArray( value ) ? value.join( '\n' ) : ''
	);
	const lines = text.split( '\n' ).filter( ( line ) => line.trim() !== '' );
	const errors = Object.entries( problemsBelow( problems, field.name ) ).map(
		( [ index, error ] ) =>
			sprintf(
				/* translators: 1: what was typed, 2: what is wrong with it. */
				__( '“%1$s”: %2$s', 'mentoriai-portal' ),
				lines[ Number( index ) ] ?? '',
				error
			)
	);
	const error = errors.join( ' ' ) || problems[ field.name ];
	return (
		<TextareaControl
			__nextHasNoMarginBottom
			label={ field.label }
			value={ text }
			rows={ 4 }
			spellCheck={ false }
			help={ <FieldHelp error={ error } help={ field.help } /> }
			aria-invalid={ error !== undefined }
			className={ error ? 'mp-settings-wrong' : '' }
			onChange={ ( next ) => {
				setText( next );
				onChange(
					next.split( '\n' ).filter( ( line ) => line.trim() !== '' )
				);
			} }
		/>
	);
}
