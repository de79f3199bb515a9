/** The value below which a share of the values lies. */
export function quantile( values, share ) {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	if ( sorted.length === 0 ) {
		return NaN;
	}
	const place = ( sorted.length - 1 ) * share;
	const low = Math.floor( place );
	const high = Math.ceil( place );
	return sorted[ low ] + ( sorted[ high ] - sorted[ low ] ) * ( place - low );
}

export const median = ( values ) => quantile( values, 0.5 );

/** Middle and quarters of some values. */
export const spread = ( values ) => ( {
	median: median( values ),
	low: quantile( values, 0.25 ),
	high: quantile( values, 0.75 ),
	count: values.length,
} );
