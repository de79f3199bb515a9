import { hashOf } from '../lib/hash';

interface TilePath {
	d: string;
	fill: string;
	stroke?: string;
	strokeWidth?: number;
}

export interface Tile {
	column: number;
	row: number;
	/** Ground of the tile where it is not the picture's. */
	back: string | null;
	paths: TilePath[];
}

const ACCENT = 'var(--mp-color-band)';
const INK = 'var(--mp-color-art-ink)';
const SUN = 'var(--mp-color-sun)';
const SKY = 'var(--mp-color-art-sky)';
const BLUSH = 'var(--mp-color-art-blush)';
const PAPER = 'var(--mp-color-art-paper)';

const paler = ( color: string ): string =>
	`color-mix(in srgb, ${ color } 60%, ${ PAPER })`;

/** Grounds with what goes on them: colours of the design's illustrations only, two of which are the agency's. */
const PALETTES: ReadonlyArray< { ground: string; inks: readonly string[] } > = [
	{ ground: ACCENT, inks: [ SUN, INK, BLUSH, SKY, PAPER ] },
	{ ground: SUN, inks: [ ACCENT, INK, BLUSH, paler( SUN ), PAPER ] },
	{ ground: BLUSH, inks: [ ACCENT, SUN, paler( BLUSH ), INK, PAPER ] },
	{ ground: INK, inks: [ SKY, ACCENT, '#26345f', BLUSH, SUN ] },
	{ ground: SKY, inks: [ ACCENT, PAPER, INK, SUN, paler( SKY ) ] },
];

/** A tile of 100 × 100 in two colours. */
type Shape = ( first: string, second: string ) => TilePath[];

const ring = ( d: string, stroke: string, strokeWidth: number ): TilePath => ( {
	d,
	fill: 'none',
	stroke,
	strokeWidth,
} );

const circle = ( x: number, y: number, r: number ): string =>
	`M${ x - r } ${ y }a${ r } ${ r } 0 1 1 ${ 2 * r } 0a${ r } ${ r } 0 1 1 ${
		-2 * r
	} 0z`;

const SHAPES: readonly Shape[] = [
	// Quarters of a disc, four ways.
	( first ) => [ { d: 'M0 0h100a100 100 0 0 1-100 100z', fill: first } ],
	( first ) => [ { d: 'M100 0v100a100 100 0 0 1-100-100z', fill: first } ],
	( first ) => [ { d: 'M100 100h-100a100 100 0 0 1 100-100z', fill: first } ],
	( first ) => [ { d: 'M0 100v-100a100 100 0 0 1 100 100z', fill: first } ],
	// An arch and a bowl.
	( first ) => [ { d: 'M0 100V50a50 50 0 0 1 100 0v50z', fill: first } ],
	( first ) => [ { d: 'M0 0v50a50 50 0 0 0 100 0V0z', fill: first } ],
	( first ) => [ { d: circle( 50, 50, 32 ), fill: first } ],
	// A person.
	( first, second ) => [
		{ d: 'M14 100V86a36 36 0 0 1 72 0v14z', fill: first },
		{ d: circle( 50, 27, 18 ), fill: second },
	],
	// Arcs in a corner, arches in each other.
	( first ) =>
		[ 94, 66, 38 ].map( ( r ) =>
			ring(
				`M${ 100 - r } 100a${ r } ${ r } 0 0 1 ${ r }-${ r }`,
				first,
				8
			)
		),
	( first ) =>
		[ 46, 31, 16 ].map( ( r ) =>
			ring(
				`M${ 50 - r } 100V50a${ r } ${ r } 0 0 1 ${ 2 * r } 0v50`,
				first,
				6
			)
		),
];

/** Numbers below a bound, one after another, the same for the same seed. */
function numbers( seed: string ): ( below: number ) => number {
	let step = 0;
	return ( below ) => hashOf( `${ seed }/${ step++ }` ) % below;
}

function pick< T >( list: readonly T[], index: number ): T {
	return list[ index % list.length ] as T;
}

export function drawTiles(
	seed: number | string,
	columns: number,
	rows: number
): { ground: string; tiles: Tile[] } {
	const next = numbers( String( seed ) );
	const { ground, inks } = pick( PALETTES, next( PALETTES.length ) );
	const tiles: Tile[] = [];
	let last = -1;
	for ( let row = 0; row < rows; row++ ) {
		for ( let column = 0; column < columns; column++ ) {
			// Some tiles rest; no shape comes twice in a row.
			if ( next( 12 ) === 0 ) {
				last = -1;
				continue;
			}
			const drawn = next( SHAPES.length );
			const shape =
				drawn === last ? ( drawn + 3 ) % SHAPES.length : drawn;
			last = shape;
			const first = next( inks.length );
			const back = next( 3 ) === 0 ? pick( inks, first + 2 ) : null;
			tiles.push( {
				column,
				row,
				back,
				paths: pick( SHAPES, shape )(
					pick( inks, first ),
					pick( inks, first + 1 )
				),
			} );
		}
	}
	return { ground, tiles };
}
