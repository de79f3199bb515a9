import { call, type Input, type Output } from '../../api/client';

export type MeetingPage = Output< 'meetings' >;
export type Meeting = MeetingPage[ 'list' ][ number ];

export const proposeMeeting = ( values: Input< 'meeting_propose' > ) =>
	call( 'meeting_propose', values );

export const answerMeeting = ( values: Input< 'meeting_answer' > ) =>
	call( 'meeting_answer', values );

export const cancelMeeting = ( values: Input< 'meeting_cancel' > ) =>
	call( 'meeting_cancel', values );

/** Whether a meeting took place, by its id; or that there was one, by mentorship and day. */
export const logMeeting = ( values: Input< 'meeting_log' > ) =>
	call( 'meeting_log', values );

export function listMeetings(
	mentorshipId: number,
	page: number,
	signal: AbortSignal
): Promise< MeetingPage > {
	return call(
		'meetings',
		{ mentorship_id: mentorshipId, page },
		{ signal }
	);
}
