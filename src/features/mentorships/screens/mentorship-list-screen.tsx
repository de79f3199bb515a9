import { __, _x } from '@wordpress/i18n';
import { useRef } from 'react';
import { callAhead } from '../../../api/client';
import { ButtonLink } from '../../../components/button-link';
import { DraftNotice } from '../../../components/draft-notice';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { LoadMore } from '../../../components/load-more';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import { TabPanel, Tabs } from '../../../components/tabs';
import { useAddressQuery } from '../../../hooks/use-address-query';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { screenPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import { MentorshipRow } from '../components/mentorship-row';
import { useMentorshipList } from '../hooks/use-mentorship-list';

const ID = 'mentorships';
/** In the address while past ones are shown. */
const PAST = 'past';

interface MentorshipListScreenProps {
	/** A founder or mentor whose account is not public yet. */
	draft: boolean;
}

/** The requests, running and past mentorships of a person. */
export function MentorshipListScreen( { draft }: MentorshipListScreenProps ) {
	const intro = usePageIntro( 'Mentorships' );
	const title = intro.title || __( 'Mentorships', 'mentoriai-portal' );
	usePageTitle( title );
	const [ query, changeQuery ] = useAddressQuery();
	const current = query.has( PAST ) ? 'past' : 'open';
	return (
		<div className="mp-page mp-page--mist">
			<div className="mp-wrap mp-wrap--mid mp-stack--lg">
				<div className="mp-page-head">
					<h1 className="mp-h1">{ title }</h1>
					{ intro.text && <p className="mp-lead">{ intro.text }</p> }
				</div>
				{ draft && <DraftNotice /> }
				<Tabs
					id={ ID }
					label={ title }
					tabs={ {
						open: _x(
							'Current',
							'mentorships',
							'mentoriai-portal'
						),
						past: _x( 'Past', 'mentorships', 'mentoriai-portal' ),
					} }
					current={ current }
					onChange={ ( key ) =>
						changeQuery( ( now ) => {
							now.delete( PAST );
							if ( key === 'past' ) {
								now.set( PAST, '1' );
							}
							return now.toString();
						} )
					}
				/>
				<TabPanel id={ ID } tab={ current } current={ current }>
					<List key={ current } state={ current } draft={ draft } />
				</TabPanel>
			</div>
		</div>
	);
}

MentorshipListScreen.begin = () =>
	callAhead( 'mentorships', { state: 'open', page: 0 } );

function List( { state, draft }: { state: 'open' | 'past'; draft: boolean } ) {
	const isMentor = useSession( ( { user } ) => user?.role === 'mentorius' );
	const found = useMentorshipList( state );
	const list = useRef< HTMLUListElement >( null );
	if ( found.loading ) {
		return (
			<SkeletonRegion>
				<Skeleton width="100%" height="18rem" />
			</SkeletonRegion>
		);
	}
	if ( found.error ) {
		return <ErrorState error={ found.error } onRetry={ found.retry } />;
	}
	if ( found.list.length === 0 ) {
		return <Nothing { ...{ state, draft, isMentor } } />;
	}
	return (
		<>
			<ul className="mp-person-rows" ref={ list }>
				{ found.list.map( ( mentorship ) => (
					<MentorshipRow
						key={ mentorship.id }
						mentorship={ mentorship }
					/>
				) ) }
			</ul>
			<LoadMore { ...found.loadMore } listRef={ list } />
		</>
	);
}

interface NothingProps {
	state: 'open' | 'past';
	draft: boolean;
	isMentor: boolean;
}

function Nothing( { state, draft, isMentor }: NothingProps ) {
	if ( state === 'past' ) {
		return (
			<EmptyState
				title={ __( 'No past mentorships', 'mentoriai-portal' ) }
			>
				{ __(
					'What has been declined, withdrawn or ended will appear here.',
					'mentoriai-portal'
				) }
			</EmptyState>
		);
	}
	return (
		<EmptyState
			title={ __( 'No current mentorships', 'mentoriai-portal' ) }
			action={
				! isMentor &&
				! draft && (
					<ButtonLink to={ screenPath( 'Finder' ) }>
						{ __( 'Find a mentor', 'mentoriai-portal' ) }
					</ButtonLink>
				)
			}
		>
			{ isMentor
				? __(
						'When a founder writes to you, the request will appear here.',
						'mentoriai-portal'
				  )
				: __(
						'A mentorship begins when you write to a mentor.',
						'mentoriai-portal'
				  ) }
		</EmptyState>
	);
}
