/** Where people stand, half their width, where their shoulders begin, their colours. */
const PEOPLE = [
	{ x: 140, r: 75, top: 245, body: 'sun', head: 'blush', door: 34.5 },
	{ x: 360, r: 90, top: 206, body: 'ink', head: 'paper', rings: true },
	{ x: 245, r: 38, top: 294, body: 'sky', head: 'paper' },
	{ x: 474, r: 42, top: 280, body: 'paper', head: 'sun' },
	{ x: 32, r: 32, top: 302, body: 'sky', head: 'paper' },
] as const;

const GROUND = 330;
const RINGS = [ 0.73, 0.46, 0.19 ];

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
			{ PEOPLE.map( ( person ) => (
				<g key={ person.x }>
					<path
						className={ `is-${ person.body }` }
						d={ `${ arch( person.x, person.r, person.top ) }z` }
					/>
					<circle
						className={ `is-${ person.head }` }
						cx={ person.x }
						cy={ person.top - 1.72 * person.r }
						r={ 0.58 * person.r }
					/>
					{ 'door' in person && (
						<path
							className="is-ink"
							d={ arch( person.x, person.door, 256.9 ) }
						/>
					) }
					{ 'rings' in person &&
						RINGS.map( ( share ) => (
							<path
								key={ share }
								className="mp-auth-art__ring"
								d={ arch(
									person.x,
									share * person.r,
									person.top
								) }
							/>
						) ) }
				</g>
			) ) }
		</svg>
	);
}
