import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { addressId } from '../../api/address-id';
import { callAhead } from '../../api/client';
import { lazyPart } from '../../components/lazy-part';
import { displayName } from '../../components/members/display-name';
import { beginConversation } from '../../features/messages/api';
import { ConversationScreen } from '../../features/messages/screens/conversation-screen';
import type {
	Mentorship,
	MentorshipDetails,
} from '../../features/mentorships/api';
import { MentorshipScreen } from '../../features/mentorships/screens/mentorship-screen';
import type { Reported } from '../../features/reports/api';
import { NotFoundScreen } from '../screens/not-found-screen';
import { useLateHearts } from './late-hearts';
import { useReport } from './use-report';

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

/**
 * A conversation, which is Messages'; where the pair stands is told beside it by Mentorships, when they meet by Meetings; the
 * window to report is Reports'.
 */
function Talk( { convoId, isPair = false }: TalkProps ) {
	useEffect( () => void prepare(), [] );
	const renderHeart = useLateHearts();
	const [ report, reportWindow ] = useReport();
	return (
		<>
			<ConversationScreen
				convoId={ convoId }
				renderBeside={ ( id, state, onAnswer ) => (
					<PairPanel
						{ ...{
							id,
							state,
							onAnswer,
							renderMeetings,
							renderHeart,
						} }
						isWanted={ isPair }
						onReport={ ( what, mentorship ) =>
							report( reportedOf( what, mentorship, convoId ) )
						}
					/>
				) }
				onReport={ ( { id, author_name: name, content }, isBlocked ) =>
					report( {
						what: 'message',
						id,
						person: displayName( name ),
						text: content,
						canBlock: ! isBlocked,
					} )
				}
			/>
			{ reportWindow }
		</>
	);
}

/** A mentorship after which the two have begun anew. */
function EarlierPair( { details }: { details: MentorshipDetails } ) {
	const [ report, reportWindow ] = useReport();
	return (
		<>
			<Earlier
				{ ...{ details, renderMeetings } }
				onReport={ ( what, mentorship ) =>
					report(
						reportedOf( what, mentorship, mentorship.convo_id )
					)
				}
			/>
			{ reportWindow }
		</>
	);
}

/** A conversation, or what the other side wrote when they declined or ended it. */
function reportedOf(
	what: 'conversation' | 'mentorship',
	{ id, person, text, thanks, blocked_by_me: isBlocked }: Mentorship,
	convoId: number
): Reported {
	return {
		what,
		person: displayName( person.name ),
		canBlock: person.id > 0 && ! isBlocked,
		...( what === 'mentorship'
			? { id, text: text || thanks || '' }
			: { id: convoId } ),
	};
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
			renderEarlier={ ( details ) => <EarlierPair details={ details } /> }
			renderMissing={ () => <NotFoundScreen /> }
		/>
	);
}

MentorshipRoute.begin = async ( params: { id?: string } ) => {
	const id = addressId( params );
	if ( id > 0 ) {
		await callAhead( 'mentorship', { id } );
	}
};
