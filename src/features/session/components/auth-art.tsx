/** Where people stand, half their width, where their shoulders begin; colours of body and head. */
const PEOPLE = [
	[ 140, 75, 245, 'sun', 'blush' ],
	[ 360, 90, 206, 'ink', 'paper' ],
	[ 245, 38, 294, 'sky', 'paper' ],
	[ 474, 42, 280, 'paper', 'sun' ],
	[ 32, 32, 302, 'sky', 'paper' ],
] as const;

const GROUND = 330;
const RINGS = [ 65.7, 41.4, 17.1 ];

function arch( x: number, radius: number, top: number ): string {
	const width = radius * 2;
	return `M${
		x - radius
	} ${ GROUND }V${ top }a${ radius } ${ radius } 0 0 1 ${ width } 0V${ GROUND }`;
}

/** The sign-in panel's picture: people of all heights, two of them talking. */
export function AuthArt() {
	return (
		<svg className="mp-auth-art" viewBox="0 -8 520 338" aria-hidden="true">
			<path
				className="mp-auth-art__talk"
				d="M160 96C210 30 280 20 338 44"
			/>
			{ PEOPLE.map( ( [ x, r, top, body, head ] ) => (
				<g key={ x }>
					<path
						className={ `is-${ body }` }
						d={ `${ arch( x, r, top ) }z` }
					/>
					<circle
						className={ `is-${ head }` }
						cx={ x }
						cy={ top - 1.72 * r }
						r={ 0.58 * r }
					/>
				</g>
			) ) }
			<path className="is-ink" d={ arch( 140, 34.5, 256.9 ) } />
			{ RINGS.map( ( radius ) => (
				<path
					key={ radius }
					className="mp-auth-art__ring"
					d={ arch( 360, radius, 206 ) }
				/>
			) ) }
		</svg>
	);
}
