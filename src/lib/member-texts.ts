import { type BootData, bootData } from './boot';

/** Texts that guests do not wait for: those of all members' screens, and those of what pairs do. */
type Part = keyof BootData[ 'texts' ];

const loading: Partial< Record< Part, Promise< void > > > = {};

/** Loads the translations of a part, unless the document has them: the server writes the script of screens that begin with them. */
function loadTexts( part: Part ): Promise< void > {
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

async function withTexts< File >(
	file: Promise< File >,
	...parts: Part[]
): Promise< File > {
	const [ loaded ] = await Promise.all( [ file, ...parts.map( loadTexts ) ] );
	return loaded;
}

/** Something of members' in a chunk of its own, which comes with its texts. */
export const withMemberTexts = < File >( file: Promise< File > ) =>
	withTexts( file, 'members' );

/** The same of a pair's. */
export const withPairTexts = < File >( file: Promise< File > ) =>
	withTexts( file, 'members', 'pairs' );
