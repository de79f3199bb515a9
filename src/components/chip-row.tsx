import type { ReactNode } from 'react';
import './chip.css';

/** Chips in rows; under 600 px in one row that scrolls sideways, so that the list below is not pushed away. */
export function ChipRow( {
	label,
	children,
}: {
	label: string;
	children: ReactNode;
} ) {
	return (
		<div className="mp-chip-row" role="group" aria-label={ label }>
			{ children }
		</div>
	);
}
