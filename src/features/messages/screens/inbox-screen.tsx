import { __ } from '@wordpress/i18n';
import { type ReactNode, useRef } from 'react';
import { ButtonLink } from '../../../components/button-link';
import { DraftNotice } from '../../../components/draft-notice';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { LoadMore } from '../../../components/load-more';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { screenPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import { beginInbox } from '../api';
import { ConversationRow } from '../components/conversation-row';
import { InboxSkeleton } from '../components/inbox-skeleton';
import { useInbox } from '../hooks/use-inbox';

interface DraftProps {
	/** A founder or mentor whose account is not public yet. */
	draft: boolean;
}

interface InboxScreenProps extends DraftProps {
	/** Whether what stands above the conversations is on its way. */
	waits: boolean;
	/** Drawn with the conversations and above them, so that it moves none. */
	renderSuggestions: () => ReactNode;
}

/** The conversations of a founder or a mentor. */
export function InboxScreen( {
	draft,
	waits,
	renderSuggestions,
}: InboxScreenProps ) {
	const intro = usePageIntro( 'Messages' );
	const title = intro.title || __( 'Messages', 'mentoriai-portal' );
	usePageTitle( title );
	const read = useInbox();
	const inbox = { ...read, loading: read.loading || waits };
	return (
		<div className="mp-page mp-page--mist">
			<div className="mp-wrap mp-wrap--mid mp-stack--lg">
				<div className="mp-page-head">
					<h1 className="mp-h1">{ title }</h1>
					{ intro.text && <p className="mp-lead">{ intro.text }</p> }
				</div>
				{ draft && <DraftNotice /> }
				{ ! inbox.loading && renderSuggestions() }
				<Conversations { ...{ inbox, draft } } />
			</div>
		</div>
	);
}

InboxScreen.begin = beginInbox;

interface ConversationsProps extends DraftProps {
	inbox: ReturnType< typeof useInbox >;
}

function Conversations( { inbox, draft }: ConversationsProps ) {
	const isMentor = useSession( ( { user } ) => user?.role === 'mentorius' );
	const list = useRef< HTMLUListElement >( null );
	if ( inbox.loading ) {
		return <InboxSkeleton />;
	}
	if ( inbox.error ) {
		return <ErrorState error={ inbox.error } onRetry={ inbox.retry } />;
	}
	if ( inbox.list.length === 0 ) {
		return <NoConversations { ...{ isMentor, draft } } />;
	}
	return (
		<div>
			<ul className="mp-person-rows" ref={ list }>
				{ inbox.list.map( ( conversation ) => (
					<ConversationRow
						key={ conversation.id }
						{ ...{ conversation, isMentor } }
					/>
				) ) }
			</ul>
			{ ( inbox.total > inbox.list.length || inbox.pages.length > 1 ) && (
				<LoadMore { ...inbox.loadMore } listRef={ list } />
			) }
		</div>
	);
}

interface NoConversationsProps extends DraftProps {
	isMentor: boolean;
}

/** Who may not write yet reads above what to do first. */
function NoConversations( { isMentor, draft }: NoConversationsProps ) {
	const title = __( 'No messages yet', 'mentoriai-portal' );
	if ( draft ) {
		return <EmptyState title={ title } />;
	}
	return (
		<EmptyState
			title={ title }
			action={
				! isMentor && (
					<ButtonLink to={ screenPath( 'Finder' ) }>
						{ __( 'Find a mentor', 'mentoriai-portal' ) }
					</ButtonLink>
				)
			}
		>
			{ isMentor
				? __(
						'When a founder writes to you, the conversation will appear here.',
						'mentoriai-portal'
				  )
				: __(
						'Choose a mentor and write: the conversation will appear here.',
						'mentoriai-portal'
				  ) }
		</EmptyState>
	);
}
