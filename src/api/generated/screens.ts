// Generated from the PHP schemas by `npm run types:generate`. Do not edit.

/** Every screen of the app (Core\Spa\Screen, Shell\PageKind). */
export const SCREENS = {
	Home: {
		path: '/',
		entry: 'anyone',
		skeleton: 'page',
	},
	Stories: {
		path: '/sekmes-istorijos',
		entry: 'anyone',
		skeleton: 'page',
	},
	Events: {
		path: '/renginiai',
		entry: 'anyone',
		skeleton: 'page',
	},
	MentoriaiDynamic: {
		path: '/e-mentoriai',
		entry: 'anyone',
		skeleton: 'list',
	},
	MentoriaiStatic: {
		path: '/mentoriai-spieciuose',
		entry: 'anyone',
		skeleton: 'list',
	},
	Finder: {
		path: '/rask-mentoriu',
		entry: 'anyone',
		skeleton: 'form',
		english: '/find-a-mentor',
	},
	Saved: {
		path: '/issaugoti',
		entry: 'anyone',
		skeleton: 'list',
		english: '/saved',
	},
	RegisterGauk: {
		path: '/gauk-mentoryste',
		entry: 'guests',
		skeleton: 'form',
	},
	RegisterDuok: {
		path: '/tapk-mentoriumi',
		entry: 'guests',
		skeleton: 'form',
	},
	Login: {
		path: '/prisijungti',
		entry: 'guests',
		skeleton: 'form',
	},
	Register: {
		path: '/registruotis',
		entry: 'guests',
		skeleton: 'form',
	},
	LostPassword: {
		path: '/priminti-slaptazodi',
		entry: 'guests',
		skeleton: 'form',
	},
	ResetPass: {
		path: '/atstatyti-slaptazodi',
		entry: 'anyone',
		skeleton: 'form',
	},
	Messages: {
		path: '/zinutes',
		entry: 'members',
		skeleton: 'list',
	},
	Profile: {
		path: '/profilis',
		entry: 'signed_in',
		skeleton: 'form',
	},
	Results: {
		path: '/rezultatai',
		entry: 'mentors',
		skeleton: 'page',
	},
	Mentorships: {
		path: '/mentorystes',
		entry: 'members',
		skeleton: 'list',
		english: '/mentorships',
	},
	VeiksmuPlanas: {
		path: '/veiksmu-planas',
		entry: 'members',
		skeleton: 'list',
	},
	PrivatumoPolitika: {
		path: '/privatumo-politika',
		entry: 'anyone',
		skeleton: 'page',
	},
	Mentor: {
		path: '/mentorius/:slug',
		entry: 'anyone',
		skeleton: 'page',
	},
	StaticMentor: {
		path: '/mentoriai-spieciuose/:slug',
		entry: 'anyone',
		skeleton: 'page',
	},
	Event: {
		path: '/event/:slug',
		entry: 'anyone',
		skeleton: 'page',
	},
	Story: {
		path: '/success-stories/:slug',
		entry: 'anyone',
		skeleton: 'page',
	},
	Conversation: {
		path: '/pokalbis/:id',
		entry: 'members',
		skeleton: 'list',
	},
	Mentorship: {
		path: '/mentoryste/:id',
		entry: 'members',
		skeleton: 'list',
		english: '/mentorship/:id',
	},
	Survey: {
		path: '/apklausa/:id/:hash',
		entry: 'anyone',
		skeleton: 'form',
	},
	CheckIn: {
		path: '/patikra/:token',
		entry: 'anyone',
		skeleton: 'form',
	},
	Plan: {
		path: '/veiksmu-planai/:id',
		entry: 'members',
		skeleton: 'page',
	},
} as const;
