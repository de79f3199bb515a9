import { bootData } from './boot';

/** Of the script that the server writes for screens that begin with these texts. */
const ELEMENT = 'mentoriai-members-texts-js';

let loading: Promise< void > | null = null;

/** Translations of what only members see: guests do not wait for them. */
function loadMemberTexts(): Promise< void > {
	const { memberTexts } = bootData();
	if ( ! memberTexts || document.getElementById( ELEMENT ) ) {
		return Promise.resolve();
	}
	loading ??= new Promise< void >( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		script.src = memberTexts;
		script.onload = () => resolve();
		script.onerror = () => {
			// The next one who needs them tries again.
			loading = null;
			script.remove();
			reject( new Error( 'The texts could not be loaded.' ) );
		};
		document.head.append( script );
	} );
	return loading;
}

/** Something of members' in a chunk of its own, which comes with its texts. */
export async function withMemberTexts< File >(
	file: Promise< File >
): Promise< File > {
	const [ loaded ] = await Promise.all( [ file, loadMemberTexts() ] );
	return loaded;
}
