/** The result as a table in the terminal, then what is beyond its target. */
export function print( result, verdicts ) {
	const out = [];
	for ( const size of result.sizes ) {
		out.push(
			'',
			`${ size.messages } messages, ${ size.mentors } mentors, ${
				size.plans
			} plans${ timeOfEmpty( size ) }`
		);
		out.push(
			row( 'line', 'to E', 'spread', 'queries', 'limiter', 'rows' )
		);
		for ( const { id, label } of result.lines.filter( ( line ) =>
			size.counts.has( line.id )
		) ) {
			const ratio = size.times?.get( id ).ratio;
			const cost = size.counts.get( id );
			out.push(
				row(
					label,
					ratio ? fixed( ratio.median ) : '',
					ratio
						? `${ fixed( ratio.low ) }–${ fixed( ratio.high ) }`
						: '',
					cost.queries,
					cost.limiter,
					cost.rows
				)
			);
		}
	}
	out.push( '', ...( result.main ? mainRows( result.main ) : [] ), '' );
	const missed = verdicts.filter( ( { isMet } ) => ! isMet );
	for ( const { line, what, is, target } of missed ) {
		out.push(
			`✗ ${ line }: ${ what } ${ fixed( is ) }, target ${ fixed(
				target
			) }`
		);
	}
	out.push(
		`${ verdicts.length - missed.length } of ${
			verdicts.length
		} targets are met.`
	);
	process.stdout.write( out.join( '\n' ) + '\n' );
}

function timeOfEmpty( { times } ) {
	return times ? `; E ${ times.get( 'empty' ).ms.toFixed( 1 ) } ms` : '';
}

export function footprintRows( rows, unit ) {
	return rows.map(
		( { label, ratio, without, files, queries } ) =>
			`${ label }: ${ ratio.median.toFixed( 3 ) } ± ${ fixed(
				ratio.error
			) } of ${ without.toFixed( 1 ) } ${ unit } (${ fixed(
				ratio.low
			) }–${ fixed(
				ratio.high
			) }); ${ files } files, ${ queries } queries`
	);
}

function mainRows( main ) {
	const out = [];
	for ( const [ id, value ] of main.login ) {
		out.push( `${ id }: ${ value.ms.toFixed( 1 ) } ms` );
	}
	out.push( ...footprintRows( main.footprint, 'ms of CPU' ) );
	out.push(
		`ALTCHA: check ${ main.altcha.verify.toFixed(
			2
		) } ms, challenge ${ main.altcha.challenge.toFixed( 2 ) } ms`
	);
	out.push(
		`mentor list, SQL alone: ${ fixed(
			main.sql.median
		) } × cheaper than WP_Query (${ fixed( main.sql.low ) }–${ fixed(
			main.sql.high
		) })`
	);
	for ( const [ id, rate ] of Object.entries( main.throughput ) ) {
		out.push(
			`${ id }: ${ Math.round( rate ) } answers a second, ${
				main.clients
			} clients`
		);
	}
	for ( const id of [ 'poll', 'flags', 'plans-status' ] ) {
		const [ early, rest ] = [
			main.early.times[ id ],
			main.early.times[ `${ id }-rest` ],
		];
		out.push(
			`early path, ${ id }: ${ fixed( early.ratio.median ) } E (${ fixed(
				early.ratio.low
			) }–${ fixed( early.ratio.high ) }), by REST ${ fixed(
				rest.ratio.median
			) } E`
		);
	}
	const { rates } = main.early;
	out.push(
		`early path: ${ Math.round(
			rates.poll
		) } polls a second, by REST ${ Math.round(
			rates[ 'poll-rest' ]
		) } (× ${ fixed(
			rates.poll / rates[ 'poll-rest' ]
		) }), E ${ Math.round( rates.empty ) }`
	);
	for ( const kind of main.writers ) {
		out.push(
			`${ kind.id }: p95 ${ fixed( kind.ratio.median ) } E (${ fixed(
				kind.ratio.low
			) }–${ fixed( kind.ratio.high ) }), ${ kind.ms.toFixed( 0 ) } ms; ${
				kind.sent
			} sent, ${ kind.lost } lost, ${ kind.doubled } doubled, ${
				kind.wrong
			} wrong`
		);
	}
	return [ ...out, importRow( main.import ) ];
}

function importRow( { rows, checked, worked, ratio } ) {
	const mega = ( { memory } ) => Math.round( memory / 2 ** 20 );
	return `import of ${ rows } founders: checked in ${ Math.round(
		checked.seconds
	) } s with ${ mega( checked ) } MB; ${
		worked.done
	} written in ${ Math.round( worked.seconds ) } s with ${ mega(
		worked
	) } MB; p95 of others ${ fixed(
		ratio.median
	) } of that without it (${ fixed( ratio.low ) }–${ fixed( ratio.high ) })`;
}

const fixed = ( number ) => number.toFixed( 2 );

function row( label, ...cells ) {
	return (
		label.padEnd( 44 ) +
		cells.map( ( cell ) => String( cell ).padStart( 11 ) ).join( '' )
	);
}
