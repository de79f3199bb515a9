const FOCUSABLE =
	'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';
const FIELD =
	'input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled)';

/**
 * Where the focus belongs in a window that just opened: the first wrong field, what asks for it (data-autofocus), the
 * first field, else the first thing to press that is not the closing cross (data-dismiss).
 */
export function focusInside( root: HTMLElement ): void {
	const wrong = root.querySelector< HTMLElement >( '[aria-invalid="true"]' );
	const target =
		( wrong && focusableIn( wrong ) ) ??
		root.querySelector< HTMLElement >( '[data-autofocus]' ) ??
		root.querySelector< HTMLElement >( FIELD ) ??
		root.querySelector< HTMLElement >(
			`:is(${ FOCUSABLE }):not([data-dismiss])`
		) ??
		focusableIn( root );
	target?.focus();
}

/** The element itself or the first thing in it that takes the focus. */
export function focusableIn( element: HTMLElement ): HTMLElement | null {
	return element.matches( FOCUSABLE )
		? element
		: element.querySelector< HTMLElement >( FOCUSABLE );
}

/** Puts the focus on what takes it by script only. */
export function focusOn( target: HTMLElement ): void {
	if ( ! target.hasAttribute( 'tabindex' ) ) {
		target.tabIndex = -1;
	}
	target.focus( { preventScroll: true } );
}

/**
 * Focuses the heading of a screen: at once, or as soon as it is drawn, unless the focus has gone on meanwhile.
 *
 * @param main
 * @return Calls it off.
 */
export function focusHeading( main: HTMLElement ): () => void {
	if ( ! main.contains( main.ownerDocument.activeElement ) ) {
		focusOn( main );
	}
	const observer = new MutationObserver( () => arrive() );
	const arrive = () => {
		const heading = main.querySelector( 'h1' );
		if ( heading ) {
			observer.disconnect();
			if ( main.ownerDocument.activeElement === main ) {
				focusOn( heading );
			}
		}
	};
	observer.observe( main, { childList: true, subtree: true } );
	arrive();
	return () => observer.disconnect();
}
