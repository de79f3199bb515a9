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
	/** Shows its name beside it when it is pointed at or has the focus. */
	tip?: boolean | undefined;
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
	tip,
}: Pick< IconButtonLook, 'icon' | 'label' | 'dot' | 'tip' > ) {
	return (
		<>
			<Icon icon={ icon } />
			<span
				className={ tip ? 'mp-icon-button__tip' : 'mp-visually-hidden' }
			>
				{ label }
			</span>
			{ dot && <UnreadDot label={ dot } /> }
		</>
	);
}
