import { lazyPart } from '../../components/lazy-part';
import { ClosingBand } from '../../features/closing/components/closing-band';
import { ContentScreen } from '../../features/content/screens/content-screen';
import { RelatedStories } from '../../features/stories/components/related-stories';
import type { ScreenProps } from '../screen';
import { NotFoundScreen } from '../screens/not-found-screen';

const section = lazyPart( () =>
	import( /* webpackChunkName: "page-section" */ './page-section' ).then(
		( file ) => file.PageSection
	)
);

/** A page of the editors, or the 404 page where it is gone. */
export function ContentRoute( { pageId }: ScreenProps ) {
	return (
		<ContentScreen
			pageId={ pageId }
			renderMissing={ () => <NotFoundScreen /> }
			renderSection={ ( props ) => <section.Part { ...props } /> }
			renderStories={ ( stories ) => (
				<>
					<RelatedStories stories={ stories } />
					<ClosingBand />
				</>
			) }
		/>
	);
}
