import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../lib/class-names';
import { Icon } from './icon';
import './button.css';

export interface ButtonLook {
	variant?:
		| 'primary'
		| 'secondary'
		| 'ghost'
		| 'sun'
		| 'ink'
		| 'danger'
		| 'on-band'
		| undefined;
	size?: 'sm' | 'md' | 'lg' | undefined;
	/** As wide as its container. */
	block?: boolean | undefined;
	icon?: LucideIcon | undefined;
	iconAfter?: LucideIcon | undefined;
	className?: string | undefined;
}

export function buttonClass( {
	variant = 'primary',
	size = 'md',
	block,
	className,
}: ButtonLook ): string {
	return classes(
		'mp-button',
		`mp-button--${ variant }`,
		size !== 'md' && `mp-button--${ size }`,
		block && 'mp-button--block',
		className
	);
}

interface ButtonContentProps extends Pick< ButtonLook, 'icon' | 'iconAfter' > {
	children: ReactNode;
}

/** What is inside of a button and of a link that looks like one. */
export function ButtonContent( {
	icon,
	iconAfter,
	children,
}: ButtonContentProps ) {
	return (
		<>
			{ icon && <Icon icon={ icon } /> }
			<span className="mp-button__label">{ children }</span>
			{ iconAfter && <Icon icon={ iconAfter } /> }
		</>
	);
}
