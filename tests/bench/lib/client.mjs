import { Agent, request } from 'node:http';

/** Asks a site over connections that stay open, and says how long each answer took. */
export class Client {
	#url;
	#agent;

	constructor( url, connections = 1 ) {
		this.#url = new URL( url );
		this.#agent = new Agent( {
			keepAlive: true,
			maxSockets: connections,
		} );
	}

	/**
	 * @param {{method?: string, path?: string, page?: string, token?: string, body?: unknown, headers?: Record<string, string>}} call Path below /wp-json/, or a page of the site.
	 * @return {Promise<{ms: number, status: number, headers: Record<string, string>, text: string}>} The answer; ms from the first byte sent to the last one got.
	 */
	ask( call ) {
		const body =
			call.body === undefined ? undefined : JSON.stringify( call.body );
		const headers = { ...call.headers };
		if ( call.token ) {
			headers.Authorization = `Bearer ${ call.token }`;
		}
		if ( body !== undefined ) {
			headers[ 'Content-Type' ] = 'application/json';
			headers[ 'Content-Length' ] = Buffer.byteLength( body );
		}
		return new Promise( ( resolve, reject ) => {
			const from = process.hrtime.bigint();
			const sent = request(
				{
					agent: this.#agent,
					host: this.#url.hostname,
					port: this.#url.port,
					method: call.method ?? 'GET',
					path: call.page ?? `/wp-json/${ call.path }`,
					headers,
				},
				( answer ) => {
					const parts = [];
					answer.on( 'data', ( part ) => parts.push( part ) );
					answer.on( 'error', reject );
					answer.on( 'end', () =>
						resolve( {
							ms: Number( process.hrtime.bigint() - from ) / 1e6,
							status: answer.statusCode,
							headers: answer.headers,
							text: Buffer.concat( parts ).toString(),
						} )
					);
				}
			);
			sent.on( 'error', ( error ) => {
				// The server ends what nobody used for a while; while this process waited for another one it could not know.
				const isStale = sent.reusedSocket && body === undefined;
				if ( isStale && error.code === 'ECONNRESET' ) {
					resolve( this.ask( call ) );
				} else {
					reject( error );
				}
			} );
			sent.end( body );
		} );
	}

	/** The same; throws where the answer is not the expected one. */
	async must( call ) {
		const answer = await this.ask( call );
		const wanted = call.status ?? 200;
		if ( answer.status !== wanted ) {
			throw new Error(
				`${ call.path ?? call.page } answered ${
					answer.status
				}, not ${ wanted }: ${ answer.text.slice( 0, 300 ) }`
			);
		}
		return answer;
	}

	close() {
		this.#agent.destroy();
	}
}
