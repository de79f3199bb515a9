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
 * Focuses the link of a screen that was opened there before: at once; or the heading until it is drawn.
 *
 * @param main
 * @param find The link; null while it is not there.
 * @return Calls it off.
 */
export function focusOpened(
	main: HTMLElement,
	find: () => HTMLElement | null
): () => void {
	const link = find();
	if ( link ) {
		focusOn( link );
		return () => undefined;
	}
	const isWaiting = () =>
		main.ownerDocument.activeElement?.matches( 'main, h1' ) ?? false;
	const stops = [
		focusHeading( main ),
		whenFound( main, find, isWaiting, focusOn ),
	];
	return () => stops.forEach( ( stop ) => stop() );
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
	return whenFound(
		root,
		() => root.querySelector< HTMLElement >( selector ),
		() => root.ownerDocument.activeElement === focused,
		focusOn
	);
}

function whenFound(
	root: HTMLElement,
	find: () => HTMLElement | null,
	isWaiting: () => boolean,
	focus: ( found: HTMLElement ) => void
): () => void {
	const observer = new MutationObserver( arrive );
	function arrive() {
		const found = find();
		if ( found ) {
			observer.disconnect();
			if ( isWaiting() ) {
				focus( found );
			}
		}
	}
	observer.observe( root, { childList: true, subtree: true } );
	arrive();
	return () => observer.disconnect();
}
