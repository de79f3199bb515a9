import { spread } from './stats.mjs';

/** Rounds that are not counted. */
const WARM_UP = 2;

/** Headers. The second takes the plugin out of one request; see mentoriai-bench.php. */
const ON = { 'X-Bench-Portal': 'on' };
const OFF = { 'X-Bench-Portal': 'off' };

/**
 * Requests that are not the portal's, with the limit of their ratio. The answer of wp/v2/types grows by the portal's three
 * types, named in the language of the site: three of fourteen.
 */
const REQUESTS = [
	{
		id: 'site-empty',
		label: 'empty REST route: E to E0, without the plugin',
		path: 'bench/v1/empty',
		limit: 1.05,
	},
	{
		id: 'site-login',
		label: 'wp-login.php',
		page: '/wp-login.php',
		limit: 1.05,
	},
	{ id: 'site-feed', label: 'feed', page: '/feed/', limit: 1.05 },
	{
		id: 'site-types',
		label: 'wp/v2/types',
		path: 'wp/v2/types',
		limit: 1.1,
	},
	{
		id: 'site-posts',
		label: 'wp/v2/posts',
		path: 'wp/v2/posts',
		limit: 1.05,
	},
	{
		id: 'site-page',
		label: 'a page of the theme',
		page: '/sample-page',
		limit: 1.05,
	},
];

/**
 * With the plugin and without. The second half is the first the other way round: the first request after one of another
 * page is dearer, and PHP's workers take turns too.
 */
const TURNS = [ ON, OFF, OFF, ON, OFF, ON, ON, OFF ];

/**
 * What the plugin costs such requests: PHP's work with it and without it in turns, files of its own, and queries over
 * those without it.
 *
 * @return {Promise<Object[]>} {id, label, limit, ratio, without, files, queries}; `without` the plugin, in the meter's unit.
 */
export async function footprint( client, meter, rounds ) {
	const done = [];
	// One kind after another: PHP gives back the memory that its last requests did not need, so one of another kind would
	// pay for page faults, the more the fewer requests each worker gets.
	for ( const line of REQUESTS ) {
		const ratios = [];
		const without = [];
		for ( let round = -WARM_UP; round < rounds; round++ ) {
			const costs = new Map( [
				[ ON, 0 ],
				[ OFF, 0 ],
			] );
			for ( const headers of TURNS ) {
				const cost = await meter.of( () =>
					client.must( { ...line, headers } )
				);
				costs.set( headers, costs.get( headers ) + cost );
			}
			if ( round >= 0 ) {
				ratios.push( costs.get( ON ) / costs.get( OFF ) );
				without.push( ( 2 * costs.get( OFF ) ) / TURNS.length );
			}
		}
		done.push( {
			id: line.id,
			label: line.label,
			limit: line.limit,
			ratio: spread( ratios ),
			without: spread( without ).median,
			...( await count( client, line ) ),
		} );
	}
	return done;
}

async function count( client, line ) {
	const ask = async ( headers ) => {
		const call = { ...line, headers: { 'X-Bench': 'files', ...headers } };
		await client.must( call );
		const answer = await client.must( call );
		return answer.headers[ 'x-bench-files' ].split( ' ' ).map( Number );
	};
	const [ files, queries ] = await ask();
	const [ , without ] = await ask( OFF );
	return { files, queries: queries - without };
}
