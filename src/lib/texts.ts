import { bootData } from './boot';

const loading: Record< string, Promise< void > > = {};

/** Loads a part of the translations, unless the document has it: the server writes those of the screen of its address. */
function loadPart( part: string ): Promise< void > {
	const url = bootData().texts[ part ];
	if ( ! url || document.getElementById( `mentoriai-${ part }-texts-js` ) ) {
		return Promise.resolve();
	}
	return ( loading[ part ] ??= new Promise< void >( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		script.src = url;
		script.onload = () => resolve();
		script.onerror = () => {
			// The next one who needs them tries again.
			delete loading[ part ];
			script.remove();
			reject( new Error( 'The texts could not be loaded.' ) );
		};
		document.head.append( script );
	} ) );
}

/** The translations that a chunk shows, by the names of their parts with a space between. */
export async function loadTexts( parts: string ): Promise< void > {
	await Promise.all( parts.split( ' ' ).map( loadPart ) );
}
