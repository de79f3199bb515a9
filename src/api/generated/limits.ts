// Generated from the PHP schemas by `npm run types:generate`. Do not edit.

/* Limits of the fields that each route takes: import * as LIMITS. */

export const accept_consents = {
	privacy: { required: true },
	rules: { required: true },
} as const;

export const apklausa = {
	id: { minLength: 1, maxLength: 4000, required: true },
	userHash: { minLength: 1, maxLength: 4000, required: true },
} as const;

export const block = {
	user_id: { minimum: 1, required: true },
	on: { required: true },
} as const;

export const change_shortlist = {
	id: { minimum: 1 },
	kind: { enum: [ 'dynamic', 'static' ] },
	items: {
		minItems: 0,
		maxItems: 100,
		items: {
			kind: { enum: [ 'dynamic', 'static' ] },
			id: { minimum: 1, required: true },
		},
	},
	on: { required: true },
} as const;

export const checkin = {
	token: { minLength: 1, maxLength: 4000, required: true },
	score: { minimum: 1, maximum: 5, required: true },
	comment: { maxLength: 1000 },
} as const;

export const checkin_question = {
	token: { minLength: 1, maxLength: 4000, required: true },
} as const;

export const confirm_email = {
	email: { minLength: 1, maxLength: 100, required: true },
	key: { minLength: 1, maxLength: 200, required: true },
	claim: { maxLength: 200 },
	password: { maxLength: 4096 },
	password_confirm: { maxLength: 4096 },
} as const;

export const confirm_resend = {
	email: { minLength: 1, maxLength: 100, required: true },
} as const;

export const conversation_read = {
	convo_id: { minimum: 1, required: true },
	up_to: { minimum: 0, required: true },
} as const;

export const data_request = {
	kind: { enum: [ 'export', 'erase' ], required: true },
} as const;

export const events = {
	slug: { minLength: 1, maxLength: 200, required: true },
} as const;

export const events__ics = {
	slug: { minLength: 1, maxLength: 200, required: true },
} as const;

export const events_feed = { miestas: { maxLength: 200 } } as const;

export const extend_session = { client_id: { maxLength: 36 } } as const;

export const find_mentors = {
	fields: { minItems: 0, maxItems: 3, items: { minimum: 0 } },
	words: { maxLength: 200 },
	town: { maxLength: 80 },
} as const;

export const get_conversation_meta = {
	convo_id: { minimum: 1, required: true },
	after_id: { minimum: 0 },
	before_id: { minimum: 0 },
} as const;

export const get_conversations = { convo_id: { minimum: 1 } } as const;

export const get_default = { pageId: { minimum: 1, required: true } } as const;

export const get_own_review = {
	mentor_id: { minimum: 1, required: true },
} as const;

export const get_plans = {
	page: { required: true },
	keyword: { maxLength: 200 },
} as const;

export const get_reviews = {
	mentor_id: { minimum: 1, required: true },
} as const;

export const get_success_stories = { page: { required: true } } as const;

export const keep_first_message = {
	id: { minimum: 1, required: true },
	subject: { maxLength: 150 },
	message: { maxLength: 5000 },
	client_id: { maxLength: 36 },
} as const;

export const leave_portal = {
	password: { maxLength: 4096 },
	email: { minLength: 1, maxLength: 100, required: true },
} as const;

export const login = {
	email: { minLength: 1, maxLength: 100, required: true },
	password: { minLength: 1, maxLength: 4096, required: true },
	bot_token: { maxLength: 4096 },
} as const;

export const lost = {
	email: { minLength: 1, maxLength: 100, required: true },
	bot_token: { maxLength: 4096 },
} as const;

export const lost_reset = {
	email: { minLength: 1, maxLength: 100, required: true },
	key: { minLength: 1, maxLength: 200, required: true },
	password: { minLength: 1, maxLength: 4096, required: true },
	password_confirm: { maxLength: 4096 },
} as const;

export const mark_plan_as_completed = {
	planId: { minimum: 1, required: true },
	thanks: { maxLength: 500 },
} as const;

export const mark_step_as_completed = {
	planId: { minimum: 1, required: true },
	stepUid: { minLength: 1, maxLength: 64, required: true },
} as const;

export const meeting_answer = {
	id: { minimum: 1, required: true },
	note: { maxLength: 500 },
} as const;

export const meeting_cancel = {
	id: { minimum: 1, required: true },
	note: { maxLength: 500 },
} as const;

export const meeting_log = {
	id: { minimum: 1 },
	mentorship_id: { minimum: 1 },
	held: { required: true },
	minutes: { minimum: 5, maximum: 480 },
} as const;

export const meeting_propose = {
	mentorship_id: { minimum: 1, required: true },
	times: { minItems: 1, maxItems: 3, required: true },
	minutes: { enum: [ 30, 45, 60, 90 ], required: true },
	place: { minLength: 1, maxLength: 300, required: true },
	note: { maxLength: 500 },
	client_id: { maxLength: 36 },
} as const;

export const meetings = { mentorship_id: { minimum: 1 } } as const;

export const mentoriai_dynamic = {
	seed: { maxLength: 20 },
	filter: {
		tax: { minItems: 0, maxItems: 50, items: { maxLength: 200 } },
		keyword: { maxLength: 200 },
		miestas: { maxLength: 100 },
	},
	tax: { minItems: 0, maxItems: 50, items: { maxLength: 200 } },
	keyword: { maxLength: 200 },
	miestas: { maxLength: 100 },
} as const;

export const mentoriai_dynamic_single = {
	slug: { minLength: 1, maxLength: 200, required: true },
} as const;

export const mentoriai_static = {
	seed: { maxLength: 20 },
	filter: {
		tax: { minItems: 0, maxItems: 50, items: { maxLength: 200 } },
		keyword: { maxLength: 200 },
		miestas: { maxLength: 100 },
	},
	tax: { minItems: 0, maxItems: 50, items: { maxLength: 200 } },
	keyword: { maxLength: 200 },
	miestas: { maxLength: 100 },
} as const;

export const mentoriai_static_single = {
	slug: { minLength: 1, maxLength: 200, required: true },
} as const;

export const mentorship = { id: { minimum: 1, required: true } } as const;

export const mentorship_decline = {
	id: { minimum: 1, required: true },
	reason: {
		enum: [ 'no_time', 'not_my_field', 'full', 'other' ],
		required: true,
	},
	text: { maxLength: 500 },
} as const;

export const mentorship_end = {
	id: { minimum: 1, required: true },
	reason: {
		enum: [
			'goals_reached',
			'no_time',
			'not_a_fit',
			'not_needed',
			'other',
		],
		required: true,
	},
	goals: { enum: [ 'fully', 'mostly', 'partly', 'no' ] },
	thanks: { maxLength: 500 },
	note: { maxLength: 1000 },
} as const;

export const mentorship_withdraw = {
	id: { minimum: 1, required: true },
} as const;

export const mentorships = { state: { enum: [ 'open', 'past' ] } } as const;

export const message_reply = {
	convo_id: { minimum: 1, required: true },
	content: { minLength: 1, maxLength: 5000, required: true },
	client_id: { maxLength: 36 },
} as const;

export const message_send = {
	id: { minimum: 1, required: true },
	subject: { minLength: 1, maxLength: 150, required: true },
	message: { minLength: 1, maxLength: 5000, required: true },
	client_id: { maxLength: 36 },
} as const;

export const notify_me = {
	id: { minimum: 1, required: true },
	on: { required: true },
} as const;

export const plan_open = { id: { minimum: 1, required: true } } as const;

export const private_calendar = {
	token: { minLength: 1, maxLength: 4096, required: true },
} as const;

export const register = {
	email: { minLength: 1, maxLength: 100, required: true },
	password: { minLength: 1, maxLength: 4096, required: true },
	password_confirm: { minLength: 1, maxLength: 4096, required: true },
	privacy: { required: true },
	rules: { required: true },
	type: { enum: [ '1', '2', 'frontuser', 'mentorius' ] },
	bot_token: { maxLength: 4096 },
	first_message: {
		id: { minimum: 1, required: true },
		subject: { minLength: 1, maxLength: 150, required: true },
		message: { minLength: 1, maxLength: 5000, required: true },
		client_id: { maxLength: 36 },
	},
} as const;

export const report = {
	what: {
		enum: [ 'conversation', 'message', 'review', 'mentor', 'mentorship' ],
		required: true,
	},
	id: { minimum: 1, required: true },
	kind: { enum: [ 'dynamic', 'static' ] },
	reason: {
		enum: [
			'spam',
			'rude',
			'money',
			'conflict',
			'false',
			'illegal',
			'other',
		],
		required: true,
	},
	text: { maxLength: 1000 },
	client_id: { maxLength: 36 },
	name: { maxLength: 100 },
	email: { maxLength: 100 },
	bot_token: { maxLength: 4096 },
} as const;

export const save_new_plan = {
	mentorId: { minimum: 1, required: true },
	pagrindinisTikslas: { minLength: 1, maxLength: 1500, required: true },
	planSteps: {
		minItems: 1,
		maxItems: 50,
		items: {
			veiksmas: { minLength: 1, maxLength: 1500, required: true },
			rezultatas: { minLength: 1, maxLength: 1500, required: true },
			terminas: { minLength: 1, required: true },
		},
		required: true,
	},
	client_id: { maxLength: 36 },
} as const;

export const save_profile = {
	firstName: { minLength: 1, maxLength: 60 },
	lastName: { minLength: 1, maxLength: 60 },
	town: { maxLength: 80 },
	pavadinimas: { minLength: 1, maxLength: 160 },
	regMetai: { minimum: 1900, maximum: 2200 },
	veiklosSritis: { minLength: 1, maxLength: 1500 },
	klausimai: { minLength: 1, maxLength: 1500 },
	pareigosirimone: { minLength: 1, maxLength: 160 },
	pareigosirimoneen: { maxLength: 160 },
	sritis: { minItems: 0, maxItems: 50, items: { minimum: 1 } },
	paskyrosUzimtumas: { enum: [ '1', '0', true, false ] },
	aprasymaslt: { minLength: 1, maxLength: 1500 },
	aprasymasen: { maxLength: 1500 },
	linkedin: { maxLength: 200 },
	phoneNumber: { maxLength: 100 },
	capacity: { minimum: 0, maximum: 1000 },
} as const;

export const sessions_end = { id: { minimum: 1 } } as const;

export const set_user_pass = {
	password: { minLength: 1, maxLength: 4096, required: true },
	password_confirm: { maxLength: 4096 },
	current_password: { maxLength: 4096 },
} as const;

export const set_user_type = {
	type: { enum: [ 'frontuser', 'mentorius', '1', '2' ], required: true },
} as const;

export const set_mail_settings = {
	lang: { enum: [ 'lt', 'en' ] },
	mails: {
		minItems: 0,
		maxItems: 30,
		items: {
			kind: { minLength: 1, maxLength: 60, required: true },
			on: { required: true },
		},
	},
} as const;

export const set_message_mails = { on: { required: true } } as const;

export const shortlist_cards = {
	items: {
		minItems: 0,
		maxItems: 100,
		items: {
			kind: { enum: [ 'dynamic', 'static' ] },
			id: { minimum: 1, required: true },
		},
		required: true,
	},
} as const;

export const social_auth = {
	provider: { minLength: 1, maxLength: 40, required: true },
	usertype: {
		enum: [ '1', '2', 'frontuser', 'mentorius', 'neapsisprendes' ],
	},
	lang: { enum: [ 'lt', 'en' ] },
} as const;

export const social_callback = {
	provider: { minLength: 1, maxLength: 40, required: true },
	code: { maxLength: 4096 },
	state: { maxLength: 4096 },
} as const;

export const social_exchange = {
	code: { minLength: 1, maxLength: 200, required: true },
} as const;

export const social_link = {
	provider: { minLength: 1, maxLength: 40, required: true },
	current_password: { maxLength: 4096 },
} as const;

export const social_unlink = {
	provider: { enum: [ 'google', 'facebook', 'linkedin' ], required: true },
	current_password: { maxLength: 4096 },
} as const;

export const statistic_open = {
	id: { minimum: 1, required: true },
	kind: { enum: [ 'dynamic', 'static' ] },
	taxs_id: { minItems: 0, maxItems: 100, items: { minimum: 0 } },
} as const;

export const submit_review = {
	mentorId: { minimum: 1, required: true },
	rating: { minimum: 1, maximum: 5, required: true },
	comment: { minLength: 1, maxLength: 1500, required: true },
	client_id: { maxLength: 36 },
} as const;

export const submit_apklausa = {
	apklausaId: { required: true },
	userHash: { minLength: 1, maxLength: 4000, required: true },
	klausimaiAtsakymai: {
		minItems: 1,
		maxItems: 30,
		items: { klausimas: { required: true }, answer: { required: true } },
		required: true,
	},
	client_id: { maxLength: 36 },
} as const;

export const success_stories = {
	slug: { minLength: 1, maxLength: 200, required: true },
} as const;

export const suggestion_close = { id: { minimum: 1, required: true } } as const;

export const update_step = {
	planId: { minimum: 1, required: true },
	uid: { minLength: 1, maxLength: 64, required: true },
	veiksmas: { minLength: 1, maxLength: 1500, required: true },
	siekiamas_rezultatas: { minLength: 1, maxLength: 1500, required: true },
	terminas: { minLength: 1, required: true },
	status: { required: true },
	rev: { minimum: 0 },
} as const;

export const user__cv = {
	id: { minLength: 1, maxLength: 200, required: true },
} as const;

export const user__deletecv = { file: { minimum: 1, required: true } } as const;

export const veiksmu_planai = { id: { minimum: 1, required: true } } as const;

export const veiksmu_planai__ics = {
	id: { minimum: 1, required: true },
} as const;
