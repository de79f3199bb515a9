import { __ } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { VisuallyHidden } from '../../../components/visually-hidden';

interface TypeCardProps {
	title: string;
	text: string;
	body: 'paper' | 'ink';
	loading: boolean;
	disabled: boolean;
	onChoose: () => void;
}

const RINGS = [ 43.8, 27.6, 11.4 ];

/** One way to take part. */
export function TypeCard( {
	title,
	text,
	body,
	loading,
	disabled,
	onChoose,
}: TypeCardProps ) {
	const mentor = body === 'ink';
	return (
		<article className="mp-type-card">
			<h2>{ title }</h2>
			<p className="mp-type-card__text">{ text }</p>
			<Button
				variant="ink"
				size="lg"
				className="mp-type-card__button"
				loading={ loading }
				disabled={ disabled }
				onClick={ onChoose }
			>
				{ __( 'Select', 'mentoriai-portal' ) }
				<VisuallyHidden>: { title }</VisuallyHidden>
			</Button>
			<svg
				className="mp-type-card__art"
				viewBox="0 -8 130 208"
				aria-hidden="true"
			>
				<path
					className={ `is-${ body }` }
					d="M5 200V134a60 60 0 0 1 120 0V200z"
				/>
				<circle
					className={ mentor ? 'is-paper' : 'is-ink' }
					cx="65"
					cy="30.8"
					r="34.8"
				/>
				{ RINGS.map( ( radius ) => (
					<path
						key={ radius }
						className={ mentor ? 'is-sun-line' : 'is-ink-line' }
						d={ `M${
							65 - radius
						} 200V134a${ radius } ${ radius } 0 0 1 ${
							radius * 2
						} 0V200` }
					/>
				) ) }
			</svg>
		</article>
	);
}
