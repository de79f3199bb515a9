import type { AnchorHTMLAttributes } from 'react';
import { type ButtonLook, ButtonContent, buttonClass } from './button-content';
import { LinkTarget, type Target } from './link-target';

type ButtonLinkProps = Target &
	ButtonLook &
	Omit< AnchorHTMLAttributes< HTMLAnchorElement >, 'href' | 'className' >;

/** A link that looks like a button. */
export function ButtonLink( {
	variant,
	size,
	block,
	icon,
	iconAfter,
	className,
	children,
	...rest
}: ButtonLinkProps ) {
	return (
		<LinkTarget
			{ ...rest }
			className={ buttonClass( { variant, size, block, className } ) }
		>
			<ButtonContent icon={ icon } iconAfter={ iconAfter }>
				{ children }
			</ButtonContent>
		</LinkTarget>
	);
}
