import { call, type Input, type Output } from '../../api/client';

export type MentorshipDetails = Output< 'mentorship' >;
export type Mentorship = MentorshipDetails[ 'mentorship' ];
export type FounderFacts = NonNullable< MentorshipDetails[ 'founder' ] >;
export type MentorCard = NonNullable<
	MentorshipDetails[ 'alternatives' ]
>[ number ];

export const declineRequest = ( values: Input< 'mentorship_decline' > ) =>
	call( 'mentorship_decline', values );

export const withdrawRequest = ( id: number ) =>
	call( 'mentorship_withdraw', { id } );

export const endMentorship = ( values: Input< 'mentorship_end' > ) =>
	call( 'mentorship_end', values );

export const setBlock = ( values: Input< 'block' > ) => call( 'block', values );

export function listMentorships(
	state: 'open' | 'past',
	page: number,
	signal: AbortSignal
): Promise< Output< 'mentorships' > > {
	return call( 'mentorships', { state, page }, { signal } );
}
