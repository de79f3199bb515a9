// Generated from the PHP schemas by `npm run types:generate`. Do not edit.

/** What each route of data/v1 takes and answers. */
export interface Routes {
	/** POST conversation_read; access: frontuser|mentorius */
	conversation_read: {
		input: {
			convo_id: number;
			up_to: number;
		};
		output: {
			status: true;
			unreadmessages: boolean;
		};
	};
	/** GET get_conversation_meta; access: frontuser|mentorius */
	get_conversation_meta: {
		input: {
			convo_id: number;
			after_id?: number;
			before_id?: number;
			limit?: number;
		};
		output: {
			id: number;
			author_id: number;
			author_name: string;
			content: string;
			created_at: string;
		}[];
	};
	/** GET get_conversations; access: frontuser|mentorius */
	get_conversations: {
		input: {
			page?: number;
			per_page?: number;
			convo_id?: number;
		};
		output: {
			id: number;
			convo_title: string;
			author_name: string;
			mentor_name: string;
			created_at: string;
			last_message_at: string;
			is_read: boolean;
			is_user_read: '0' | '1';
			is_mentor_read: '0' | '1';
		}[];
	};
	/** POST message_reply; access: frontuser|mentorius (public) */
	message_reply: {
		input: {
			convo_id: number;
			content: string;
			client_id?: string;
		};
		output: {
			id: number;
			author_id: number;
			author_name: string;
			content: string;
			created_at: string;
		};
	};
	/** POST message_send; access: frontuser (public) */
	message_send: {
		input: {
			id: number;
			subject: string;
			message: string;
			client_id?: string;
		};
		output: {
			status: true;
			convo_id: number;
		};
	};
	/** GET user-profile; access: frontuser|mentorius|neapsisprendes */
	'user-profile': {
		input: {};
		output: {
			status: true;
			profile:
				| {
						role: 'neapsisprendes';
						email: string;
				  }
				| {
						role: 'frontuser';
						email: string;
						first_name: string;
						last_name: string;
						imones_pavadinimas: string;
						imones_veiklosregistracijos_metai: number | null;
						apibudinkite_imonesveiklos_sriti: string;
						klausimaireikalinga_pagalba: string;
						img: null;
						review: {
							state:
								| 'draft'
								| 'submitted'
								| 'public'
								| 'returned'
								| 'rejected'
								| 'paused'
								| 'closed';
							reason: string;
						};
						complete: boolean;
						missing: (
							| 'firstName'
							| 'lastName'
							| 'pavadinimas'
							| 'regMetai'
							| 'veiklosSritis'
							| 'klausimai'
						)[];
				  }
				| {
						role: 'mentorius';
						email: string;
						first_name: string;
						last_name: string;
						phone_number: string;
						pareigos_ir_imone: string;
						pareigos_ir_imone_en: string;
						sritis2: number[];
						aprasymas_lt: string;
						aprasymas_en: string;
						cv: {
							id: number;
							name: string;
							size: number;
							url: string;
						}[];
						linkedin: string;
						img: null;
						paskyros_uzimtumas: '1' | '0';
						capacity: number | null;
						slug: string;
						review: {
							state:
								| 'draft'
								| 'submitted'
								| 'public'
								| 'returned'
								| 'rejected'
								| 'paused'
								| 'closed';
							reason: string;
						};
						complete: boolean;
						missing: (
							| 'firstName'
							| 'lastName'
							| 'pareigosirimone'
							| 'aprasymaslt'
						)[];
				  };
		};
	};
}

/** How each is called; `{name}` in a path is filled from the input. */
export const ROUTES: {
	readonly [ Name in keyof Routes ]: {
		readonly method: 'GET' | 'POST';
		readonly path: string;
	};
} = {
	conversation_read: { method: 'POST', path: 'conversation_read' },
	get_conversation_meta: { method: 'GET', path: 'get_conversation_meta' },
	get_conversations: { method: 'GET', path: 'get_conversations' },
	message_reply: { method: 'POST', path: 'message_reply' },
	message_send: { method: 'POST', path: 'message_send' },
	'user-profile': { method: 'GET', path: 'user-profile' },
};
