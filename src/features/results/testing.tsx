import { setBootData } from '../../lib/boot';
import { sessionStore } from '../../lib/session';
import { bootDataFor } from '../../testing/boot-data';
import { FakeServer, refusal } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render-screen';
import { userFor } from '../../testing/user';
import type { Results } from './api';
import { ResultsScreen } from './screens/results-screen';

const MONTHS = [ '2025-12', '2026-01', '2026-02', '2026-03', '2026-04' ]
	.concat( [ '2026-05', '2026-06', '2026-07', '2026-08', '2026-09' ] )
	.concat( [ '2026-10', '2026-11' ] );

/** Results with these views and messages in the last months; zeros before. */
export function results(
	views: number[] = [],
	messages: number[] = [],
	changes: Partial< Results[ 'aktyvumas' ] > = {}
): Results {
	const at = ( list: number[], index: number ) =>
		list[ index - MONTHS.length + list.length ] ?? 0;
	return {
		sus_cat: [],
		sus_men: {
			total: views.reduce( ( all, one ) => all + one, 0 ),
			last30: views.at( -1 ) ?? 0,
			by_month: MONTHS.map( ( month, index ) => ( {
				month,
				total: at( views, index ),
			} ) ),
		},
		aktyvumas: {
			conversations: 0,
			messages_sent: 0,
			messages_received: 0,
			plans_received: 0,
			plans_completed: 0,
			steps_completed: 0,
			reply_rate: null,
			median_reply_hours: null,
			by_month: MONTHS.map( ( month, index ) => ( {
				month,
				messages: at( messages, index ),
				plans: 0,
			} ) ),
			...changes,
		},
	};
}

/** Answers by path; a number is a status. What is not there cannot be reached. */
export function startServer( answers: Record< string, unknown > ): jest.Mock {
	const server = new FakeServer();
	for ( const [ route, body ] of Object.entries( answers ) ) {
		server.answers[ route ] = () =>
			typeof body === 'number'
				? refusal( body, body === 404 ? 'not_found' : 'server_error' )
				: { body };
	}
	return server.fetch;
}

export function openResults( draft = false, path = '/rezultatai' ) {
	setBootData( bootDataFor() );
	sessionStore.getState().signIn( {
		...userFor( { role: 'mentorius', id: 9 } ),
		token: 'a'.repeat( 64 ),
	} );
	return renderScreen( <ResultsScreen draft={ draft } />, path );
}
