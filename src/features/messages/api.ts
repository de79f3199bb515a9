import {
	call,
	callAhead,
	callWithTotal,
	type Input,
	type Output,
} from '../../api/client';

export type Conversation = Output< 'get_conversations' >[ number ];
export type Message = Output< 'get_conversation_meta' >[ number ];

/** Messages asked for at once. */
export const PAGE_SIZE = 50;

export function listConversations( page: number, signal?: AbortSignal ) {
	return callWithTotal(
		'get_conversations',
		{ page },
		signal ? { signal } : {}
	);
}

/** What the inbox asks for first. */
export function beginInbox(): Promise< unknown > {
	return callAhead( 'get_conversations', { page: 0 } );
}

/** What a conversation asks for first. */
export async function beginConversation( id: number ): Promise< void > {
	if ( id > 0 ) {
		await Promise.all( [
			callAhead( 'get_conversation_meta', {
				convo_id: id,
				limit: PAGE_SIZE,
			} ),
			callAhead( 'get_conversations', { convo_id: id } ),
		] );
	}
}

/** One conversation as the inbox has it; null for one that is not the person's. */
export async function findConversation(
	id: number,
	signal?: AbortSignal
): Promise< Conversation | null > {
	const list = await call(
		'get_conversations',
		{ convo_id: id },
		signal ? { signal } : {}
	);
	return list[ 0 ] ?? null;
}

/** The last messages, those before an id, or the oldest after one. */
export function loadMessages(
	convoId: number,
	cursor: { after_id?: number; before_id?: number },
	signal?: AbortSignal
): Promise< Message[] > {
	return call(
		'get_conversation_meta',
		{ convo_id: convoId, limit: PAGE_SIZE, ...cursor },
		signal ? { signal } : {}
	);
}

export function sendReply(
	convoId: number,
	content: string,
	clientId: string
): Promise< Message > {
	return call( 'message_reply', {
		convo_id: convoId,
		content,
		client_id: clientId,
	} );
}

/** Whether anything is still unread. */
export async function markRead(
	convoId: number,
	upTo: number
): Promise< boolean > {
	const reply = await call( 'conversation_read', {
		convo_id: convoId,
		up_to: upTo,
	} );
	return reply.unreadmessages;
}

/** Opens a conversation with a mentor; gives its id. */
export async function startConversation( message: {
	id: number;
	subject: string;
	message: string;
	client_id: string;
} ): Promise< number > {
	return ( await call( 'message_send', message ) ).convo_id;
}

/** What a founder wrote before the account was ready. */
export type FirstMessage = NonNullable<
	Output< 'first_message' >[ 'message' ]
>;

export async function readFirstMessage(
	signal: AbortSignal
): Promise< FirstMessage | null > {
	return ( await call( 'first_message', {}, { signal } ) ).message;
}

export async function keepFirstMessage(
	text: Input< 'message_send' >
): Promise< FirstMessage | null > {
	return ( await call( 'keep_first_message', text ) ).message;
}

export async function dropFirstMessage(): Promise< void > {
	await call( 'keep_first_message', { id: null } );
}
