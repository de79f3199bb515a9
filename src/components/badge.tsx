import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../lib/class-names';
import { Icon } from './icon';
import './badge.css';

interface BadgeProps {
	tone?:
		| 'neutral'
		| 'accent'
		| 'success'
		| 'warning'
		| 'error'
		| 'sun'
		| 'white'
		| undefined;
	icon?: LucideIcon | undefined;
	className?: string | undefined;
	children: ReactNode;
}

export function Badge( {
	tone = 'neutral',
	icon,
	className,
	children,
}: BadgeProps ) {
	return (
		<span
			className={ classes(
				'mp-badge',
				`mp-badge--${ tone }`,
				className
			) }
		>
			{ icon && <Icon icon={ icon } /> }
			{ children }
		</span>
	);
}
