import { setBootData } from '../../lib/boot';
import { sessionStore } from '../../lib/session';
import { bootDataFor } from '../../testing/boot-data';
import { FakeServer } from '../../testing/fake-server';
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
		meetings: {
			held: 0,
			minutes: 0,
			by_month: MONTHS.map( ( month ) => ( {
				month,
				held: 0,
				minutes: 0,
			} ) ),
			by_year: [],
		},
	};
}

/** The same with meetings that took place in the last months, by their minutes, and in all by year. */
export function withMeetings(
	found: Results,
	minutes: number[],
	byYear: Results[ 'meetings' ][ 'by_year' ]
): Results {
	return {
		...found,
		meetings: {
			held: byYear.reduce( ( all, { held } ) => all + held, 0 ),
			minutes: byYear.reduce( ( all, year ) => all + year.minutes, 0 ),
			by_month: found.meetings.by_month.map( ( month, index ) => {
				const took =
					minutes[ index - MONTHS.length + minutes.length ] ?? 0;
				return { ...month, held: took > 0 ? 1 : 0, minutes: took };
			} ),
			by_year: byYear,
		},
	};
}

/** A server that has these results and this many ratings. */
export function startServer( found: Results, ratings = 0 ): FakeServer {
	return new FakeServer()
		.on( 'user-results', {
			status: true,
			results: found,
			agency: 'Verslo paramos agentūra',
		} )
		.on( 'get_reviews', {
			status: true,
			reviews: [],
			total_reviews: ratings,
			average_rating: ratings ? 4.83 : 0,
		} );
}

export function openResults( draft = false, path = '/rezultatai' ) {
	window.scrollTo = jest.fn();
	setBootData( bootDataFor() );
	sessionStore.getState().signIn( {
		...userFor( { role: 'mentorius', id: 9 } ),
		token: 'a'.repeat( 64 ),
	} );
	return renderScreen( <ResultsScreen draft={ draft } />, path );
}
