import { call, type Input, type Output } from '../../api/client';
import { ApiError } from '../../api/errors';

export type MeetingPage = Output< 'meetings' >;
export type Meeting = MeetingPage[ 'list' ][ number ];

export const proposeMeeting = ( values: Input< 'meeting_propose' > ) =>
	call( 'meeting_propose', values );

export const answerMeeting = (
	meeting: Meeting,
	time: string | null,
	note: string
) =>
	unlessDone(
		call( 'meeting_answer', { id: meeting.id, time, note } ),
		meeting,
		{
			state: time === null ? 'declined' : 'agreed',
			start: time,
			answer_note: note.trim(),
		}
	);

export const cancelMeeting = ( meeting: Meeting, note: string ) =>
	unlessDone( call( 'meeting_cancel', { id: meeting.id, note } ), meeting, {
		state: 'cancelled',
		answer_note: note.trim(),
	} );

/** A repeat of what had arrived, its reply lost, is refused like what came too late: what the meeting is by now tells them apart. */
async function unlessDone(
	sending: Promise< unknown >,
	{ id, mentorship_id: pair }: Meeting,
	wanted: Partial< Meeting >
): Promise< void > {
	try {
		await sending;
	} catch ( error ) {
		if ( ! ( error instanceof ApiError ) || error.status !== 409 ) {
			throw error;
		}
		const { list } = await listMeetings( pair, 0 ).catch( () => ( {
			list: [],
		} ) );
		const now = list.find( ( meeting ) => meeting.id === id );
		if (
			! now ||
			Object.entries( wanted ).some(
				( [ name, value ] ) => now[ name as keyof Meeting ] !== value
			)
		) {
			throw error;
		}
	}
}

/** Whether a meeting took place, by its id; or that there was one, by mentorship and day. */
export const logMeeting = ( values: Input< 'meeting_log' > ) =>
	call( 'meeting_log', values );

export function listMeetings(
	mentorshipId: number,
	page: number,
	signal?: AbortSignal
): Promise< MeetingPage > {
	return call(
		'meetings',
		{ mentorship_id: mentorshipId, page },
		signal && { signal }
	);
}

/** Since when there is a private calendar; null without one. Its address cannot be read again. */
export const readCalendar = async ( signal: AbortSignal ) =>
	( await call( 'calendar_feed_state', {}, { signal } ) ).made_at;

/** Makes or renews its address. */
export const makeCalendar = async () =>
	( await call( 'calendar_feed', {} ) ).url;

export const endCalendar = () => call( 'calendar_feed_end', {} );
