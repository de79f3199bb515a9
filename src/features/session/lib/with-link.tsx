import type { ReactNode } from 'react';

/** A translated text with one link in it, written `<a>…</a>`; it opens beside the form, so that nothing typed is lost. */
export function withLink( text: string, href: string ): ReactNode {
	const [ before, linked, after ] = text.split( /<\/?a>/ );
	if ( linked === undefined || href === '' ) {
		return text.replace( /<\/?a>/g, '' );
	}
	return (
		<>
			{ before }
			<a href={ href } target="_blank" rel="noopener">
				{ linked }
			</a>
			{ after }
		</>
	);
}
