import { BaseControl, Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { blocksBoot } from '../lib/boot';
import { iconLabel } from '../lib/icon-label';
import { ImageControl } from './image-control';
import { ItemIcon } from './item-icon';

interface IconControlProps {
	/** Name of an icon, or id of a picture. */
	value: unknown;
	onChange: ( value: string | number ) => void;
}

/** One of the portal's icons, or an own picture. */
export function IconControl( { value, onChange }: IconControlProps ) {
	const label = __( 'Icon', 'mentoriai-portal' );
	return (
		<>
			<div className="mp-control" role="group" aria-label={ label }>
				<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
				<div className="mp-icon-choice">
					{ Object.keys( blocksBoot().icons ).map( ( name ) => (
						<Button
							key={ name }
							className="mp-icon-choice__icon"
							label={ iconLabel( name ) }
							isPressed={ value === name }
							__next40pxDefaultSize
							onClick={ () =>
								onChange( value === name ? '' : name )
							}
						>
							<ItemIcon
								source={ name }
								className="mp-icon-choice__drawing"
							/>
						</Button>
					) ) }
				</div>
			</div>
			<ImageControl
				label={ __( 'Own picture as icon', 'mentoriai-portal' ) }
				value={ typeof value === 'number' ? value : 0 }
				onChange={ ( id ) => onChange( id || '' ) }
			/>
		</>
	);
}
