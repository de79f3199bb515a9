import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { addressId } from '../../api/address-id';
import { callAhead } from '../../api/client';
import { lazyPart } from '../../components/lazy-part';
import { beginConversation } from '../../features/messages/api';
import { ConversationScreen } from '../../features/messages/screens/conversation-screen';
import type { Mentorship } from '../../features/mentorships/api';
import { MentorshipScreen } from '../../features/mentorships/screens/mentorship-screen';
import { NotFoundScreen } from '../screens/not-found-screen';

const { Part: PairPanel, prepare } = lazyPart( () =>
	import(
		/* webpackChunkName: "pair-panel" */ '../../features/mentorships/components/pair-panel'
	).then( ( file ) => file.PairPanel )
);

const { Part: Meetings } = lazyPart( () =>
	import(
		/* webpackChunkName: "meetings" */ '../../features/meetings/components/meeting-section'
	).then( ( file ) => file.MeetingSection )
);

const { Part: Earlier } = lazyPart( () =>
	import(
		/* webpackChunkName: "pair-panel" */ '../../features/mentorships/components/earlier-mentorship'
	).then( ( file ) => file.EarlierMentorship )
);

const renderMeetings = ( { id, can, meetings }: Mentorship ) => (
	<Meetings
		mentorshipId={ id }
		held={ meetings }
		mayPropose={ can.propose_meeting }
	/>
);

interface TalkProps {
	convoId: number;
	/** Whether the person came for the pair, not for the messages. */
	isPair?: boolean;
}

/** A conversation, which is Messages'; where the pair stands is told beside it by Mentorships, when they meet by Meetings. */
function Talk( { convoId, isPair = false }: TalkProps ) {
	useEffect( prepare, [] );
	return (
		<ConversationScreen
			convoId={ convoId }
			renderBeside={ ( id, state, onAnswer ) => (
				<PairPanel
					{ ...{ id, state, onAnswer, renderMeetings } }
					isWanted={ isPair }
				/>
			) }
		/>
	);
}

/** A conversation. */
export function ConversationRoute() {
	return <Talk convoId={ addressId( useParams() ) } />;
}

ConversationRoute.begin = ( params: { id?: string } ) =>
	beginConversation( addressId( params ) );

/** A mentorship: the newest conversation of the two, or what an earlier one was. */
export function MentorshipRoute() {
	return (
		<MentorshipScreen
			id={ addressId( useParams() ) }
			renderTalk={ ( convoId ) => <Talk convoId={ convoId } isPair /> }
			renderEarlier={ ( details ) => (
				<Earlier { ...{ details, renderMeetings } } />
			) }
			renderMissing={ () => <NotFoundScreen /> }
		/>
	);
}

MentorshipRoute.begin = ( params: { id?: string } ) => {
	const id = addressId( params );
	if ( id > 0 ) {
		callAhead( 'mentorship', { id } );
	}
};
