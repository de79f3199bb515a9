import { __, sprintf } from '@wordpress/i18n';

/** What the page says to this script (Moving\Admin\MovingPage). */
interface Moving {
	/** Address of the import. */
	url: string;
	/** WordPress's nonce of REST. */
	nonce: string;
}

interface Import {
	state: string;
	total: number;
	done: number;
	new: number;
	changed: number;
	same: number;
	refused: number;
}

const COUNTS = [ 'new', 'changed', 'same', 'refused' ] as const;
const SECONDS = 3;
/** Screen readers hear of it at each of these parts. */
const SAID_PERCENT = 10;

let said = 0;

function show( data: Import ): void {
	const bar = document.querySelector< HTMLProgressElement >(
		'#mentoriai-progress'
	);
	const text = sprintf(
		/* translators: 1: how many are done, 2: how many there are. */
		__( '%1$s of %2$s', 'mentoriai-portal' ),
		data.done.toLocaleString( document.documentElement.lang ),
		data.total.toLocaleString( document.documentElement.lang )
	);
	if ( bar ) {
		bar.value = data.done;
	}
	for ( const element of document.querySelectorAll( '[data-import-done]' ) ) {
		element.textContent = text;
	}
	for ( const name of COUNTS ) {
		const element = document.querySelector( `[data-count-of="${ name }"]` );
		if ( element ) {
			element.textContent = data[ name ].toLocaleString(
				document.documentElement.lang
			);
		}
	}
	const part = Math.floor(
		( data.done * 100 ) / Math.max( 1, data.total ) / SAID_PERCENT
	);
	const voice = document.querySelector( '[data-import-said]' );
	if ( voice && part > said ) {
		said = part;
		voice.textContent = text;
	}
}

async function follow( { url, nonce }: Moving ): Promise< void > {
	try {
		// eslint-disable-next-line no-restricted-globals -- WordPress's own REST, with its nonce.
		const reply = await fetch( url, {
			headers: { 'X-WP-Nonce': nonce },
			credentials: 'same-origin',
		} );
		if ( reply.ok ) {
			const data = ( await reply.json() ) as Import;
			show( data );
			if ( data.state !== 'running' ) {
				window.location.reload();
				return;
			}
		}
	} catch {
		// The next look may reach the server again; the import goes on without this page.
	}
	window.setTimeout( () => void follow( { url, nonce } ), SECONDS * 1000 );
}

const moving = ( window as { mentoriaiAdmin?: { moving?: Moving } } )
	.mentoriaiAdmin?.moving;
if ( moving ) {
	window.setTimeout( () => void follow( moving ), SECONDS * 1000 );
}
