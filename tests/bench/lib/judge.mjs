/**
 * What must hold. A verdict is {line, what, is, target, isMet}; times get the profile's slack, counts none.
 *
 * @return {Object[]} One a target.
 */
export function judge( result, profile ) {
	const verdicts = [];
	const most = ( line, what, is, target ) =>
		verdicts.push( { line, what, is, target, isMet: is <= target } );
	const least = ( line, what, is, target ) =>
		verdicts.push( { line, what, is, target, isMet: is >= target } );
	const time = ( target ) => target * profile.slack;
	const main = result.sizes[ profile.main ];
	for ( const line of result.lines ) {
		const { target, id } = line;
		if ( target.ratio ) {
			most(
				id,
				'ratio',
				main.times.get( id ).ratio.median,
				time( target.ratio )
			);
		}
		if ( target.queries !== undefined ) {
			most(
				id,
				'queries',
				main.counts.get( id ).queries,
				target.queries
			);
		}
		if ( target.times ) {
			const slower =
				main.times.get( id ).ms / main.times.get( target.over ).ms;
			least(
				target.over,
				`× faster than ${ line.label }`,
				slower,
				target.times / profile.slack
			);
		}
		if ( target.by ) {
			growth( line, result.sizes, profile, most, time );
		}
	}
	judgeMain( result.main, profile, most, least, time );
	return verdicts;
}

/** From the smallest size to the largest one of what the line depends on. */
function growth( { id, target }, sizes, profile, most, time ) {
	const reached = sizes
		.slice( 0, target.by === 'mentors' ? sizes.length : profile.main + 1 )
		.filter( ( size ) => size[ target.by ] <= ( target.upTo ?? Infinity ) );
	const first = reached[ 0 ];
	const last = reached.at( -1 );
	if ( target.growth ) {
		most(
			id,
			'time grows ×',
			last.times.get( id ).ratio.median /
				first.times.get( id ).ratio.median,
			time( target.growth )
		);
	}
	if ( target.rows ) {
		const from = first.counts.get( id ).rows;
		most(
			id,
			'rows read',
			last.counts.get( id ).rows,
			Math.ceil( from * target.rows ) + 5
		);
	}
}

function judgeMain( main, profile, most, least, time ) {
	const hash = main.login.get( 'hash' ).ms - main.login.get( 'empty' ).ms;
	const kinds = [ 'login-good', 'login-bad', 'login-unknown' ];
	const logins = kinds.map( ( id ) => main.login.get( id ).ms );
	for ( const [ at, id ] of kinds.entries() ) {
		most(
			id,
			'(time − E) in password hashes',
			( logins[ at ] - main.login.get( 'empty' ).ms ) / hash,
			time( 1.1 )
		);
	}
	most(
		'login',
		'slowest to fastest of the three',
		Math.max( ...logins ) / Math.min( ...logins ),
		time( 1.1 )
	);
	most( 'altcha', 'ms of the server for a check', main.altcha.verify, 5 );
	least(
		'mentors-tag',
		'× cheaper SQL than WP_Query',
		main.sql.median,
		20 / profile.slack
	);
	most(
		'early',
		'poll to E',
		main.early.times.poll.ratio.median,
		time( 0.27 )
	);
	least(
		'early',
		'× the throughput of the poll by REST',
		main.early.rates.poll / main.early.rates[ 'poll-rest' ],
		4 / profile.slack
	);
	for ( const kind of main.writers ) {
		most( kind.id, 'p95 to E', kind.ratio.median, time( 1.5 ) );
		most(
			kind.id,
			'lost, doubled or wrongly unread',
			kind.lost + kind.doubled + kind.wrong,
			0
		);
		most( kind.id, 'mails in the request', kind.mails, 0 );
	}
}
