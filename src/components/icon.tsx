import type { LucideIcon } from 'lucide-react';
import { classes } from '../lib/class-names';
import './icon.css';

interface IconProps {
	icon: LucideIcon;
	className?: string | undefined;
}

/** Decoration: what it says stands beside it. */
export function Icon( { icon: Drawing, className }: IconProps ) {
	return (
		<Drawing
			className={ classes( 'mp-icon', className ) }
			aria-hidden
			focusable={ false }
		/>
	);
}
