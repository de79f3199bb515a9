import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps
	extends Omit< AnchorHTMLAttributes< HTMLAnchorElement >, 'href' > {
	to: To;
	/** Takes the place of this entry of the history. */
	replace?: boolean | undefined;
	/** Kept with the entry of the history. */
	state?: unknown;
}

/** A link to a screen of the app. The router's own one also fetches ahead for frameworks: code that every page would load. */
export const Link = forwardRef< HTMLAnchorElement, LinkProps >( function (
	{ to, replace, state, target, onClick, children, ...rest },
	ref
) {
	const href = useHref( to );
	const follow = useLinkClickHandler< HTMLAnchorElement >( to, {
		state,
		...( replace !== undefined && { replace } ),
		...( target !== undefined && { target } ),
	} );
	return (
		<a
			{ ...rest }
			ref={ ref }
			href={ href }
			target={ target }
			onClick={ ( event: MouseEvent< HTMLAnchorElement > ) => {
				onClick?.( event );
				if ( ! event.defaultPrevented ) {
					follow( event );
				}
			} }
		>
			{ children }
		</a>
	);
} );
