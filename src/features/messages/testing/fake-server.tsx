import type { ReactNode } from 'react';
import { setBootData } from '../../../lib/boot';
import { sessionStore, type User } from '../../../lib/session';
import { bootDataFor } from '../../../testing/boot-data';
import { FakeServer } from '../../../testing/fake-server';
import { renderScreen } from '../../../testing/render-screen';
import { userFor } from '../../../testing/user';
import type { Conversation, Message } from '../api';

export { refusal, FakeServer, type Call } from '../../../testing/fake-server';

export const ME = 7;
export const MENTOR = 9;

export function message(
	id: number,
	by: number,
	content: string,
	at = '2026-11-20T08:00:00Z'
): Message {
	return {
		id,
		author_id: by,
		author_name: by === ME ? 'Lina Urbonaitė' : 'Rasa Kazlauskienė',
		content,
		created_at: at,
	};
}

export const PHOTO = {
	placeholder: { src: 'data:,', w: 16, h: 16 },
	resized: { src: 'http://localhost/rasa.jpg', w: 480, h: 480 },
	alt: '',
};

export function conversation(
	id: number,
	changes: Partial< Conversation > = {}
): Conversation {
	const person = { name: 'Rasa Kazlauskienė', img: null };
	return {
		id,
		convo_title: `Pokalbis Nr. ${ id }`,
		author_name: 'Lina Urbonaitė',
		mentor_name: person.name,
		img: null,
		created_at: '2026-11-18T08:00:00Z',
		last_message_at: '2026-11-20T14:42:00Z',
		is_read: true,
		is_user_read: '1',
		is_mentor_read: '1',
		person,
		last_message: { text: 'Iki pirmadienio', mine: false },
		can_reply: true,
		blocked: false,
		mentorship_id: 1,
		mentorship_state: 'active' as const,
		...changes,
	};
}

export function signIn( changes: Partial< User > = {} ): void {
	sessionStore.getState().signIn( {
		...userFor( { id: ME, unreadmessages: true, ...changes } ),
		token: 'a'.repeat( 64 ),
	} );
}

export function setUp(): FakeServer {
	setBootData( bootDataFor() );
	window.localStorage.clear();
	sessionStore.getState().signOut();
	return new FakeServer();
}

export function open( path: string, pattern: string, screen: ReactNode ) {
	return renderScreen( screen, path, { pattern } );
}
