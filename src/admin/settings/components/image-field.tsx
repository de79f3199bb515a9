import { BaseControl, Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useId, useRef, useState } from 'react';
import { pickPicture, pictureUrl } from '../lib/wp-parts';
import { FieldHelp } from './field-help';

interface ImageFieldProps {
	label: string;
	/** Id in the media library; 0 is none. */
	value: number;
	error?: string | undefined;
	help?: string;
	onChange: ( id: number ) => void;
}

export function ImageField( {
	label,
	value,
	error,
	help,
	onChange,
}: ImageFieldProps ) {
	const id = useId();
	const button = useRef< HTMLButtonElement >( null );
	const [ url, setUrl ] = useState( '' );

	useEffect( () => {
		let current = true;
		setUrl( '' );
		if ( value > 0 ) {
			void pictureUrl( value ).then(
				( found ) => current && setUrl( found )
			);
		}
		return () => {
			current = false;
		};
	}, [ value ] );

	const pick = () =>
		pickPicture(
			{
				title: label,
				button: __( 'Use this image', 'mentoriai-portal' ),
			},
			( picture ) => onChange( picture.id ),
			() => button.current?.focus()
		);

	return (
		<BaseControl
			__nextHasNoMarginBottom
			id={ id }
			help={ <FieldHelp error={ error } help={ help } /> }
		>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			<div className="mp-settings-image">
				{ url && <img src={ url } alt="" /> }
				<Button
					__next40pxDefaultSize
					ref={ button }
					id={ id }
					variant="secondary"
					aria-describedby={ `${ id }__help` }
					onClick={ pick }
				>
					{ value > 0
						? __( 'Replace the image', 'mentoriai-portal' )
						: __( 'Choose an image', 'mentoriai-portal' ) }
				</Button>
				{ value > 0 && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isDestructive
						onClick={ () => {
							onChange( 0 );
							button.current?.focus();
						} }
					>
						{ __( 'Remove the image', 'mentoriai-portal' ) }
					</Button>
				) }
			</div>
		</BaseControl>
	);
}
