import { sessionStore } from '../lib/session';
import {
	bearer,
	refusal,
	routeUrl,
	type Output,
	type RouteName,
} from './client';
import { ApiError } from './errors';
import { ROUTES } from './generated/routes';

interface UploadOptions {
	/** Share of the file that has left, 0 to 1. */
	onProgress?: ( share: number ) => void;
	signal?: AbortSignal;
}

/**
 * Sends a file to a route that takes one. Not by fetch: it tells nothing about its progress.
 *
 * @param name     Route name.
 * @param field    The route's field, with its brackets where it takes several.
 * @param file     What to send.
 * @param fileName What it is called there.
 * @param options
 * @throws ApiError On every failure; an abort rejects with an AbortError.
 */
export function upload< Name extends RouteName >(
	name: Name,
	field: string,
	file: Blob,
	fileName: string,
	{ onProgress, signal }: UploadOptions = {}
): Promise< Output< Name > > {
	return new Promise( ( resolve, reject ) => {
		const { token } = sessionStore.getState();
		const request = new XMLHttpRequest();
		request.open( 'POST', routeUrl( ROUTES[ name ].path, {} ) );
		request.setRequestHeader( 'Accept', 'application/json' );
		for ( const [ header, value ] of Object.entries( bearer( token ) ) ) {
			request.setRequestHeader( header, value );
		}
		request.upload.onprogress = ( { loaded, total } ) =>
			onProgress?.( total > 0 ? loaded / total : 0 );
		request.onload = () => {
			const body = parse( request.responseText );
			if ( request.status === 200 && body !== undefined ) {
				resolve( body as Output< Name > );
			} else {
				const { status } = request;
				const get = ( header: string ) =>
					request.getResponseHeader( header );
				reject( refusal( body, { status, headers: { get } }, token ) );
			}
		};
		request.onerror = () => reject( new ApiError( null ) );
		request.onabort = () =>
			reject( new DOMException( 'Aborted', 'AbortError' ) );
		signal?.addEventListener( 'abort', () => request.abort() );
		const form = new FormData();
		form.append( field, file, fileName );
		request.send( form );
	} );
}

/**
 * Undefined for what is not JSON.
 * @param text
 */
function parse( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
}
