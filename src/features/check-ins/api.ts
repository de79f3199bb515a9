import { queryOptions } from '@tanstack/react-query';
import { call, type Input, type Output } from '../../api/client';
import { keyOf } from '../../api/queries';

export type Question = Output< 'checkin_question' >;

/** The question behind a personal link; the link says who answers, not the session of this browser. */
export function checkInQuery( token: string ) {
	return queryOptions( {
		queryKey: keyOf( 'checkin_question', { token } ),
		queryFn: ( { signal } ) =>
			call( 'checkin_question', { token }, { signal, anonymous: true } ),
		staleTime: Infinity,
		refetchOnReconnect: false,
	} );
}

export async function answerCheckIn(
	answer: Input< 'checkin' >
): Promise< void > {
	await call( 'checkin', answer, { anonymous: true } );
}
