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

/**
 * Middle and quarters of some values, and by how much the middle may be off (the notch of a box plot: two middles that
 * are further apart differ).
 */
export function spread( values ) {
	const low = quantile( values, 0.25 );
	const high = quantile( values, 0.75 );
	return {
		median: median( values ),
		low,
		high,
		error: ( 1.57 * ( high - low ) ) / Math.sqrt( values.length ),
	};
}
