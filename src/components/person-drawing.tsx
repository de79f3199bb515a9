import { initials } from '../lib/text';

const BOXES = {
	card: {
		width: 320,
		height: 264,
		arcs: 147.84,
		shoulders: 214.92,
		head: 84.42,
		text: 229.7,
	},
	portrait: {
		width: 360,
		height: 330,
		arcs: 184.8,
		shoulders: 249.9,
		head: 119.4,
		text: 287,
	},
} as const;

const ARCS = [ 138, 112, 86 ];
const BODY = 75;

interface PersonDrawingProps {
	name: string;
	variant: keyof typeof BOXES;
}

/** The person without a photo; colours by class of the frame. */
export function PersonDrawing( { name, variant }: PersonDrawingProps ) {
	const { width, height, arcs, shoulders, head, text } = BOXES[ variant ];
	const middle = width / 2;
	const arch = ( radius: number, top: number ) =>
		`M${
			middle - radius
		} ${ height }V${ top }a${ radius } ${ radius } 0 0 1 ${
			radius * 2
		} 0V${ height }`;
	return (
		<svg
			viewBox={ `0 0 ${ width } ${ height }` }
			preserveAspectRatio="xMidYMax meet"
			aria-hidden="true"
		>
			<path
				className="mp-person__arcs"
				d={ ARCS.map( ( radius ) => arch( radius, arcs ) ).join( '' ) }
			/>
			<path
				className="mp-person__body"
				d={ `${ arch( BODY, shoulders ) }z` }
			/>
			<circle
				className="mp-person__head"
				cx={ middle }
				cy={ head }
				r={ 45 }
			/>
			<text className="mp-person__letters" x={ middle } y={ text }>
				{ initials( name ) }
			</text>
		</svg>
	);
}
