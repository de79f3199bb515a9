import { forwardRef } from 'react';
import type { MentorCardData } from '../api';
import type { MentorKind } from '../kind';
import { MentorCard } from './mentor-card';

interface MentorGridProps {
	kind: MentorKind;
	mentors: readonly MentorCardData[];
}

/** Photos of the first row load at once. */
const FIRST_ROW = 4;

export const MentorGrid = forwardRef< HTMLUListElement, MentorGridProps >(
	( { kind, mentors }, ref ) => (
		<ul ref={ ref } className="mp-mentor-grid">
			{ mentors.map( ( mentor, index ) => (
				<li key={ mentor.id }>
					<MentorCard
						kind={ kind }
						mentor={ mentor }
						eager={ index < FIRST_ROW }
					/>
				</li>
			) ) }
		</ul>
	)
);

MentorGrid.displayName = 'MentorGrid';
