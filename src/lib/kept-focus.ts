import { focusableIn, focusHeading, focusInside, focusOn } from './focus';

const ROW = 'li, tr, [role="row"]';
const HEADING = 'h1, h2, h3, h4';

/**
 * Never lets the focus fall to the top of the document: when what has it goes away, or can no longer be pressed, it goes
 * to the next row of a list; otherwise to what stands nearest: the element that asks for it (data-focus-next), a region that
 * takes the keyboard, or a heading.
 *
 * @return Ends it.
 */
export function keepFocus(): () => void {
	/** What had the focus last, also before this began, and what of the screen did. */
	let last = document.body.ownerDocument.activeElement;
	let lastInMain: Element | null = null;

	const remember = ( { target }: FocusEvent ) => {
		last = target as Element;
		if ( last.closest( 'main' ) ) {
			lastInMain = last;
		}
	};

	const observer = new MutationObserver( ( changes ) => {
		const { activeElement, body } = document;
		const isLost = last?.isConnected
			? last === activeElement && last.matches( ':disabled' )
			: activeElement === body || activeElement === null;
		if ( ! last || ! isLost ) {
			return;
		}
		const gone = removalOf( last, changes );
		goOn( gone?.place ?? last.parentElement ?? body, gone?.beside ?? [] );
	} );

	function goOn( place: Element, beside: readonly HTMLElement[] ): void {
		const row = beside.map( focusableIn ).find( Boolean );
		const around = place.closest< HTMLElement >( 'dialog[open], main' );
		const main = document.querySelector< HTMLElement >( 'main' );
		const near = nearest( place, around );
		if ( row ) {
			row.focus();
		} else if ( around?.matches( 'dialog' ) ) {
			focusInside( around );
		} else if ( around && near ) {
			focusOn( near );
		} else if ( around || ! lastInMain?.isConnected ) {
			if ( main ) {
				focusHeading( main );
			}
		} else {
			focusOn( lastInMain as HTMLElement );
		}
	}

	document.addEventListener( 'focusin', remember );
	observer.observe( document.body, {
		childList: true,
		subtree: true,
		attributeFilter: [ 'disabled' ],
	} );
	return () => {
		document.removeEventListener( 'focusin', remember );
		observer.disconnect();
	};
}

/** Where an element was before it went, and what is beside the row that went with it. */
function removalOf( element: Element, changes: readonly MutationRecord[] ) {
	let place: Node = element;
	let beside: HTMLElement[] = [];
	for ( const change of changes ) {
		const went = [ ...change.removedNodes ].find( ( node ) =>
			node.contains( place )
		);
		if ( went instanceof Element && went.matches( ROW ) ) {
			beside = [ change.nextSibling, change.previousSibling ].filter(
				( node ) => node instanceof HTMLElement
			);
		}
		if ( went ) {
			place = change.target;
		}
	}
	return place instanceof Element && place !== element
		? { place, beside: beside.filter( ( row ) => row.isConnected ) }
		: null;
}

/** What is nearest to a place and can be read out. */
function nearest( place: Element, around: Element | null ): HTMLElement | null {
	for (
		let box: Element | null = place;
		box && box !== around;
		box = box.parentElement
	) {
		const found: Element | null = box.matches( '[tabindex="0"]' )
			? box
			: box.querySelector( '[data-focus-next]' ) ??
			  box.querySelector( HEADING );
		if ( found || box.matches( '[aria-label]' ) ) {
			return ( found ?? box ) as HTMLElement;
		}
	}
	return null;
}
