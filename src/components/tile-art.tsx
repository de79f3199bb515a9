import { useMemo } from 'react';
import { drawTiles, type Tile } from './tile-shapes';
import './tile-art.css';

interface TileArtProps {
	/** The id of what has no image: the same id always gives the same pattern. */
	seed: number | string;
	columns?: number | undefined;
	rows?: number | undefined;
}

const SIDE = 100;
/** Tiles overlap a little, and shapes their own ground: where two only touch, browsers let what is behind through. */
const LAP = 0.6;

function placed( { column, row }: Tile, lap: number ): string {
	return `translate(${ column * SIDE - lap } ${ row * SIDE - lap }) scale(${
		1 + ( 2 * lap ) / SIDE
	})`;
}

/** A pattern of arches and circles for events and stories without an image; fills its box. */
export function TileArt( { seed, columns = 4, rows = 4 }: TileArtProps ) {
	const { ground, tiles } = useMemo(
		() => drawTiles( seed, columns, rows ),
		[ seed, columns, rows ]
	);
	return (
		<svg
			className="mp-tile-art"
			viewBox={ `0 0 ${ columns * SIDE } ${ rows * SIDE }` }
			preserveAspectRatio="xMidYMid slice"
			aria-hidden
		>
			<rect width="100%" height="100%" fill={ ground } />
			{ tiles.map( ( tile ) => (
				<g key={ `${ tile.column } ${ tile.row }` }>
					{ tile.back && (
						<rect
							transform={ placed( tile, LAP ) }
							width={ SIDE }
							height={ SIDE }
							fill={ tile.back }
						/>
					) }
					<g transform={ placed( tile, 2 * LAP ) }>
						{ tile.paths.map( ( path ) => (
							<path key={ path.d } { ...path } />
						) ) }
					</g>
				</g>
			) ) }
		</svg>
	);
}
