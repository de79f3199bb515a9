import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';

interface SectionProps {
	children: ReactNode;
}

/** A block in the canvas, with the look of the site inside. */
export function Section( { children }: SectionProps ) {
	return (
		<div { ...useBlockProps( { className: 'mp-app mp-edit' } ) }>
			{ children }
		</div>
	);
}
