const FIELD = ':is(input:not([type="hidden"]), select, textarea):enabled';
const FOCUSABLE = `a[href], button:enabled, ${ FIELD }, [tabindex]:not([tabindex="-1"])`;

/**
 * Where the focus belongs in a window that just opened: the first wrong field, what asks for it (data-autofocus), the
 * first field, otherwise the first thing to press that is not the closing cross (data-dismiss).
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

/**
 * The same, or the first field that comes later, as in a lazy form, unless the focus has gone on meanwhile.
 *
 * @param root
 * @return Calls it off.
 */
export function focusFields( root: HTMLElement ): ( () => void ) | undefined {
	focusInside( root );
	return root.querySelector( FIELD )
		? undefined
		: whenDrawn( root, FIELD, root.ownerDocument.activeElement );
}

/** The element itself or the first thing in it that takes the focus. */
export function focusableIn( element: HTMLElement ): HTMLElement | null {
	return element.matches( FOCUSABLE )
		? element
		: element.querySelector< HTMLElement >( FOCUSABLE );
}

/** Puts the focus on something, also on what takes it by script only. */
export function focusOn( target: HTMLElement ): void {
	if ( target.tabIndex < 0 ) {
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
	return whenDrawn( main, 'h1', main );
}

/**
 * Focuses what is drawn, at once or later, if the focus is still where it was.
 *
 * @param root
 * @param selector
 * @param focused  Where the focus must be.
 * @return Calls it off.
 */
function whenDrawn(
	root: HTMLElement,
	selector: string,
	focused: Element | null
): () => void {
	const observer = new MutationObserver( arrive );
	function arrive() {
		const found = root.querySelector< HTMLElement >( selector );
		if ( found ) {
			observer.disconnect();
			if ( root.ownerDocument.activeElement === focused ) {
				focusOn( found );
			}
		}
	}
	observer.observe( root, { childList: true, subtree: true } );
	arrive();
	return () => observer.disconnect();
}
