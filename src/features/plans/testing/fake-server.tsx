import type { ReactNode } from 'react';
import { setBootData } from '../../../lib/boot';
import { sessionStore, type User } from '../../../lib/session';
import { bootDataFor } from '../../../testing/boot-data';
import { FakeServer } from '../../../testing/fake-server';
import { renderScreen } from '../../../testing/render-screen';
import { userFor } from '../../../testing/user';
import type { Plan, PlanCard, Step } from '../api';

export { refusal, FakeServer, type Answer } from '../../../testing/fake-server';

export function setUp(): FakeServer {
	setBootData( bootDataFor() );
	window.localStorage.clear();
	sessionStore.getState().signOut();
	return new FakeServer();
}

export function signIn( changes: Partial< User > = {} ): void {
	sessionStore
		.getState()
		.signIn( { ...userFor( changes ), token: 'a'.repeat( 64 ) } );
}

export function card(
	id: number,
	changes: Partial< PlanCard > = {}
): PlanCard {
	return {
		id,
		open: true,
		date: '2026-11-20',
		name: `Person ${ id }`,
		person: { name: `Person ${ id }`, img: null },
		goal: `Goal ${ id }`,
		progress: { done: 1, total: 3 },
		next_deadline: '2099-12-18',
		verslininko_paskirtas_statusas: 'aktyvus',
		mentoriaus_paskirtas_statusas: 'aktyvus',
		...changes,
	};
}

export function step( changes: Partial< Step > = {} ): Step {
	return {
		uid: 'u1',
		veiksmas: 'Count the cost',
		siekiamas_rezultatas: 'A clear price',
		terminas: '11/12/2099',
		status: false,
		rev: 1,
		...changes,
	};
}

export function plan( changes: Partial< Plan > = {} ): Plan {
	return {
		id: 42,
		open: true,
		date: '2026-11-20',
		name: 'Rasa Kazlauskienė',
		verslininkas: { id: 7, fullname: 'Lina Urbonaitė', img: null },
		mentorius: { id: 9, fullname: 'Rasa Kazlauskienė', img: null },
		sukurimo_data: '2026-11-20',
		redagavimo_data: '2026-11-21',
		verslininko_paskirtas_statusas: 'aktyvus',
		mentoriaus_paskirtas_statusas: 'aktyvus',
		pagrindinis_tikslas: 'A first contract',
		etapai: [ step() ],
		progress: { done: 0, total: 1 },
		finished_on: null,
		mentorship_id: 5,
		thanks: { founder: null, mentor: null },
		...changes,
	};
}

export function open( path: string, pattern: string, screen: ReactNode ) {
	return renderScreen( screen, path, { pattern } );
}
