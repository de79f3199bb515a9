import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../components/button-link';
import { usePageTitle } from '../../hooks/use-page-title';
import { screenPath } from '../../lib/paths';
import './not-found-screen.css';

/** For every path that leads nowhere. */
export function NotFoundScreen() {
	const title = __( 'Page not found', 'mentoriai-portal' );
	usePageTitle( title );
	return (
		<div className="mp-wrap mp-not-found">
			<svg viewBox="0 0 620 300" aria-hidden="true" focusable="false">
				<g className="mp-not-found__digits">
					<text x="8" y="294">
						4
					</text>
					<text x="438" y="294">
						4
					</text>
				</g>
				<path
					fill="var(--mp-color-sun)"
					d="M213 294V261a95 95 0 0 1 190 0V294z"
				/>
				<circle
					cx="308"
					cy="95.7"
					r="57"
					fill="var(--mp-color-art-ink)"
				/>
				<g
					fill="none"
					stroke="var(--mp-color-art-ink)"
					strokeWidth="5.3"
				>
					<path d="M238.65 294V261a69.35 69.35 0 0 1 138.7 0V294" />
					<path d="M264.3 294V261a43.7 43.7 0 0 1 87.4 0V294" />
					<path d="M290 294V261a18 18 0 0 1 36 0V294" />
				</g>
				<path
					d="M0 297H620"
					stroke="var(--mp-color-text)"
					strokeWidth="5"
				/>
			</svg>
			<div>
				<h1>{ title }</h1>
				<p className="mp-sm mp-muted" lang="en">
					404 Not found
				</p>
			</div>
			<p className="mp-lead">
				{ __(
					'There is no such page, or it has moved. Check the address or go back to the start.',
					'mentoriai-portal'
				) }
			</p>
			<div className="mp-actions">
				<ButtonLink to={ screenPath( 'Home' ) }>
					{ __( 'Go to the home page', 'mentoriai-portal' ) }
				</ButtonLink>
				<ButtonLink to={ screenPath( 'Finder' ) } variant="secondary">
					{ __( 'Find a mentor', 'mentoriai-portal' ) }
				</ButtonLink>
			</div>
		</div>
	);
}
