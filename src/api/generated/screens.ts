// Generated from the PHP schemas by `npm run types:generate`. Do not edit.

/** Every screen of the app (Core\Spa\Screen, Shell\PageKind). */
export const SCREENS = {
	Home: {
		path: '/',
		entry: 'anyone',
		skeleton: 'page',
		memberTexts: false,
	},
	Stories: {
		path: '/sekmes-istorijos',
		entry: 'anyone',
		skeleton: 'page',
		memberTexts: false,
	},
	Events: {
		path: '/renginiai',
		entry: 'anyone',
		skeleton: 'page',
		memberTexts: false,
	},
	MentoriaiDynamic: {
		path: '/e-mentoriai',
		entry: 'anyone',
		skeleton: 'list',
		memberTexts: false,
	},
	MentoriaiStatic: {
		path: '/mentoriai-spieciuose',
		entry: 'anyone',
		skeleton: 'list',
		memberTexts: false,
	},
	RegisterGauk: {
		path: '/gauk-mentoryste',
		entry: 'guests',
		skeleton: 'form',
		memberTexts: false,
	},
	RegisterDuok: {
		path: '/tapk-mentoriumi',
		entry: 'guests',
		skeleton: 'form',
		memberTexts: false,
	},
	Login: {
		path: '/prisijungti',
		entry: 'guests',
		skeleton: 'form',
		memberTexts: false,
	},
	Register: {
		path: '/registruotis',
		entry: 'guests',
		skeleton: 'form',
		memberTexts: false,
	},
	LostPassword: {
		path: '/priminti-slaptazodi',
		entry: 'guests',
		skeleton: 'form',
		memberTexts: false,
	},
	ResetPass: {
		path: '/atstatyti-slaptazodi',
		entry: 'anyone',
		skeleton: 'form',
		memberTexts: false,
	},
	Messages: {
		path: '/zinutes',
		entry: 'members',
		skeleton: 'list',
		memberTexts: true,
	},
	Profile: {
		path: '/profilis',
		entry: 'signed_in',
		skeleton: 'form',
		memberTexts: true,
	},
	Results: {
		path: '/rezultatai',
		entry: 'mentors',
		skeleton: 'page',
		memberTexts: true,
	},
	VeiksmuPlanas: {
		path: '/veiksmu-planas',
		entry: 'members',
		skeleton: 'list',
		memberTexts: true,
	},
	PrivatumoPolitika: {
		path: '/privatumo-politika',
		entry: 'anyone',
		skeleton: 'page',
		memberTexts: false,
	},
	Mentor: {
		path: '/mentorius/:slug',
		entry: 'anyone',
		skeleton: 'page',
		memberTexts: false,
	},
	StaticMentor: {
		path: '/mentoriai-spieciuose/:slug',
		entry: 'anyone',
		skeleton: 'page',
		memberTexts: false,
	},
	Event: {
		path: '/event/:slug',
		entry: 'anyone',
		skeleton: 'page',
		memberTexts: false,
	},
	Story: {
		path: '/success-stories/:slug',
		entry: 'anyone',
		skeleton: 'page',
		memberTexts: false,
	},
	Conversation: {
		path: '/pokalbis/:id',
		entry: 'members',
		skeleton: 'list',
		memberTexts: true,
	},
	Survey: {
		path: '/apklausa/:id/:hash',
		entry: 'anyone',
		skeleton: 'form',
		memberTexts: true,
	},
	Plan: {
		path: '/veiksmu-planai/:id',
		entry: 'members',
		skeleton: 'page',
		memberTexts: true,
	},
} as const;
