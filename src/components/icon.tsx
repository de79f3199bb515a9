import type { LucideIcon } from 'lucide-react';
import { classes } from '../lib/class-names';
import './icon.css';

interface IconProps {
	icon: LucideIcon;
	className?: string | undefined;
	/** What it says to those who do not see it; without it the icon is decoration. */
	label?: string | undefined;
}

export function Icon( { icon: Drawing, className, label }: IconProps ) {
	return (
		<Drawing
			className={ classes( 'mp-icon', className ) }
			{ ...( label
				? { role: 'img', 'aria-label': label }
				: { 'aria-hidden': true } ) }
			focusable={ false }
		/>
	);
}
