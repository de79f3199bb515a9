import type { AnchorHTMLAttributes } from 'react';
import {
	type IconButtonLook,
	IconButtonContent,
	iconButtonClass,
} from './icon-button-content';
import { LinkTarget, type Target } from './link-target';

type IconButtonLinkProps = Target &
	IconButtonLook &
	Omit<
		AnchorHTMLAttributes< HTMLAnchorElement >,
		'href' | 'children' | 'className'
	>;

export function IconButtonLink( {
	icon,
	label,
	outlined,
	danger,
	lit,
	dot,
	tip,
	className,
	...rest
}: IconButtonLinkProps ) {
	return (
		<LinkTarget
			{ ...rest }
			className={ iconButtonClass( {
				outlined,
				danger,
				lit,
				className,
			} ) }
		>
			<IconButtonContent { ...{ icon, label, dot, tip } } />
		</LinkTarget>
	);
}
