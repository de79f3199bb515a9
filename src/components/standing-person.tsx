/** Body, head and rings of the person, as tokens. */
const LOOKS = {
	sky: [
		'--mp-color-art-sky',
		'--mp-color-art-blush',
		'--mp-color-art-paper',
	],
	sun: [ '--mp-color-sun', '--mp-color-art-ink', '--mp-color-art-ink' ],
	paper: [
		'--mp-color-art-paper',
		'--mp-color-art-ink',
		'--mp-color-art-ink',
	],
	ink: [ '--mp-color-art-ink', '--mp-color-art-paper', '--mp-color-sun' ],
} as const;

const RINGS = [
	'M21.2 200V134a43.8 43.8 0 0 1 87.6 0V200',
	'M37.4 200V134a27.6 27.6 0 0 1 55.2 0V200',
	'M53.6 200V134a11.4 11.4 0 0 1 22.8 0V200',
];

interface StandingPersonProps {
	look: keyof typeof LOOKS;
}

/** One person of the brand, an arch and a circle; decoration. */
export function StandingPerson( { look }: StandingPersonProps ) {
	const [ body, head, rings ] = LOOKS[ look ];
	return (
		<svg viewBox="0 -8 130 208" aria-hidden="true" focusable="false">
			<path
				fill={ `var(${ body })` }
				d="M5 200V134a60 60 0 0 1 120 0V200z"
			/>
			<circle cx="65" cy="30.8" r="34.8" fill={ `var(${ head })` } />
			<g fill="none" stroke={ `var(${ rings })` } strokeWidth="3.4">
				{ RINGS.map( ( d ) => (
					<path key={ d } d={ d } />
				) ) }
			</g>
		</svg>
	);
}
