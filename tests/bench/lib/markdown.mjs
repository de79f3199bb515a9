/** The result as Markdown, for docs/measured.md. */
export function markdown( result, verdicts ) {
	const main = result.sizes.find( ( size ) => size === result.mainSize );
	const missed = verdicts.filter( ( { isMet } ) => ! isMet );
	return [
		'# Measured',
		'',
		`\`${ result.command }\` on ${ result.date }: ${ result.machine }; load average ${ result.load } at the end.`,
		'',
		`Written by that command; run it again to get your own. **E** is an empty REST route on the same server: every call was measured between two of E, alternating with all others, so the ratios hold on a machine that does other things too. Quartiles are in parentheses. A call misses its target only if it exceeds it by more than the margin of error. At ${ amounts(
			main
		) } E took ${ ms( main.times.get( 'empty' ).ms ) }.`,
		'',
		missed.length === 0
			? `All ${ verdicts.length } targets are met.`
			: `${ verdicts.length - missed.length } of ${
					verdicts.length
			  } targets are met. Missed:\n\n${ missed
					.map( miss )
					.join( '\n' ) }`,
		'',
		`## The portal's calls`,
		'',
		...table(
			[
				'Call',
				'to E',
				'target',
				'queries',
				'target',
				'rows read',
				...( result.main.redis ? [ 'with Redis' ] : [] ),
			],
			own( result ).map( ( line ) => [
				line.label,
				...cells( line, main ),
				...( result.main.redis
					? [ x( result.main.redis[ line.id ].ratio.median ) ]
					: [] ),
			] )
		),
		'',
		'Queries and rows are those over E, identity included; a list for guests has one write of the limiter besides.',
		'',
		`## WordPress's own routes in the same run`,
		'',
		...table(
			[
				'Route',
				'to E',
				'queries',
				'rows read',
				...( result.main.redis ? [ 'with Redis' ] : [] ),
			],
			result.lines
				.filter( ( { isPeer } ) => isPeer )
				.map( ( line ) => [
					line.label,
					ratio( main.times.get( line.id ).ratio ),
					main.counts.get( line.id ).queries,
					main.counts.get( line.id ).rows,
					...( result.main.redis
						? [ x( result.main.redis[ line.id ].ratio.median ) ]
						: [] ),
				] )
		),
		'',
		...others( result, main ),
		'',
		...footprint( result.main ),
		'',
		'## Growth',
		'',
		'To E, and rows read, at every size.',
		'',
		...growth( result ),
		'',
	].join( '\n' );
}

const x = ( number ) => number.toFixed( 2 );
const ms = ( number ) => `${ number.toFixed( 1 ) } ms`;
const whole = ( number ) => number.toLocaleString( 'en-US' );
const ratio = ( { median, low, high } ) =>
	`${ x( median ) } (${ x( low ) }–${ x( high ) })`;
const amounts = ( size ) =>
	`${ whole( size.messages ) } messages, ${ whole(
		size.mentors
	) } mentors and ${ whole( size.plans ) } plans`;
const own = ( { lines, sizes } ) =>
	lines.filter(
		( { id, isPeer } ) => ! isPeer && sizes[ 0 ].times.has( id )
	);
const miss = ( { line, what, is, target } ) =>
	`- ${ line }: ${ what } ${ x( is ) }, target ${ x( target ) }`;

function table( head, rows ) {
	return [
		head,
		head.map( ( cell, at ) => ( at === 0 ? '---' : '---:' ) ),
		...rows,
	].map( ( row ) => `| ${ row.join( ' | ' ) } |` );
}

function cells( { id, target }, size ) {
	const { queries, rows } = size.counts.get( id );
	return [
		ratio( size.times.get( id ).ratio ),
		target.ratio ? `≤ ${ target.ratio }` : '–',
		queries,
		target.queries ? `≤ ${ target.queries }` : '–',
		whole( rows ),
	];
}

function others( { main }, size ) {
	const { login, early, throughput, writers, sql, altcha } = main;
	const hash = login.get( 'hash' );
	const logins = [ 'login-good', 'login-bad', 'login-unknown' ].map(
		( id ) => login.get( id ).ratio.median
	);
	const faster = ( id ) =>
		x( size.times.get( id ).ms / size.times.get( 'conversation' ).ms );
	return [
		'## Many at once, log-in, early path',
		'',
		...table(
			[ 'What', 'measured', 'target' ],
			[
				...writers.map( ( kind ) => [
					`reply, ${
						WRITERS[ kind.id ]
					}: p95 to E under as many clients`,
					ratio( kind.ratio ),
					'≤ 1.5',
				] ),
				[
					'of these replies: sent; lost, doubled, wrongly unread; mails in the request',
					`${ whole( total( writers, 'sent' ) ) }; ${ [
						'lost',
						'doubled',
						'wrong',
						'mails',
					]
						.map( ( key ) => total( writers, key ) )
						.join( ', ' ) }`,
					'0',
				],
				[
					'import of 50,000 founders: p95 of others to that without it',
					ratio( main.import.ratio ),
					'≤ 1.5',
				],
				[
					'its memory: check, work',
					[ main.import.checked, main.import.worked ]
						.map(
							( { memory } ) =>
								`${ Math.round( memory / 2 ** 20 ) } MB`
						)
						.join( ', ' ),
					'≤ 128 MB',
				],
				...[
					'right password',
					'wrong password',
					'unknown address',
				].map( ( kind, at ) => [
					`log-in, ${ kind }: time over E in password hashes (${ ms(
						hash.ms - login.get( 'empty' ).ms
					) })`,
					x( ( logins[ at ] - 1 ) / ( hash.ratio.median - 1 ) ),
					'≤ 1.1',
				] ),
				[
					'log-in: slowest to fastest of the three',
					x( Math.max( ...logins ) / Math.min( ...logins ) ),
					'≤ 1.1',
				],
				[
					'ALTCHA: check of a solution on the server',
					ms( altcha.verify ),
					'≤ 5 ms',
				],
				[
					'conversation, 50 messages, against 50 comments of one post',
					`${ faster( 'wp-comments-post' ) } × faster`,
					'≥ 3.5',
				],
				[
					'conversation, 50 messages, against wp/v2/comments?per_page=50',
					`${ faster( 'wp-comments' ) } × faster`,
					'≥ 3.5',
				],
				[
					'mentor list, SQL alone, against WP_Query tax + meta',
					`${ ratio( sql ) } × cheaper`,
					'≥ 14, goal 20',
				],
				[
					'conversation poll by the early path',
					`${ ratio( early.times.poll.ratio ) } E`,
					'≤ 0.27',
				],
				[
					'unread flags by the early path',
					`${ ratio( early.times.flags.ratio ) } E`,
					'–',
				],
				[
					`its throughput against the poll by REST, ${
						main.clients
					} clients (${ Math.round(
						early.rates.poll
					) } and ${ Math.round(
						early.rates[ 'poll-rest' ]
					) } a second)`,
					`${ x( early.rates.poll / early.rates[ 'poll-rest' ] ) } ×`,
					'≥ 4',
				],
			]
		),
		'',
		`Answers a second under ${ main.clients } clients: ${ Object.entries(
			throughput
		)
			.map(
				( [ id, rate ] ) =>
					`${ id === 'empty' ? 'E' : id } ${ Math.round( rate ) }`
			)
			.join( ', ' ) }.`,
	];
}

function footprint( main ) {
	return [
		"## Requests that are not the portal's",
		'',
		'CPU of PHP for the same request with the plugin and without it, in turns; files of the portal that it loads, and queries more than without.',
		'',
		...table(
			[
				'Request',
				'to the same without',
				'target',
				'files',
				'target',
				'queries',
			],
			main.footprint.map(
				( { label, ratio: of, limit, files, queries } ) => [
					label,
					ratio( of ),
					`≤ ${ limit.toFixed( 2 ) }`,
					files,
					'≤ 60',
					queries,
				]
			)
		),
	];
}

const WRITERS = {
	'reply-1': 'one writer',
	'reply-16': '16 writers to one mentor',
	'reply-16-thread': '16 connections in one conversation',
};

const total = ( kinds, key ) =>
	kinds.reduce( ( sum, kind ) => sum + kind[ key ], 0 );

function growth( result ) {
	const head = result.sizes.map(
		( size ) =>
			`${ short( size.messages ) } msg, ${ short(
				size.mentors
			) } mentors`
	);
	const rows = result.lines
		.filter( ( { id } ) => result.sizes[ 0 ].times.has( id ) )
		.map( ( { id, label } ) => [
			label,
			...result.sizes.map(
				( size ) =>
					`${ x( size.times.get( id ).ratio.median ) } · ${ whole(
						size.counts.get( id ).rows
					) }`
			),
		] );
	return table( [ 'Call', ...head ], rows );
}

const short = ( number ) =>
	number >= 1e6 ? `${ number / 1e6 }M` : `${ number / 1e3 }k`;

/** Sections of the former file that are written by hand, behind the new ones. */
export function withKept( text, former ) {
	const kept = former
		.split( /^(?=## )/m )
		.slice( 1 )
		.filter(
			( section ) =>
				! text.includes( `\n${ section.split( '\n' )[ 0 ] }\n` )
		);
	return (
		[
			text.trimEnd(),
			...kept.map( ( section ) => section.trimEnd() ),
		].join( '\n\n' ) + '\n'
	);
}
