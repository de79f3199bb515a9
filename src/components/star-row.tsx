import './star-rating.css';

const SIZE = 20;
const GAP = 2;
const COUNT = 5;
const WIDTH = COUNT * SIZE + ( COUNT - 1 ) * GAP;

/** A five-pointed star in a 20 px box, as one path of five. */
const STARS = Array.from( { length: COUNT }, ( _, index ) => {
	const left = index * ( SIZE + GAP ) + SIZE / 2;
	const points = Array.from( { length: 10 }, ( __, corner ) => {
		const radius = corner % 2 === 0 ? 8.9 : 4.1;
		const angle = ( corner * Math.PI ) / 5 - Math.PI / 2;
		const x = left + radius * Math.cos( angle );
		const y = 10.6 + radius * Math.sin( angle );
		return `${ x.toFixed( 2 ) } ${ y.toFixed( 2 ) }`;
	} );
	return `M${ points.join( 'L' ) }Z`;
} ).join( '' );

/** Stars filled to a value of 5; the number beside it is the readable part. */
export function StarRow( { value }: { value: number } ) {
	// Hundredths of a star, so that 4.83 and 4.75 differ.
	const share = Math.min( Math.max( value, 0 ), COUNT ) / COUNT;
	const filled = `${ Math.round( share * 10_000 ) / 100 }%`;
	return (
		<span className="mp-stars" aria-hidden="true">
			<svg
				viewBox={ `0 0 ${ WIDTH } ${ SIZE }` }
				className="mp-stars__empty"
			>
				<path d={ STARS } />
			</svg>
			<span className="mp-stars__clip" style={ { width: filled } }>
				<svg
					viewBox={ `0 0 ${ WIDTH } ${ SIZE }` }
					className="mp-stars__full"
				>
					<path d={ STARS } />
				</svg>
			</span>
		</span>
	);
}
