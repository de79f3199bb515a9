import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import type { Town } from '../lib/use-towns';
import { FieldHelp } from './field-help';

interface Props {
	add: ( name: string ) => Promise< Town >;
	/** With the town, or null when it was given up. */
	onDone: ( town: Town | null ) => void;
}

/** A town that is not in the list yet. No form element: the editor around is none, and Enter is caught here. */
export function NewTown( { add, onDone }: Props ) {
	const [ name, setName ] = useState( '' );
	const [ error, setError ] = useState( '' );
	const [ busy, setBusy ] = useState( false );
	const input = useRef< HTMLInputElement >( null );
	useEffect( () => input.current?.focus(), [] );

	const save = async () => {
		if ( name.trim() === '' ) {
			setError( __( 'Enter the name of the city.', 'mentoriai-portal' ) );
			input.current?.focus();
			return;
		}
		setBusy( true );
		try {
			onDone( await add( name ) );
		} catch ( failure ) {
			const said = ( failure as { message?: unknown } | null )?.message;
			setError(
				typeof said === 'string'
					? said
					: __(
							'The city was not added. Try again.',
							'mentoriai-portal'
					  )
			);
			setBusy( false );
		}
	};

	return (
		<div className="mp-event-new-town">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				ref={ input }
				label={ __( 'Name of the new city', 'mentoriai-portal' ) }
				value={ name }
				onChange={ ( typed ) => {
					setName( typed );
					setError( '' );
				} }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						void save();
					}
				} }
				aria-invalid={ error !== '' }
				help={
					<FieldHelp
						error={ error }
						hint={ __(
							'In Lithuanian. You can add its English name under Events → Cities.',
							'mentoriai-portal'
						) }
					/>
				}
			/>
			<div className="mp-event-buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ busy }
					onClick={ () => void save() }
				>
					{ __( 'Add city', 'mentoriai-portal' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => onDone( null ) }
				>
					{ __( 'Cancel', 'mentoriai-portal' ) }
				</Button>
			</div>
		</div>
	);
}
