import { Button, Modal, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { FieldProps } from '../lib/types';
import { FieldHelp } from './field-help';

/** On or off; a dangerous one is asked about before it goes on. */
export function FlagSetting( {
	field,
	value,
	problems,
	onChange,
}: FieldProps ) {
	const [ asking, setAsking ] = useState( false );
	const close = () => setAsking( false );
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ field.label }
				checked={ value === true }
				help={
					<FieldHelp
						error={ problems[ field.name ] }
						help={ field.help }
					/>
				}
				onChange={ ( on ) =>
					on && field.confirm ? setAsking( true ) : onChange( on )
				}
			/>
			{ asking && (
				<Modal
					size="small"
					title={ field.label }
					onRequestClose={ close }
				>
					<p>{ field.confirm }</p>
					<div className="mp-settings-buttons">
						<Button
							__next40pxDefaultSize
							variant="primary"
							isDestructive
							onClick={ () => {
								close();
								onChange( true );
							} }
						>
							{ __(
								'Yes, erase everything',
								'mentoriai-portal'
							) }
						</Button>
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							onClick={ close }
						>
							{ __( 'Cancel', 'mentoriai-portal' ) }
						</Button>
					</div>
				</Modal>
			) }
		</>
	);
}
