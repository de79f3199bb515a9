import { __, sprintf } from '@wordpress/i18n';
import { FallbackNotice } from '../../../components/fallback-notice';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { langAttribute } from '../../../lib/text-lang';
import { StoryList } from '../components/story-list';
import { useListPage } from '../hooks/use-list-page';
import { useListPageFocus } from '../hooks/use-list-page-focus';

/** All success stories, nine a page. */
export function StoryListScreen() {
	const intro = usePageIntro( 'Stories' );
	const lang = langAttribute( intro.textLang );
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
			<div className="mp-page-head">
				<h1
					className="mp-h1"
					ref={ heading }
					tabIndex={ -1 }
					{ ...lang }
				>
					{ intro.title }
				</h1>
				{ intro.text && (
					<p className="mp-lead" { ...lang }>
						{ intro.text }
					</p>
				) }
				<FallbackNotice textLang={ intro.textLang } />
			</div>
			<StoryList current={ current } searchOf={ searchOf } />
		</div>
	);
}
