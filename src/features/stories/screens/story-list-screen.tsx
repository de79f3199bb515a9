import { __, sprintf } from '@wordpress/i18n';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { StoryList } from '../components/story-list';
import { useListPage } from '../hooks/use-list-page';
import { usePageArrival } from '../hooks/use-page-arrival';

/** All success stories, nine a page. */
export function StoryListScreen() {
	const intro = usePageIntro( 'Stories' );
	const { current, searchOf } = useListPage();
	const heading = usePageArrival( current );
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
			<div className="mp-page-head">
				<h1 className="mp-h1" ref={ heading } tabIndex={ -1 }>
					{ intro.title }
				</h1>
				{ intro.text && <p className="mp-lead">{ intro.text }</p> }
			</div>
			<StoryList current={ current } searchOf={ searchOf } />
		</div>
	);
}
