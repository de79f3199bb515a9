/** Stories of a page. */
const PAGE_SIZE = 9;

/**
 * How many pages a list has. Where what is shown does not fit the usual size, the server has another, and this page
 * is taken for a full one.
 *
 * @param page  From 0.
 * @param shown Stories on it.
 * @param total All stories.
 */
export function countPages(
	page: number,
	shown: number,
	total: number
): number {
	const usual = Math.min( PAGE_SIZE, total - page * PAGE_SIZE ) === shown;
	const size = usual || shown === 0 ? PAGE_SIZE : shown;
	return Math.max( 1, Math.ceil( total / size ) );
}

/** A gap in the numbers. */
export const GAP = '…';

/** Numbers of a pager, from 1: the ends, the current page and its neighbours; at most seven places. */
export function pagerItems(
	current: number,
	pages: number
): Array< number | typeof GAP > {
	const wanted = new Set( [ 1, current - 1, current, current + 1, pages ] );
	if ( current <= 4 ) {
		[ 2, 3, 4, 5 ].forEach( ( number ) => wanted.add( number ) );
	}
	if ( current > pages - 4 ) {
		[ 1, 2, 3, 4 ].forEach( ( back ) => wanted.add( pages - back ) );
	}
	const numbers = [ ...wanted ]
		.filter( ( number ) => number >= 1 && number <= pages )
		.sort( ( a, b ) => a - b );
	return numbers.flatMap( ( number, index ) => {
		const gap = number - ( numbers[ index - 1 ] ?? 0 ) > 1;
		return gap ? [ GAP, number ] : [ number ];
	} );
}
