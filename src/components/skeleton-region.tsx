import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useDelayed } from '../hooks/use-delayed';
import { classes } from '../lib/class-names';
import { VisuallyHidden } from './visually-hidden';
import './skeleton.css';

interface SkeletonRegionProps {
	/** What is on its way, for screen readers. */
	label?: string | undefined;
	className?: string | undefined;
	children: ReactNode;
}

/** Quick answers should not make it flash. */
const APPEARS_AFTER_MS = 150;

/** Holds the place of what comes from the start, but shows itself a little later. */
export function SkeletonRegion( {
	label,
	className,
	children,
}: SkeletonRegionProps ) {
	const visible = useDelayed( APPEARS_AFTER_MS );
	return (
		<div aria-busy="true" className={ className }>
			<div role="status">
				{ visible && (
					<VisuallyHidden>
						{ label ?? __( 'Loading…', 'mentoriai-portal' ) }
					</VisuallyHidden>
				) }
			</div>
			<div
				aria-hidden="true"
				className={ classes(
					'mp-skeleton-region',
					! visible && 'is-waiting'
				) }
			>
				{ children }
			</div>
		</div>
	);
}
