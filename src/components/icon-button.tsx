import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import {
	type IconButtonLook,
	IconButtonContent,
	iconButtonClass,
} from './icon-button-content';

type IconButtonProps = IconButtonLook &
	Omit< ComponentPropsWithoutRef< 'button' >, 'children' | 'className' >;

export const IconButton = forwardRef< HTMLButtonElement, IconButtonProps >(
	(
		{
			icon,
			label,
			outlined,
			danger,
			lit,
			dot,
			className,
			type = 'button',
			...rest
		},
		ref
	) => {
		return (
			<button
				{ ...rest }
				ref={ ref }
				type={ type }
				className={ iconButtonClass( {
					outlined,
					danger,
					lit,
					className,
				} ) }
			>
				<IconButtonContent icon={ icon } label={ label } dot={ dot } />
			</button>
		);
	}
);
