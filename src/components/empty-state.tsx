import type { ReactNode } from 'react';
import './empty-state.css';

interface EmptyStateProps {
	title: ReactNode;
	/** One sentence. */
	children?: ReactNode;
	/** One way on. */
	action?: ReactNode;
	headingLevel?: 1 | 2 | 3 | undefined;
	/** A drawing in place of the usual one: where nothing is missing. */
	art?: ReactNode;
}

/** Nothing here yet: someone, and the dotted outline of who is missing. */
export function EmptyState( {
	title,
	children,
	action,
	headingLevel = 2,
	art,
}: EmptyStateProps ) {
	const Heading: 'h1' | 'h2' | 'h3' = `h${ headingLevel }`;
	return (
		<div className="mp-empty">
			{ art ?? <MissingPerson /> }
			<Heading className="mp-empty__title">{ title }</Heading>
			{ children && <p>{ children }</p> }
			{ action && <div className="mp-empty__action">{ action }</div> }
		</div>
	);
}

function MissingPerson() {
	return (
		<svg className="mp-empty__art" viewBox="0 0 200 140" aria-hidden="true">
			<path className="mp-empty__talk" d="M60 36C74 12 104 6 124 25" />
			<path
				className="mp-empty__body"
				d="M17 140V121a35 35 0 0 1 70 0V140z"
			/>
			<circle className="mp-empty__head" cx="52" cy="60.8" r="20.3" />
			<g className="mp-empty__missing">
				<path d="M105 139V103a37 37 0 0 1 74 0v36z" />
				<circle cx="142" cy="42" r="19" />
			</g>
		</svg>
	);
}
