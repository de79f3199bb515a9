/**
 * An OpenID provider on 127.0.0.1, as Google would be. Its own sign-in pages take any name and password; the name
 * says who it is: `<anything>@<anything>` has that address, `unverified:<address>` one that is not confirmed,
 * anything else has none.
 *
 * Usage: node oidc-provider.mjs REDIRECT_URI… ; prints its address.
 */
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const server = createServer();
await new Promise( ( done ) => server.listen( 0, '127.0.0.1', done ) );
const issuer = `http://127.0.0.1:${ server.address().port }`;

function claimsOf( login ) {
	const address = login.replace( /^unverified:/, '' );
	return {
		sub: login,
		given_name: 'Žydrė',
		family_name: 'Bandomoji',
		...( address.includes( '@' )
			? { email: address, email_verified: address === login }
			: {} ),
	};
}

const provider = new Provider( issuer, {
	clients: [
		{
			client_id: 'mentoriai',
			client_secret: 'labai-slapta',
			redirect_uris: process.argv.slice( 2 ),
			// What RFC 6749 obliges a server to know; the portal finds out by itself.
			token_endpoint_auth_method: 'client_secret_basic',
		},
	],
	pkce: { required: () => true },
	cookies: { keys: [ 'tests' ] },
	claims: {
		openid: [ 'sub' ],
		email: [ 'email', 'email_verified' ],
		profile: [ 'given_name', 'family_name' ],
	},
	findAccount: ( _context, login ) => ( {
		accountId: login,
		claims: () => claimsOf( login ),
	} ),
} );

server.on( 'request', provider.callback() );
process.stdout.write( `${ issuer }\n` );
