import { bootData } from '../lib/boot';
import { sessionStore } from '../lib/session';
import { ApiError, isErrorBody } from './errors';
import { ROUTES, type Routes } from './generated/routes';

export type RouteName = keyof Routes & keyof typeof ROUTES;
export type Input< Name extends RouteName > = Routes[ Name ][ 'input' ];
export type Output< Name extends RouteName > = Routes[ Name ][ 'output' ];

interface Options {
	signal?: AbortSignal;
	/** Sends no token: for calls that make one, or must not be tied to a person. */
	anonymous?: boolean;
	/** Takes and sends the one cookie there is: the state of a social sign-in. */
	cookie?: boolean;
}

interface Answer< Name extends RouteName > {
	data: Output< Name >;
	/** X-WP-Total of paged lists. */
	total: number | null;
}

/**
 * Calls a route of data/v1 by its name. The only place of the app that fetches.
 *
 * @param name    Route name, as generated from the PHP schemas.
 * @param input   Path parameters and fields in one object.
 * @param options
 * @throws ApiError On every failure but an abort.
 */
export async function call< Name extends RouteName >(
	name: Name,
	input: Input< Name >,
	options: Options = {}
): Promise< Output< Name > > {
	return ( await callWithTotal( name, input, options ) ).data;
}

export async function callWithTotal< Name extends RouteName >(
	name: Name,
	input: Input< Name >,
	options: Options = {}
): Promise< Answer< Name > > {
	const { method, path } = ROUTES[ name ];
	const fields: Record< string, unknown > = { ...input };
	const filled = path.replace( /\{(\w+)\}/g, ( _, parameter: string ) => {
		const value = fields[ parameter ];
		delete fields[ parameter ];
		return encodeURIComponent( String( value ) );
	} );
	const { restUrl, lang } = bootData();
	const url = new URL( restUrl + filled, window.location.href );
	url.searchParams.set( 'lang', lang );
	const headers: Record< string, string > = { Accept: 'application/json' };
	const token = options.anonymous ? null : sessionStore.getState().token;
	if ( token ) {
		headers.Authorization = `Bearer ${ token }`;
	}
	const request: RequestInit = {
		method,
		headers,
		credentials: options.cookie ? 'same-origin' : 'omit',
	};
	if ( options.signal ) {
		request.signal = options.signal;
	}
	if ( method === 'POST' ) {
		headers[ 'Content-Type' ] = 'application/json';
		request.body = JSON.stringify( fields );
	} else {
		for ( const [ key, value ] of Object.entries( fields ) ) {
			if ( value !== undefined && value !== null && value !== '' ) {
				url.searchParams.set( key, String( value ) );
			}
		}
	}
	const response = await send( url, request );
	const body = await readJson( response );
	if ( response.ok && body !== undefined ) {
		const total = response.headers.get( 'X-WP-Total' );
		return {
			data: body as Output< Name >,
			total: total === null ? null : Number( total ),
		};
	}
	const error = new ApiError(
		isErrorBody( body ) ? body : null,
		Number( response.headers.get( 'Retry-After' ) ) || null
	);
	if ( error.status === 401 && error.code === 'not_logged_in' && token ) {
		sessionStore.getState().expire( token );
	}
	throw error;
}

async function send( url: URL, request: RequestInit ): Promise< Response > {
	try {
		return await fetch( url, request );
	} catch ( error ) {
		if ( request.signal?.aborted ) {
			throw error;
		}
		throw new ApiError( null );
	}
}

/** Undefined for what is not JSON: WordPress prints HTML when its database is down. */
async function readJson( response: Response ): Promise< unknown > {
	try {
		return await response.json();
	} catch ( error ) {
		if ( error instanceof DOMException && error.name === 'AbortError' ) {
			throw error;
		}
		return undefined;
	}
}
