import { useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from '../../../components/link';
import { ApiError } from '../../../api/errors';
import { keyOf } from '../../../api/queries';
import { ButtonLink } from '../../../components/button-link';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { usePageTitle } from '../../../hooks/use-page-title';
import { screenPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import type { Conversation, Message } from '../api';
import { Chat } from '../components/chat';
import { ConversationHead } from '../components/conversation-head';
import { useConversation } from '../hooks/use-thread';
import '../components/chat.css';

interface ConversationScreenProps {
	/**
	 * What stands beside it.
	 *
	 * @param mentorshipId
	 * @param state
	 * @param onAnswer     Puts the cursor where an answer is written.
	 */
	renderBeside: (
		mentorshipId: number,
		state: NonNullable< Conversation[ 'mentorship_state' ] >,
		onAnswer: () => void
	) => ReactNode;
	/**
	 * Somebody wants to report a message of the other side.
	 *
	 * @param message
	 * @param isBlocked Whether the two cannot write to each other already.
	 */
	onReport: ( message: Message, isBlocked: boolean ) => void;
}

/** One conversation; 0 is none. */
export function ConversationScreen( {
	convoId,
	...rest
}: ConversationScreenProps & { convoId: number } ) {
	return (
		<div className="mp-page--mist">
			<div className="mp-wrap mp-wrap--mid mp-chat-page">
				<Link
					className="mp-chat-page__back"
					to={ screenPath( 'Messages' ) }
				>
					<Icon icon={ ArrowLeft } />
					{ __( 'Back to messages', 'mentoriai-portal' ) }
				</Link>
				{ convoId > 0 ? (
					<Talk key={ convoId } convoId={ convoId } { ...rest } />
				) : (
					<NoConversation />
				) }
			</div>
		</div>
	);
}

function Talk( {
	convoId,
	renderBeside,
	onReport,
}: ConversationScreenProps & { convoId: number } ) {
	const insert = useRef< ( ( text: string ) => void ) | null >( null );
	const user = useSession( ( state ) => state.user );
	const isMentor = user?.role === 'mentorius';
	const queries = useQueryClient();
	const { data, error } = useConversation( convoId );
	usePageTitle(
		data?.convo_title || __( 'Conversation', 'mentoriai-portal' )
	);
	// A message may change where the pair stands: an answer, for one.
	const tellMentorship = ( foreign: boolean ) => {
		if ( foreign ) {
			// It may be about a meeting that was proposed.
			void queries.invalidateQueries( { queryKey: keyOf( 'meetings' ) } );
		}
		if ( data?.mentorship_state && data.mentorship_state !== 'active' ) {
			for ( const key of [
				keyOf( 'get_conversations', { convo_id: convoId } ),
				keyOf( 'mentorship' ),
			] ) {
				void queries.invalidateQueries( { queryKey: key } );
			}
		}
	};
	if (
		data === null ||
		( error instanceof ApiError && error.status === 404 )
	) {
		return <NoConversation />;
	}
	// Its place is kept while the conversation loads: what comes beside or above it would move the messages.
	const hasBeside = data ? data.mentorship_id !== null : error === null;
	return (
		<div className="mp-chat-page__talk">
			{ hasBeside && (
				<aside
					className="mp-chat-page__beside"
					aria-label={ __( 'Mentorship', 'mentoriai-portal' ) }
				>
					{ data?.mentorship_id &&
						data.mentorship_state &&
						renderBeside(
							data.mentorship_id,
							data.mentorship_state,
							() => insert.current?.( '' )
						) }
				</aside>
			) }
			<section className="mp-chat">
				<ConversationHead
					conversation={ data }
					failed={ error !== null }
					isMentor={ isMentor }
				/>
				<Chat
					convoId={ convoId }
					me={ Math.max( 0, Number( user?.id ) || 0 ) }
					mayWrite={ user?.status === 'public' }
					canReply={ data?.can_reply ?? true }
					closed={ data && closedText( data ) }
					hasHead={ data !== undefined || error !== null }
					insert={ insert }
					onNews={ tellMentorship }
					onReport={ ( message ) =>
						onReport( message, data?.blocked ?? false )
					}
				/>
			</section>
		</div>
	);
}

/** Why nobody can write there, where that is not the other account's state. */
function closedText( {
	mentorship_state: state,
	blocked,
}: Conversation ): string | undefined {
	if ( blocked ) {
		return __(
			'You can no longer write to each other.',
			'mentoriai-portal'
		);
	}
	switch ( state ) {
		case 'declined':
		case 'withdrawn':
			return __( 'This request is closed.', 'mentoriai-portal' );
		case 'ended':
			return __( 'This mentorship has ended.', 'mentoriai-portal' );
		default:
			return undefined;
	}
}

/** Missing and somebody else's are the same. */
function NoConversation() {
	usePageTitle( __( 'Conversation', 'mentoriai-portal' ) );
	return (
		<EmptyState
			headingLevel={ 1 }
			title={ __(
				'This conversation does not exist',
				'mentoriai-portal'
			) }
			action={
				<ButtonLink to={ screenPath( 'Messages' ) }>
					{ __( 'Back to messages', 'mentoriai-portal' ) }
				</ButtonLink>
			}
		>
			{ __(
				'Check the link, or open the conversation from your messages.',
				'mentoriai-portal'
			) }
		</EmptyState>
	);
}
