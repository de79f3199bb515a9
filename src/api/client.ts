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

type Headers = Record< string, string >;

interface Answered {
	status: number;
	headers: { get: ( name: string ) => string | null };
}

type Sent = RequestInit & { headers?: Headers };

/** Of the header with the token: HTTP Basic before WordPress keeps `Authorization` for itself. */
let prefix = '';

interface Answer< Name extends RouteName > {
	data: Output< Name >;
	/** X-WP-Total of paged lists. */
	total: number | null;
}

/** Answers that nobody has taken yet, by call and token. */
const ahead = new Map< string, Promise< Answer< RouteName > > >();
/** An answer that was asked for longer ago, in milliseconds, is no longer what the server says. */
const FRESH_MS = 10_000;

const aheadKey = ( name: RouteName, input: object ) =>
	JSON.stringify( [ name, input, sessionStore.getState().token ] );

/**
 * Asks for what a screen will ask for first, before it is drawn. The same call takes the answer then, once.
 *
 * @param name
 * @param input In the order in which the screen names it.
 * @return Resolves when there is an answer, or none will come: whoever takes it hears of a failure.
 */
export function callAhead< Name extends RouteName >(
	name: Name,
	input: Input< Name >
): Promise< unknown > {
	const key = aheadKey( name, input );
	const answer = callWithTotal( name, input );
	ahead.set( key, answer );
	window.setTimeout( () => ahead.delete( key ), FRESH_MS );
	return answer.catch( () => undefined );
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
	const asked = aheadKey( name, input );
	const begun = ahead.get( asked );
	if ( begun ) {
		ahead.delete( asked );
		return begun as Promise< Answer< Name > >;
	}
	const { method, path } = ROUTES[ name ];
	const fields: Record< string, unknown > = { ...input };
	const url = routeUrl( path, fields );
	const headers: Headers = { Accept: 'application/json' };
	const session = sessionStore.getState();
	const token = options.anonymous ? null : session.token;
	const signal = options.signal ?? null;
	const request: Sent = { method, headers, signal };
	if ( token ) {
		// Browsers give members, too, what they kept of a guest's call, minutes old.
		request.cache = 'no-cache';
	}
	if ( method === 'POST' ) {
		// What was read before it may be no longer so.
		ahead.clear();
		headers[ 'Content-Type' ] = 'application/json';
		request.body = JSON.stringify( fields );
	} else {
		for ( const [ key, value ] of Object.entries( fields ) ) {
			if ( ( value ?? '' ) !== '' ) {
				url.searchParams.set( key, String( value ) );
			}
		}
	}
	const response = await send( url, request, token, options.cookie );
	const body = await readJson( response );
	if ( response.ok && body !== undefined ) {
		const total = response.headers.get( 'X-WP-Total' );
		return {
			data: body as Output< Name >,
			total: total === null ? null : Number( total ),
		};
	}
	const error = refusal( body, response, token );
	const now = sessionStore.getState();
	if (
		error.code === 'not_logged_in' &&
		token &&
		now.token !== token &&
		now.user &&
		now.user.id === session.user?.id
	) {
		// The session was extended meanwhile, maybe by another tab: it has not ended, only its former token has.
		return callWithTotal( name, input, options );
	}
	throw error;
}

/**
 * Reads a file that only the person may read.
 *
 * @param name  Route whose answer is a file.
 * @param input Path parameters.
 * @throws ApiError On every failure.
 */
export async function download< Name extends RouteName >(
	name: Name,
	input: Input< Name >
): Promise< Blob > {
	const fields: Record< string, unknown > = { ...input };
	const url = routeUrl( ROUTES[ name ].path, fields );
	const { token } = sessionStore.getState();
	const response = await send( url, {}, token );
	if ( response.ok ) {
		return response.blob();
	}
	throw refusal( await readJson( response ), response, token );
}

/**
 * Address of a route in the language of the page; takes the fields of the path out of the others.
 *
 * @param path   Path of the route.
 * @param fields Its input; changed.
 */
export function routeUrl(
	path: string,
	fields: Record< string, unknown >
): URL {
	const filled = path.replace( /\{(\w+)\}/g, ( _, parameter: string ) => {
		const value = fields[ parameter ];
		delete fields[ parameter ];
		return encodeURIComponent( String( value ) );
	} );
	const { restUrl, lang } = bootData();
	const url = new URL( restUrl + filled, window.location.href );
	url.searchParams.set( 'lang', lang );
	return url;
}

/**
 * The error of a call that was refused; a token that is no longer good ends the session.
 *
 * @param body             What was answered; undefined for what is not JSON.
 * @param response         The rest of it.
 * @param response.status
 * @param response.headers
 * @param token            The token that was sent.
 */
export function refusal(
	body: unknown,
	{ status, headers }: Answered,
	token: string | null
): ApiError {
	const error = new ApiError(
		isErrorBody( body ) ? body : null,
		Number( headers.get( 'Retry-After' ) ) || null,
		status
	);
	if ( error.status === 401 && error.code === 'not_logged_in' && token ) {
		sessionStore.getState().expire( token );
	}
	return error;
}

/**
 * The header that carries a token.
 *
 * @param token
 */
export const bearer = ( token: string | null ): Headers =>
	token ? { [ `${ prefix }Authorization` ]: `Bearer ${ token }` } : {};

/**
 * Sends the token too. Where a server before WordPress wants a password of its own, the call is made once more, with the
 * one that the browser knows.
 *
 * @param url
 * @param request
 * @param token
 * @param cookie  See Options.
 */
async function send(
	url: URL,
	request: Sent,
	token: string | null,
	cookie?: boolean
): Promise< Response > {
	const ask = () =>
		fetch( url, {
			...request,
			credentials: cookie || prefix ? 'same-origin' : 'omit',
			headers: { ...request.headers, ...bearer( token ) },
		} );
	const prefixed = prefix;
	try {
		const response = await ask();
		if ( prefixed || ! response.headers.has( 'WWW-Authenticate' ) ) {
			return response;
		}
		prefix = 'X-Mentoriai-';
		return await ask();
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
		if ( ( error as Error ).name === 'AbortError' ) {
			throw error;
		}
		return undefined;
	}
}
