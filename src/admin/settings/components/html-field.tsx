import { BaseControl } from '@wordpress/components';
import { useEffect, useId, useRef } from 'react';
import { attachEditor } from '../lib/wp-parts';
import { FieldHelp } from './field-help';

interface HtmlFieldProps {
	label: string;
	value: string;
	error?: string | undefined;
	onChange: ( html: string ) => void;
}

/** Formatted text, with the editor that WordPress has for it. */
export function HtmlField( { label, value, error, onChange }: HtmlFieldProps ) {
	// TinyMCE finds its textarea by a selector.
	const id = `mp-html-${ useId().replace( /\W/g, '' ) }`;
	const change = useRef( onChange );
	change.current = onChange;

	useEffect(
		() => attachEditor( id, ( html ) => change.current( html ) ),
		[ id ]
	);

	return (
		<BaseControl
			__nextHasNoMarginBottom
			id={ id }
			label={ label }
			help={ <FieldHelp error={ error } /> }
		>
			<textarea
				id={ id }
				className="mp-settings-html"
				rows={ 6 }
				defaultValue={ value }
				aria-invalid={ error !== undefined }
				aria-describedby={ `${ id }__help` }
				onChange={ ( { target } ) => onChange( target.value ) }
			/>
		</BaseControl>
	);
}
