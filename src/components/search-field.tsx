import { __ } from '@wordpress/i18n';
import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import './field.css';
import './search-field.css';

interface SearchFieldProps {
	label: string;
	value: string;
	onChange: ( value: string ) => void;
	placeholder?: string | undefined;
	maxLength?: number | undefined;
}

/** The large search of a list; its label is for screen readers. */
export function SearchField( {
	label,
	value,
	onChange,
	placeholder,
	maxLength,
}: SearchFieldProps ) {
	const id = useId();
	const input = useRef< HTMLInputElement >( null );
	return (
		<div className="mp-affix mp-affix--start mp-affix--end mp-search">
			<label htmlFor={ id } className="mp-visually-hidden">
				{ label }
			</label>
			<Icon icon={ Search } className="mp-affix__icon" />
			<input
				ref={ input }
				id={ id }
				type="search"
				className="mp-input"
				value={ value }
				placeholder={ placeholder ?? label }
				maxLength={ maxLength }
				autoComplete="off"
				enterKeyHint="search"
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
			{ value !== '' && (
				<IconButton
					icon={ X }
					label={ __( 'Clear search', 'mentoriai-portal' ) }
					onClick={ () => {
						onChange( '' );
						input.current?.focus();
					} }
				/>
			) }
		</div>
	);
}
