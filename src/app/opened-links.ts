/** Finds the link of a screen that was followed from an entry of the history. */
type Find = ( main: HTMLElement ) => HTMLElement | null;

/** By entry of the history. */
const opened = new Map< string, Find >();

/** The link that was followed from here before; undefined where none was. */
export function openedFrom( entry: string ): Find | undefined {
	return opened.get( entry );
}

/**
 * Remembers which link of the screen is followed from an entry of the history: whoever comes back goes on there.
 *
 * @param entry
 * @return Ends it.
 */
export function followLinks( entry: string ): () => void {
	// Before the router hears of it; not by the focus, as a click gives a link none in Safari.
	const remember = ( { target }: MouseEvent ) => {
		const link = target instanceof Element && target.closest( 'a[href]' );
		if ( link ) {
			const main = link.closest( 'main' );
			if ( main ) {
				opened.set( entry, finder( main, link ) );
			} else {
				opened.delete( entry );
			}
		}
	};
	document.addEventListener( 'click', remember, true );
	return () => document.removeEventListener( 'click', remember, true );
}

/** The screen is drawn anew meanwhile: the link is the one with its address, the same of several. */
function finder( main: Element, link: Element ): Find {
	const href = link.getAttribute( 'href' );
	const same = ( root: Element ) =>
		[ ...root.querySelectorAll< HTMLElement >( 'a[href]' ) ].filter(
			( other ) => other.getAttribute( 'href' ) === href
		);
	const place = same( main ).indexOf( link as HTMLElement );
	return ( now ) => {
		const found = same( now );
		return found[ place ] ?? found[ 0 ] ?? null;
	};
}
