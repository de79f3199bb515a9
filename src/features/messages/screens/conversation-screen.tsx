import { __ } from '@wordpress/i18n';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { addressId } from '../../../api/address-id';
import { ApiError } from '../../../api/errors';
import { ButtonLink } from '../../../components/button-link';
import { EmptyState } from '../../../components/empty-state';
import { Icon } from '../../../components/icon';
import { usePageTitle } from '../../../hooks/use-page-title';
import { screenPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import { beginConversation } from '../api';
import { Chat } from '../components/chat';
import { ConversationHead } from '../components/conversation-head';
import { useConversation } from '../hooks/use-thread';
import '../components/chat.css';

/** One conversation. */
export function ConversationScreen() {
	const convoId = addressId( useParams() );
	usePageTitle( __( 'Conversation', 'mentoriai-portal' ) );
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
					<Conversation key={ convoId } convoId={ convoId } />
				) : (
					<NoConversation />
				) }
			</div>
		</div>
	);
}

ConversationScreen.begin = ( params: { id?: string } ) =>
	beginConversation( addressId( params ) );

function Conversation( { convoId }: { convoId: number } ) {
	const user = useSession( ( state ) => state.user );
	const isMentor = user?.role === 'mentorius';
	const { data, error } = useConversation( convoId );
	if (
		data === null ||
		( error instanceof ApiError && error.status === 404 )
	) {
		return <NoConversation />;
	}
	return (
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
				hasHead={ data !== undefined || error !== null }
			/>
		</section>
	);
}

/** Missing and somebody else's are the same. */
function NoConversation() {
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
