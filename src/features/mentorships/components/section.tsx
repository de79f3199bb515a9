import type { ReactNode } from 'react';

interface SectionProps {
	title: ReactNode;
	children: ReactNode;
}

/** A part of the panel under its own heading. */
export function Section( { title, children }: SectionProps ) {
	return (
		<section className="mp-pair__section">
			<h2 className="mp-pair__heading">{ title }</h2>
			{ children }
		</section>
	);
}
