/** `assertive` interrupts: for what went wrong by something the person did. */
type Urgency = 'polite' | 'assertive';

type Voice = ( text: string, urgency: Urgency ) => void;

/** Of the page and of the windows that are open; only the one on top can be heard. */
const voices: Voice[] = [];

/** What happens at the same time comes first: the focus moves, a window closes with its voice. */
const AFTER_MS = 100;
const STAYS_MS = 10_000;

/**
 * Says something to those who do not see it; the same text twice is said twice.
 *
 * @param text
 * @param urgency
 * @return Calls it off, if it was not said yet.
 */
export function say( text: string, urgency: Urgency = 'polite' ): () => void {
	const timer = window.setTimeout(
		() => voices.at( -1 )?.( text, urgency ),
		AFTER_MS
	);
	return () => window.clearTimeout( timer );
}

/** Names who says it. */
export function addVoice( voice: Voice ): () => void {
	voices.push( voice );
	return () => {
		voices.splice( voices.indexOf( voice ), 1 );
	};
}

/**
 * Two standing live regions. They are in a shadow root, so that no one who searches the page or copies it meets a text
 * twice.
 *
 * @param host Without a shadow root.
 */
export function makeVoice( host: HTMLElement ): Voice {
	const root = host.attachShadow( { mode: 'closed' } );
	const region = ( urgency: Urgency ) => {
		const element = document.createElement( 'div' );
		element.setAttribute( 'aria-live', urgency );
		root.append( element );
		return element;
	};
	const regions = {
		polite: region( 'polite' ),
		assertive: region( 'assertive' ),
	};
	return ( text, urgency ) => {
		const line = document.createElement( 'p' );
		line.textContent = text;
		regions[ urgency ].append( line );
		window.setTimeout( () => line.remove(), STAYS_MS );
	};
}
