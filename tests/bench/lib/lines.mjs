/** E: an empty REST route. */
export const EMPTY = { id: 'empty', path: 'bench/v1/empty' };

const FLAT = 1.15;

/**
 * What is measured, with the targets of each: `ratio` to E, `queries` over E with identity (the limiter's own counted
 * apart), which sizes of `by` do not change, `growth` of the time over them, `rows` that the rows read may grow. `over` is the line, or lines, that a
 * peer is compared with, `times` how much slower the peer must be: one half where ours may take twice as long.
 */
export function lines( facts ) {
	const { tokens, busiest, last_id: last, plans, mentorships } = facts;
	const get = ( path, who ) => ( {
		path: `data/v1/${ path }`,
		token: who && tokens[ who ],
	} );
	const post = ( path, body, who ) => ( {
		...get( path, who ),
		method: 'POST',
		body,
	} );
	const admin = ( page ) => ( {
		page: `/wp-admin/${ page }`,
		headers: { Cookie: facts.admin },
	} );
	const flat = ( by ) => ( { by, growth: FLAT, rows: 1.1 } );
	const bearer = { ratio: 1.15, queries: 3, ...flat( 'messages' ) };
	const list = { ratio: 1.15, by: 'mentors', growth: 3, rows: 1.5 };
	const { tag, tags, rare, common, fields } = facts;
	// Each mentor is looked at once: with ten times as many, ten times the rows and no query more.
	const finder = { queries: 5, by: 'mentors', rows: 10 };
	return [
		line( 'poll', 'conversation poll, nothing new', bearer, {
			...get(
				`get_conversation_meta/?convo_id=${ busiest }&after_id=${ last }`,
				'talker'
			),
		} ),
		line(
			'conversation',
			'conversation, 50 messages',
			{ ratio: 1.2, queries: 3, ...flat( 'messages' ) },
			get( `get_conversation_meta/?convo_id=${ busiest }`, 'talker' )
		),
		line(
			'inbox',
			'inbox of 2,000 conversations, with what each mentorship is',
			{ ratio: 1.2, queries: 5, ...flat( 'messages' ) },
			get( 'get_conversations/', 'heavy' )
		),
		line(
			'inbox-deep',
			'its page 90',
			{ ratio: 1.2, queries: 5, ...flat( 'messages' ) },
			get( 'get_conversations/?page=90', 'heavy' )
		),
		line(
			'flags',
			'unread flags',
			{ ratio: 1.12, queries: 2, ...flat( 'messages' ) },
			get( 'user/', 'talker' )
		),
		line(
			'mentorships',
			'mentorships, the 400 open ones of a founder',
			bearer,
			get( 'mentorships/', 'heavy' )
		),
		line(
			'mentorships-past',
			'past ones of 1,600, page 70',
			bearer,
			get( 'mentorships/?state=past&page=70', 'heavy' )
		),
		line(
			'mentorships-mentor',
			'mentorships, past ones of a mentor',
			bearer,
			get( 'mentorships/?state=past', 'listener' )
		),
		line(
			'mentorship',
			"one mentorship, with the founder's card",
			bearer,
			get( `mentorships/${ mentorships.listener }`, 'listener' )
		),
		line(
			'mentorship-others',
			'one that nobody answered, with other mentors',
			{ queries: 5, ...flat( 'messages' ) },
			get( `mentorships/${ mentorships.heavy }`, 'heavy' )
		),
		line(
			'meetings',
			'meetings of a founder with 2,400',
			bearer,
			get( 'meetings/', 'heavy' )
		),
		line(
			'meetings-one',
			'meetings of one mentorship',
			bearer,
			get(
				`meetings/?mentorship_id=${ mentorships.listener }`,
				'listener'
			)
		),
		line(
			'plans-status',
			'plans status',
			{ ratio: 1.12, queries: 2, ...flat( 'plans' ) },
			get( 'get_plans_status/', 'plan_mentor' )
		),
		line(
			'plans-first',
			'plan list of a mentor, first page',
			// Now and then the server sorts the person's own thousand plans instead of walking them.
			{ ratio: 1.15, queries: 3, ...flat( 'plans' ), rows: 2 },
			post( 'get_plans/0/', {}, 'plan_mentor' )
		),
		line(
			'plans-deep',
			'plan list of a mentor, page 90',
			{ ratio: 1.15, queries: 3, ...flat( 'plans' ) },
			post( 'get_plans/90/', {}, 'plan_mentor' )
		),
		line(
			'plans-founder',
			'plan list of a founder, page 90',
			{ ratio: 1.15, queries: 4, ...flat( 'plans' ) },
			post( 'get_plans/90/', {}, 'planner' )
		),
		line(
			'plan-1',
			'plan with 1 step',
			{ ratio: 1.15, queries: 3, ...flat( 'plans' ) },
			get( `veiksmu-planai/${ plans[ 0 ] }`, 'planner' )
		),
		line(
			'plan-50',
			'plan with 50 steps',
			{ ratio: 1.15, queries: 3, ...flat( 'plans' ) },
			get( `veiksmu-planai/${ plans[ 1 ] }`, 'planner' )
		),
		line(
			'user-id',
			'get-user-id',
			bearer,
			get( 'get-user-id/', 'talker' )
		),
		line(
			'user-mentor',
			'user/ of a mentor',
			bearer,
			get( 'user/', 'listener' )
		),
		line(
			'profile',
			'user-profile/',
			bearer,
			get( 'user-profile/', 'listener' )
		),
		line(
			'results',
			'user-results/ of the busiest mentor',
			bearer,
			get( 'user-results/', 'listener' )
		),
		line( 'sessions', 'sessions/', bearer, get( 'sessions/', 'talker' ) ),
		line(
			'mail-settings',
			'get_mail_settings/',
			bearer,
			get( 'get_mail_settings/', 'talker' )
		),
		line(
			'message-mails',
			'get_message_mails/',
			bearer,
			get( 'get_message_mails/', 'talker' )
		),
		line(
			'data-requests',
			'data_requests/',
			bearer,
			get( 'data_requests/', 'talker' )
		),
		line(
			'social-links',
			'social_links/',
			bearer,
			get( 'social_links/', 'talker' )
		),
		line(
			'own-review',
			'get_own_review/',
			// Whether the two have a mentorship that goes on, too.
			{ ...bearer, queries: 4 },
			get( `get_own_review/?mentor_id=${ facts.mentor_id }`, 'talker' )
		),
		line(
			'mentors-tag',
			'mentor list, one tag, 12 cards',
			{ ...list, queries: 3 },
			get( `mentoriai_dynamic/?tax=${ tag }` )
		),
		line(
			'mentors-all',
			'mentor list, everyone',
			{ ...list, queries: 3 },
			get( 'mentoriai_dynamic/' )
		),
		line(
			'mentors-deep',
			'mentor list, one tag, page 10',
			// A page is counted off in the index from the list's start, which is another one every day.
			{ ...list, queries: 3, rows: 3 },
			get( `mentoriai_dynamic/?tax=${ tag }&page=10` )
		),
		line(
			'mentor',
			'one mentor',
			{ by: 'mentors' },
			get( `mentoriai_dynamic_single/${ facts.mentor }` )
		),
		line(
			'mentors-tags',
			'mentor list, two tags',
			{ by: 'mentors' },
			get( `mentoriai_dynamic/?tax=${ tags.join( ',' ) }` )
		),
		line(
			'keyword-rare',
			'mentor keyword, a rare word',
			{ ratio: 1.2, by: 'mentors', growth: 2, upTo: 10000 },
			get( `mentoriai_dynamic/?keyword=${ rare }` )
		),
		line(
			'keyword-common',
			'mentor keyword, a word in every profile',
			{ ratio: 3, by: 'mentors', growth: 2, upTo: 10000 },
			get( `mentoriai_dynamic/?keyword=${ common }` )
		),
		line(
			'finder',
			'finder, nothing answered, for a guest',
			finder,
			post( 'find_mentors/', {} )
		),
		line(
			'finder-all',
			'finder, three fields, three words and a town, for a founder',
			finder,
			post(
				'find_mentors/',
				{
					fields,
					words: `${ common } eksport logist`,
					town: 'Kaunas',
				},
				'heavy'
			)
		),
		line(
			'staff-attention',
			'wp-admin: Needs attention',
			{ by: 'messages' },
			admin( 'admin.php?page=mentoriai' )
		),
		line(
			'staff-mentorships',
			'wp-admin: Mentorships, all',
			{ by: 'messages' },
			admin( 'admin.php?page=mentoriai-mentorships' )
		),
		line(
			'staff-waiting',
			'wp-admin: Mentorships, no answer for 7 days',
			{ by: 'messages' },
			admin( 'admin.php?page=mentoriai-mentorships&waiting=7' )
		),
		line(
			'staff-plans',
			'wp-admin: Action plans',
			{ by: 'plans' },
			admin( 'admin.php?page=mentoriai-plans' )
		),
		{
			...peer( 'wp-users-list', 'wp-admin: Users', undefined, {
				over: [
					'staff-attention',
					'staff-mentorships',
					'staff-waiting',
					'staff-plans',
				],
				times: 0.5,
			} ),
			...admin( 'users.php' ),
		},
		peer( 'wp-users', 'wp/v2/users', 'wp/v2/users' ),
		peer( 'wp-posts', 'wp/v2/posts', 'wp/v2/posts' ),
		peer(
			'wp-comments-post',
			'wp/v2/comments?per_page=50 of one post',
			`wp/v2/comments?per_page=50&post=${ facts.post }`,
			{ over: 'conversation', times: 3.5 }
		),
		peer(
			'wp-comments',
			'wp/v2/comments?per_page=50',
			'wp/v2/comments?per_page=50',
			{ over: 'conversation', times: 3.5 }
		),
		peer(
			'wp-query',
			'WP_Query tax + meta, 12 posts',
			`bench/v1/find?tax=${ facts.category }`
		),
		peer(
			'wp-search-rare',
			'WP_Query search, a rare word',
			`bench/v1/find?s=${ rare }`
		),
		peer(
			'wp-search',
			'WP_Query search, a word in every post',
			`bench/v1/find?s=${ common }`
		),
	];
}

/** Log-in costs one password hash, so it is measured in a round of its own. */
export function logins( { login } ) {
	const tried = ( email, password, status ) => ( {
		method: 'POST',
		path: 'data/v1/login/',
		body: { email, password, bot_token: '' },
		status,
	} );
	return [
		line(
			'hash',
			'one password hash (a route of the bench)',
			{},
			{ path: 'bench/v1/hash' }
		),
		line(
			'login-good',
			'login, right password',
			{},
			tried( login.email, login.password, 200 )
		),
		line(
			'login-bad',
			'login, wrong password',
			{},
			tried( login.email, 'wrong-one', 401 )
		),
		line(
			'login-unknown',
			'login, unknown address',
			{},
			tried( 'nobody@demo.test', 'wrong-one', 401 )
		),
	];
}

function line( id, label, target, call ) {
	return { id, label, target, ...call };
}

function peer( id, label, path, target = {} ) {
	return { id, label, target, path, isPeer: true };
}
