import { call, type Input, type Output } from '../../api/client';

export type MentorshipDetails = Output< 'mentorship' >;
export type Mentorship = MentorshipDetails[ 'mentorship' ];
export type FounderFacts = NonNullable< MentorshipDetails[ 'founder' ] >;
export type MentorCard = NonNullable<
	MentorshipDetails[ 'alternatives' ]
>[ number ];

/** A mentorship after a change. */
type Changed = Promise< Mentorship >;

export async function declineRequest(
	values: Input< 'mentorship_decline' >
): Changed {
	return ( await call( 'mentorship_decline', values ) ).mentorship;
}

export async function withdrawRequest( id: number ): Changed {
	return ( await call( 'mentorship_withdraw', { id } ) ).mentorship;
}

export async function endMentorship(
	values: Input< 'mentorship_end' >
): Changed {
	return ( await call( 'mentorship_end', values ) ).mentorship;
}

export function listMentorships(
	state: 'open' | 'past',
	page: number,
	signal: AbortSignal
): Promise< Output< 'mentorships' > > {
	return call( 'mentorships', { state, page }, { signal } );
}
