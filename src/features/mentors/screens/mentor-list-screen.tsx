import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { queryOf } from '../../../api/queries';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { LoadMore } from '../../../components/load-more';
import { FallbackNotice } from '../../../components/fallback-notice';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePagedList } from '../../../hooks/use-paged-list';
import { usePageTitle } from '../../../hooks/use-page-title';
import { langAttribute } from '../../../lib/text-lang';
import { MENTOR_PAGES, mentorListQuery } from '../api';
import { MentorCount } from '../components/mentor-count';
import { MentorFilter } from '../components/mentor-filter';
import { MentorGrid } from '../components/mentor-grid';
import { MentorGridSkeleton } from '../components/mentor-grid-skeleton';
import { useKeywordField } from '../hooks/use-keyword-field';
import { useMentorFilter } from '../hooks/use-mentor-filter';
import { LIST_SCREENS, type MentorKind } from '../kind';

/** The list of mentors of one kind with search and field tags. */
export function MentorListScreen( { kind }: { kind: MentorKind } ) {
	const intro = usePageIntro( LIST_SCREENS[ kind ] );
	const lang = langAttribute( intro.textLang );
	const { data: fields = [] } = useQuery(
		queryOf( `mentoriai_${ kind }/tax`, {} )
	);
	const { tags, keyword, ...filter } = useMentorFilter();
	const [ typed, setTyped ] = useKeywordField( keyword, filter.search );
	const list = usePagedList(
		mentorListQuery( kind, { tags, keyword } ),
		MENTOR_PAGES
	);
	const listRef = useRef< HTMLUListElement >( null );
	usePageTitle( intro.title );

	const names = tags.map(
		( tag ) => fields.find( ( { slug } ) => slug === tag )?.name ?? tag
	);
	return (
		<div className="mp-wrap mp-page">
			<div className="mp-page-head">
				<h1 className="mp-h1" { ...lang }>
					{ intro.title }
				</h1>
				{ intro.text && (
					<p className="mp-lead" { ...lang }>
						{ intro.text }
					</p>
				) }
				<FallbackNotice textLang={ intro.textLang } />
			</div>
			<MentorFilter
				fields={ fields }
				tags={ tags }
				onToggle={ filter.toggle }
				keyword={ typed }
				onKeyword={ setTyped }
			/>
			<MentorCount
				total={ list.loading || list.error ? null : list.total }
				tags={ names }
				onClear={ filter.clearTags }
			/>
			{ list.loading && <MentorGridSkeleton /> }
			{ list.error && (
				<ErrorState error={ list.error } onRetry={ list.retry } />
			) }
			{ ! list.loading && ! list.error && list.list.length === 0 && (
				<EmptyState
					title={ __( 'No mentors found', 'mentoriai-portal' ) }
					action={
						( tags.length > 0 || keyword !== '' ) && (
							<Button
								variant="secondary"
								onClick={ filter.clear }
							>
								{ __( 'Show all mentors', 'mentoriai-portal' ) }
							</Button>
						)
					}
				>
					{ __(
						'Try another word or choose fewer fields.',
						'mentoriai-portal'
					) }
				</EmptyState>
			) }
			{ list.list.length > 0 && (
				<>
					<MentorGrid
						ref={ listRef }
						kind={ kind }
						mentors={ list.list }
					/>
					<LoadMore { ...list.loadMore } listRef={ listRef } />
				</>
			) }
		</div>
	);
}
