import type { ReactNode } from 'react';
import { setBootData } from '../../lib/boot';
import { sessionStore, type User } from '../../lib/session';
import { bootDataFor } from '../../testing/boot-data';
import { FakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render-screen';
import { userFor } from '../../testing/user';
import type { OwnReview, Review } from './api';

export { refusal, FakeServer } from '../../testing/fake-server';

export const MENTOR = 9;

export function setUp(): FakeServer {
	setBootData( bootDataFor() );
	window.localStorage.clear();
	sessionStore.getState().signOut();
	return new FakeServer();
}

export function review( id: number, over: Partial< Review > = {} ): Review {
	return {
		id,
		rating: 5,
		comment: `Comment ${ id }`,
		user_name: 'Jonas K.',
		created_at: '2026-11-20T08:00:00Z',
		...over,
	};
}

export function own( over: Partial< OwnReview > = {} ): OwnReview {
	return { ...review( 1 ), state: 'published', reason: '', ...over };
}

export function signIn( changes: Partial< User > = {} ): void {
	sessionStore
		.getState()
		.signIn( { ...userFor( changes ), token: 'a'.repeat( 64 ) } );
}

export function open( children: ReactNode ) {
	return renderScreen( children, '/mentorius/rasa' );
}
