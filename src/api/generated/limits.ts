// Generated from the PHP schemas by `npm run types:generate`. Do not edit.

/** Limits of the fields that each route takes: forms read theirs here. */
export const LIMITS = {
	conversation_read: {
		convo_id: {
			minimum: 1,
			required: true,
		},
		up_to: {
			minimum: 0,
			required: true,
		},
	},
	get_conversation_meta: {
		convo_id: {
			minimum: 1,
			required: true,
		},
		after_id: {
			minimum: 0,
		},
		before_id: {
			minimum: 0,
		},
	},
	get_conversations: {
		convo_id: {
			minimum: 1,
		},
	},
	message_reply: {
		convo_id: {
			minimum: 1,
			required: true,
		},
		content: {
			minLength: 1,
			maxLength: 5000,
			required: true,
		},
		client_id: {
			maxLength: 36,
		},
	},
	message_send: {
		id: {
			minimum: 1,
			required: true,
		},
		subject: {
			minLength: 1,
			maxLength: 150,
			required: true,
		},
		message: {
			minLength: 1,
			maxLength: 5000,
			required: true,
		},
		client_id: {
			maxLength: 36,
		},
	},
} as const;
