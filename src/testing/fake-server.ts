import { ROUTES, type Routes } from '../api/generated/routes';

type RouteName = keyof Routes;

export interface Call {
	/** Path below data/v1. */
	route: string;
	query: URLSearchParams;
	body: Record< string, unknown >;
	token: string | null;
}

export interface Answer {
	status?: number;
	body: unknown;
	headers?: Record< string, string >;
}

type Reply = ( call: Call ) => Answer | Promise< Answer >;

/** Stands in for the server at `window.fetch`; a route without an answer is a broken connection. */
export class FakeServer {
	calls: Call[] = [];

	/** By path below data/v1; on() is typed. */
	answers: Record< string, Reply > = {};

	readonly fetch = jest.fn(
		async ( url: RequestInfo | URL, request?: RequestInit ) => {
			const address = new URL( String( url ) );
			const call = {
				route: address.pathname.replace(
					/^\/(rest|wp-json\/data\/v1)\//,
					''
				),
				query: address.searchParams,
				body: request?.body ? JSON.parse( String( request.body ) ) : {},
				token: new Headers( request?.headers ).get( 'Authorization' ),
			};
			this.calls.push( call );
			const answer = this.answers[ call.route ];
			if ( ! answer ) {
				throw new TypeError( 'Failed to fetch' );
			}
			const { status = 200, body, headers } = await answer( call );
			return {
				ok: status === 200,
				status,
				headers: new Headers( headers ),
				json: async () => body,
			} as Response;
		}
	);

	constructor() {
		window.fetch = this.fetch;
	}

	/** Answers a route with its output from now on; `params` fill its path. */
	on< N extends RouteName >(
		name: N,
		output: Routes[ N ][ 'output' ],
		params: Record< string, string | number > = {}
	): this {
		this.answers[ pathOf( name, params ) ] = () => ( { body: output } );
		return this;
	}

	/** Refuses a route from now on. */
	refuse(
		name: RouteName,
		refused: Answer,
		params: Record< string, string | number > = {}
	): this {
		this.answers[ pathOf( name, params ) ] = () => refused;
		return this;
	}

	/** The calls of a path so far. */
	of( route: string ): Call[] {
		return this.calls.filter( ( call ) => call.route === route );
	}
}

/** The one body of failures. */
export function refusal(
	status: number,
	code: string,
	data: Record< string, unknown > = {},
	retryAfter?: number
): Answer {
	return {
		status,
		body: {
			status: false,
			code,
			message: `Refused: ${ code }`,
			data: { status, ...data },
		},
		...( retryAfter && {
			headers: { 'Retry-After': String( retryAfter ) },
		} ),
	};
}

function pathOf(
	name: RouteName,
	params: Record< string, string | number >
): string {
	return ROUTES[ name ].path.replace( /\{(\w+)\}/g, ( _, param ) =>
		String( params[ param ] )
	);
}
