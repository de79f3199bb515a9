import type { StoryCardData } from '../api';
import { StoryCard } from './story-card';

interface StoryGridProps {
	stories: readonly StoryCardData[];
	headingLevel: 2 | 3;
	/** The screen's own list: its first row is on screen at once. */
	main?: boolean | undefined;
}

const FIRST_ROW = 3;

export function StoryGrid( { stories, headingLevel, main }: StoryGridProps ) {
	return (
		<ul
			className={
				main ? 'mp-story-grid mp-story-grid--list' : 'mp-story-grid'
			}
		>
			{ stories.map( ( story, index ) => (
				<li key={ story.id }>
					<StoryCard
						story={ story }
						headingLevel={ headingLevel }
						eager={ main && index < FIRST_ROW }
					/>
				</li>
			) ) }
		</ul>
	);
}
