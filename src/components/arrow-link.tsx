import { ArrowRight } from 'lucide-react';
import type { AnchorHTMLAttributes } from 'react';
import { classes } from '../lib/class-names';
import { Icon } from './icon';
import { LinkTarget, type Target } from './link-target';
import './arrow-link.css';

type ArrowLinkProps = Target &
	Omit< AnchorHTMLAttributes< HTMLAnchorElement >, 'href' >;

export function ArrowLink( { className, children, ...rest }: ArrowLinkProps ) {
	return (
		<LinkTarget
			{ ...rest }
			className={ classes( 'mp-arrow-link', className ) }
		>
			<span>{ children }</span>
			<Icon icon={ ArrowRight } />
		</LinkTarget>
	);
}
