import type { ReactNode } from 'react';
import { setBootData } from '../../lib/boot';
import { sessionStore } from '../../lib/session';
import { bootDataFor } from '../../testing/boot-data';
import { FakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render-screen';
import { userFor } from '../../testing/user';
import type { Mentorship } from './api';

/** Somebody signed in on one side, and a server. */
export function setUp( role: 'frontuser' | 'mentorius' ): FakeServer {
	setBootData( bootDataFor() );
	window.localStorage.clear();
	window.matchMedia = jest.fn(
		() => ( { matches: false } ) as MediaQueryList
	);
	sessionStore
		.getState()
		.signIn( { ...userFor( { role } ), token: 'a'.repeat( 64 ) } );
	return new FakeServer();
}

export const show = ( screen: ReactNode ) => renderScreen( screen );

export function mentorship( changes: Partial< Mentorship > = {} ): Mentorship {
	return {
		id: 7,
		state: 'requested',
		side: 'founder',
		person: {
			id: 9,
			name: 'Rasa Kazlauskienė',
			img: null,
			slug: 'rasa-kazlauskiene',
		},
		requested_at: '2026-11-20T08:00:00Z',
		answered_at: null,
		ended_at: null,
		waiting_days: 4,
		convo_id: 5,
		latest_id: 7,
		plan_ids: [],
		meetings: { held: 0, minutes: 0 },
		next_meeting: null,
		reason: null,
		text: null,
		thanks: null,
		blocked_by_me: false,
		can: {
			reply: true,
			decline: false,
			withdraw: true,
			end: false,
			propose_meeting: false,
		},
		...changes,
	};
}
