import 'altcha';
import type { AltchaChallenge } from './challenge';

/**
 * Solves a challenge with the ALTCHA widget, out of sight. A chunk of its own.
 *
 * @param challenge As the server gave it.
 * @return The `bot_token`.
 */
export async function solve( {
	parameters,
	signature,
}: AltchaChallenge ): Promise< string > {
	const widget = document.createElement( 'altcha-widget' );
	widget.hidden = true;
	widget.setAttribute( 'display', 'invisible' );
	// Its methods are there only once it has drawn itself.
	const ready = new Promise< void >( ( resolve ) =>
		widget.addEventListener( 'load', () => resolve(), { once: true } )
	);
	document.body.append( widget );
	try {
		await ready;
		await widget.configure( {
			challenge: { parameters, signature },
			humanInteractionSignature: false,
			minDuration: 0,
		} );
		const result = await widget.verify();
		if ( ! result ) {
			throw new Error( 'The challenge was not solved.' );
		}
		return result.payload;
	} finally {
		widget.remove();
	}
}
