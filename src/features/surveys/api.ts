import { queryOptions } from '@tanstack/react-query';
import { call, type Output } from '../../api/client';
import { keyOf } from '../../api/queries';

export type Survey = Output< 'apklausa' >;
export type Question = Survey[ 'klausimai' ][ number ];

/** The survey behind a personal link. What someone is answering is not fetched again under their hands. */
export function surveyQuery( id: string, hash: string ) {
	return queryOptions( {
		queryKey: keyOf( 'apklausa', { id, userHash: hash } ),
		queryFn: ( { signal } ) =>
			// The link says who answers, not the session of this browser.
			call(
				'apklausa',
				{ id, userHash: hash },
				{ signal, anonymous: true }
			),
		staleTime: Infinity,
		refetchOnReconnect: false,
	} );
}

export async function sendAnswers(
	id: string,
	hash: string,
	answers: ReadonlyArray< { klausimas: number; answer: string | number } >,
	clientId: string
): Promise< void > {
	await call(
		'submit_apklausa',
		{
			apklausaId: Number( id ),
			userHash: hash,
			klausimaiAtsakymai: [ ...answers ],
			client_id: clientId,
		},
		{ anonymous: true }
	);
}
