import type { AnchorHTMLAttributes } from 'react';
import { forwardRef } from 'react';
import { Link } from './link';

/** Inside the app (`to`), or anywhere else (`href`). */
export type Target =
	| { to: string; state?: unknown; href?: undefined }
	| { href: string; to?: undefined; state?: undefined };

type LinkTargetProps = Target &
	Omit< AnchorHTMLAttributes< HTMLAnchorElement >, 'href' >;

/** A link by the router or by the browser; other sites do not get to know where it was clicked from a new tab. */
export const LinkTarget = forwardRef< HTMLAnchorElement, LinkTargetProps >(
	( { to, href, state, children, ...rest }, ref ) => {
		if ( to !== undefined ) {
			return (
				<Link { ...rest } ref={ ref } to={ to } state={ state }>
					{ children }
				</Link>
			);
		}
		return (
			<a
				rel={ rest.target === '_blank' ? 'noopener' : undefined }
				{ ...rest }
				ref={ ref }
				href={ href }
			>
				{ children }
			</a>
		);
	}
);
