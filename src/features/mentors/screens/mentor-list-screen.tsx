import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryOf } from '../../../api/queries';
import { ErrorState } from '../../../components/error-state';
import { LoadMore } from '../../../components/load-more';
import { PageHead } from '../../../components/page-head';
import { useKeywordField } from '../../../hooks/use-keyword-field';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePagedList } from '../../../hooks/use-paged-list';
import { usePageTitle } from '../../../hooks/use-page-title';
import { MENTOR_PAGES, mentorListQuery, type MentorPage } from '../api';
import { MentorCount } from '../components/mentor-count';
import { MentorFilter } from '../components/mentor-filter';
import { MentorGrid } from '../components/mentor-grid';
import { MentorGridSkeleton } from '../components/mentor-grid-skeleton';
import { NobodyFound } from '../components/nobody-found';
import { SavedLink } from '../components/saved-link';
import { fieldOffer } from '../field-offer';
import { useMentorFilter } from '../hooks/use-mentor-filter';
import { LIST_SCREENS, type MentorKind } from '../kind';

/** The list of mentors of one kind with search and field tags. */
export function MentorListScreen( { kind }: { kind: MentorKind } ) {
	const intro = usePageIntro( LIST_SCREENS[ kind ] );
	const { data: fields = [] } = useQuery(
		queryOf( `mentoriai_${ kind }/tax`, {} )
	);
	const { tags, keyword, town, ...filter } = useMentorFilter();
	const [ typed, setTyped ] = useKeywordField( keyword, filter.search );
	const list = usePagedList(
		mentorListQuery( kind, { tags, keyword, town } ),
		MENTOR_PAGES
	);
	const first: MentorPage | undefined = list.pages[ 0 ];
	// They stay while another filter’s list is on its way.
	const [ towns, setTowns ] = useState( first?.miestai ?? [] );
	if ( first && first.miestai !== towns ) {
		setTowns( first.miestai );
	}
	const listRef = useRef< HTMLUListElement >( null );
	usePageTitle( intro.title );

	const offer = fieldOffer( fields, tags, keyword );
	const names = tags.map(
		( tag ) => fields.find( ( { slug } ) => slug === tag )?.name ?? tag
	);
	return (
		<div className="mp-wrap mp-page">
			<PageHead intro={ intro } />
			<MentorFilter
				fields={ fields }
				tags={ tags }
				onToggle={ filter.toggle }
				keyword={ typed }
				onKeyword={ setTyped }
				towns={ towns }
				town={ town }
				onTown={ filter.chooseTown }
			/>
			<MentorCount
				total={ list.loading || list.error ? null : list.total }
				tags={ names }
				keyword={ keyword }
				keywordUsed={ first?.keyword_used || keyword }
				offer={ list.list.length > 0 ? offer : undefined }
				onOffer={ filter.chooseInstead }
				onClear={ filter.clearTags }
				saved={ <SavedLink /> }
			/>
			{ list.loading && <MentorGridSkeleton /> }
			{ list.error && (
				<ErrorState error={ list.error } onRetry={ list.retry } />
			) }
			{ ! list.loading && ! list.error && list.list.length === 0 && (
				<NobodyFound
					kind={ kind }
					filter={ { tags, keyword, town } }
					offer={ offer }
					onOffer={ filter.chooseInstead }
					onAll={ filter.clear }
				/>
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
