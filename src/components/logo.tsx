import { classes } from '../lib/class-names';
import './logo.css';

interface LogoProps {
	/** On cobalt and ink. */
	inverse?: boolean | undefined;
}

/** Two people, side by side, that make an "m". Put a link around it. */
export function Logo( { inverse }: LogoProps ) {
	return (
		<span className={ classes( 'mp-logo', inverse && 'mp-logo--inverse' ) }>
			<svg viewBox="0 0 38 32" aria-hidden="true">
				<circle className="mp-logo__mentor" cx="9" cy="6.2" r="4.2" />
				<circle className="mp-logo__founder" cx="28" cy="4.4" r="4.2" />
				<path
					fill="currentColor"
					d="M0 32V21a9 9 0 0 1 18 0v11h-5.4V21.2a3.6 3.6 0 0 0-7.2 0V32zm18 0V20.2a10 10 0 0 1 20 0V32h-5.6V20.4a4.4 4.4 0 0 0-8.8 0V32z"
				/>
			</svg>
			<span className="mp-logo__name">Mentoriai</span>
		</span>
	);
}
