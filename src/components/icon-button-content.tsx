import type { LucideIcon } from 'lucide-react';
import { classes } from '../lib/class-names';
import { Icon } from './icon';
import { UnreadDot } from './unread-dot';
import './icon-button.css';

export interface IconButtonLook {
	icon: LucideIcon;
	/** Its name; the icon alone tells nothing to those who do not see it. */
	label: string;
	outlined?: boolean | undefined;
	danger?: boolean | undefined;
	/** Tinted: something waits behind it. */
	lit?: boolean | undefined;
	/** Said of the unread dot, which shows when this is given: "unread". */
	dot?: string | false | undefined;
	className?: string | undefined;
}

export function iconButtonClass( {
	outlined,
	danger,
	lit,
	className,
}: Omit< IconButtonLook, 'icon' | 'label' > ): string {
	return classes(
		'mp-icon-button',
		outlined && 'mp-icon-button--outlined',
		danger && 'mp-icon-button--danger',
		lit && 'mp-icon-button--lit',
		className
	);
}

export function IconButtonContent( {
	icon,
	label,
	dot,
}: Pick< IconButtonLook, 'icon' | 'label' | 'dot' > ) {
	return (
		<>
			<Icon icon={ icon } />
			<span className="mp-visually-hidden">{ label }</span>
			{ dot && <UnreadDot label={ dot } /> }
		</>
	);
}
