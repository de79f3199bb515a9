import { ClosingBand } from '../../features/closing/components/closing-band';
import { StoryListScreen } from '../../features/stories/screens/story-list-screen';
import { StoryScreen } from '../../features/stories/screens/story-screen';
import { NotFoundScreen } from '../screens/not-found-screen';

export function StoriesRoute() {
	return <StoryListScreen />;
}

/** A story, or the 404 page where there is none. */
export function StoryRoute() {
	return (
		<StoryScreen
			renderMissing={ () => <NotFoundScreen /> }
			closing={ <ClosingBand /> }
		/>
	);
}
