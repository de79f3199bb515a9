import { __, sprintf } from '@wordpress/i18n';
import { PageHead } from '../../../components/page-head';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { StoryList } from '../components/story-list';
import { useListPage } from '../hooks/use-list-page';
import { useListPageFocus } from '../hooks/use-list-page-focus';

/** All success stories, nine a page. */
export function StoryListScreen() {
	const intro = usePageIntro( 'Stories' );
	const { current, searchOf } = useListPage();
	const heading = useListPageFocus( current );
	usePageTitle(
		current > 1 && intro.title
			? sprintf(
					/* translators: 1: title of a list, 2: number of its page. */
					__( '%1$s, page %2$d', 'mentoriai-portal' ),
					intro.title,
					current
			  )
			: intro.title
	);
	return (
		<div className="mp-wrap mp-page">
			<PageHead intro={ intro } headingRef={ heading } />
			<StoryList current={ current } searchOf={ searchOf } />
		</div>
	);
}
