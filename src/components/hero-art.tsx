import { __ } from '@wordpress/i18n';
import './hero-art.css';

const GROUND = 540;

/** People of all heights: where they are, half their width, where their shoulders begin, and what they wear. */
const PEOPLE = [
	{
		x: 60,
		r: 60,
		top: 410,
		body: 'sky',
		head: 'paper',
		rings: 'cobalt',
		count: 2,
	},
	{
		x: 196,
		r: 76,
		top: 286,
		body: 'sun',
		head: 'blush',
		door: 'ink',
		doorTop: 382,
	},
	{
		x: 334,
		r: 62,
		top: 380,
		body: 'paper',
		head: 'sun',
		door: 'cobalt',
		doorTop: 435,
	},
	{
		x: 478,
		r: 82,
		top: 250,
		body: 'ink',
		head: 'paper',
		rings: 'sun',
		count: 3,
	},
	{ x: 566, r: 46, top: 466, body: 'blush', head: 'sky' },
	{ x: 128, r: 32, top: 500, body: 'deep', head: 'blush' },
] as const;

/** Conversations between heads. */
const TALKS = [
	{ d: 'M64 262C110 150 150 128 192 118', color: 'sky' },
	{ d: 'M196 86C260 20 388 0 462 42', color: 'sun' },
	{ d: 'M330 214C360 120 410 92 446 84', color: 'sky' },
] as const;

const RINGS = [ 0.73, 0.46, 0.19 ];

function arch( x: number, radius: number, top: number ): string {
	return `M${
		x - radius
	} ${ GROUND }V${ top }a${ radius } ${ radius } 0 0 1 ${
		radius * 2
	} 0V${ GROUND }`;
}

/** The home page's picture: people side by side and what they tell each other. */
export function HeroArt() {
	return (
		<svg
			className="mp-hero-art"
			viewBox="0 0 612 540"
			role="img"
			aria-label={ __(
				'Illustration: people of different heights stand side by side, joined by arcs of conversation',
				'mentoriai-portal'
			) }
		>
			{ TALKS.map( ( { d, color } ) => (
				<path
					key={ d }
					d={ d }
					className={ `mp-hero-art__talk is-${ color }-line` }
				/>
			) ) }
			{ PEOPLE.map( ( person ) => (
				<g key={ person.x }>
					<path
						d={ `${ arch( person.x, person.r, person.top ) }z` }
						className={ `is-${ person.body }` }
					/>
					<circle
						cx={ person.x }
						cy={ person.top - 1.72 * person.r }
						r={ 0.58 * person.r }
						className={ `is-${ person.head }` }
					/>
					{ 'door' in person && (
						<path
							d={ arch(
								person.x,
								0.46 * person.r,
								person.doorTop
							) }
							className={ `is-${ person.door }` }
						/>
					) }
					{ 'rings' in person &&
						RINGS.slice( 0, person.count ).map( ( share ) => (
							<path
								key={ share }
								d={ arch(
									person.x,
									share * person.r,
									person.top
								) }
								strokeWidth={ 0.056 * person.r }
								className={ `is-${ person.rings }-line` }
							/>
						) ) }
				</g>
			) ) }
		</svg>
	);
}
