import type { ReactNode } from 'react';

interface TitledSectionProps {
	/** Empty for a section without one. */
	title: string;
	children: ReactNode;
}

export function TitledSection( { title, children }: TitledSectionProps ) {
	return (
		<section className="mp-section">
			<div className="mp-wrap">
				{ title && (
					<div className="mp-section__head">
						<h2>{ title }</h2>
					</div>
				) }
				{ children }
			</div>
		</section>
	);
}
