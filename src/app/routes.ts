import type { ComponentType } from 'react';
import { bootData } from '../lib/boot';
import { withMemberTexts } from '../lib/member-texts';
import { FIXED_PATHS, langPrefix, type ScreenType } from '../lib/paths';
import { lazyCode, type LazyCode } from '../lib/lazy-code';
import type { ScreenProps } from './screen';

/**
 * Who may enter (contract 3, "Who goes where"):
 * `anyone`; `guests` only; `account`, whoever is signed in; `members`, founders and mentors; `mentors`.
 */
export type Entry = 'anyone' | 'guests' | 'account' | 'members' | 'mentors';

export interface AppRoute {
	/** Pattern of the router, with the language prefix. */
	path: string;
	entry: Entry;
	screen: LazyCode< ComponentType< ScreenProps > >;
	pageId: number;
	/** Long lists and work screens bring a skeleton of their own kind. */
	skeleton: 'page' | 'form' | 'list';
}

interface ScreenDefinition {
	/** A fixed path of the specification by its type, or a pattern with parameters. */
	at: ScreenType | `/${ string }:${ string }`;
	entry: Entry;
	skeleton: AppRoute[ 'skeleton' ];
	load: () => Promise< ComponentType< ScreenProps > >;
}

const content = () =>
	import( /* webpackChunkName: "content" */ './slots/content' ).then(
		( file ) => file.Content
	);

/** The one table: path ↔ screen ↔ who may enter. */
const SCREENS: readonly ScreenDefinition[] = [
	{
		at: 'Home',
		entry: 'anyone',
		skeleton: 'page',
		load: () =>
			import( /* webpackChunkName: "home" */ './slots/home' ).then(
				( file ) => file.Home
			),
	},
	{
		at: 'MentoriaiDynamic',
		entry: 'anyone',
		skeleton: 'list',
		load: () =>
			import(
				/* webpackChunkName: "mentor-lists" */ './slots/mentor-lists'
			).then( ( file ) => file.DynamicMentors ),
	},
	{
		at: 'MentoriaiStatic',
		entry: 'anyone',
		skeleton: 'list',
		load: () =>
			import(
				/* webpackChunkName: "mentor-lists" */ './slots/mentor-lists'
			).then( ( file ) => file.StaticMentors ),
	},
	{
		at: '/mentorius/:slug',
		entry: 'anyone',
		skeleton: 'page',
		load: () =>
			import(
				/* webpackChunkName: "dynamic-mentor" */ './slots/dynamic-mentor'
			).then( ( file ) => file.DynamicMentor ),
	},
	{
		at: '/mentoriai-spieciuose/:slug',
		entry: 'anyone',
		skeleton: 'page',
		load: () =>
			import(
				/* webpackChunkName: "static-mentor" */ './slots/static-mentor'
			).then( ( file ) => file.StaticMentor ),
	},
	{
		at: 'Events',
		entry: 'anyone',
		skeleton: 'page',
		load: () =>
			import(
				/* webpackChunkName: "event-list-screen" */ '../features/events/screens/event-list-screen'
			).then( ( file ) => file.EventListScreen ),
	},
	{
		at: '/event/:slug',
		entry: 'anyone',
		skeleton: 'page',
		load: () =>
			import( /* webpackChunkName: "event" */ './slots/event' ).then(
				( file ) => file.Event
			),
	},
	{
		at: 'Stories',
		entry: 'anyone',
		skeleton: 'page',
		load: () =>
			import( /* webpackChunkName: "stories" */ './slots/stories' ).then(
				( file ) => file.Stories
			),
	},
	{
		at: '/success-stories/:slug',
		entry: 'anyone',
		skeleton: 'page',
		load: () =>
			import( /* webpackChunkName: "stories" */ './slots/stories' ).then(
				( file ) => file.Story
			),
	},
	{
		at: 'PrivatumoPolitika',
		entry: 'anyone',
		skeleton: 'page',
		load: content,
	},
	{
		at: 'Login',
		entry: 'guests',
		skeleton: 'form',
		load: () =>
			import(
				/* webpackChunkName: "login-screen" */ '../features/session/screens/login-screen'
			).then( ( file ) => file.LoginScreen ),
	},
	{
		at: 'Register',
		entry: 'guests',
		skeleton: 'form',
		load: () =>
			import(
				/* webpackChunkName: "registers" */ './slots/registers'
			).then( ( file ) => file.Register ),
	},
	{
		at: 'RegisterGauk',
		entry: 'guests',
		skeleton: 'form',
		load: () =>
			import(
				/* webpackChunkName: "registers" */ './slots/registers'
			).then( ( file ) => file.RegisterFounder ),
	},
	{
		at: 'RegisterDuok',
		entry: 'guests',
		skeleton: 'form',
		load: () =>
			import(
				/* webpackChunkName: "registers" */ './slots/registers'
			).then( ( file ) => file.RegisterMentor ),
	},
	{
		at: 'LostPassword',
		entry: 'guests',
		skeleton: 'form',
		load: () =>
			import(
				/* webpackChunkName: "lost-password-screen" */ '../features/session/screens/lost-password-screen'
			).then( ( file ) => file.LostPasswordScreen ),
	},
	{
		// Signed-in people are signed out by the screen itself.
		at: 'ResetPass',
		entry: 'anyone',
		skeleton: 'form',
		load: () =>
			import(
				/* webpackChunkName: "reset-password-screen" */ '../features/session/screens/reset-password-screen'
			).then( ( file ) => file.ResetPasswordScreen ),
	},
	{
		at: 'Messages',
		entry: 'members',
		skeleton: 'list',
		load: () =>
			withMemberTexts(
				import(
					/* webpackChunkName: "inbox-screen" */ '../features/messages/screens/inbox-screen'
				)
			).then( ( file ) => file.InboxScreen ),
	},
	{
		at: '/pokalbis/:id',
		entry: 'members',
		skeleton: 'list',
		load: () =>
			withMemberTexts(
				import(
					/* webpackChunkName: "conversation-screen" */ '../features/messages/screens/conversation-screen'
				)
			).then( ( file ) => file.ConversationScreen ),
	},
	{
		at: 'VeiksmuPlanas',
		entry: 'members',
		skeleton: 'list',
		load: () =>
			withMemberTexts(
				import(
					/* webpackChunkName: "plan-list-screen" */ '../features/plans/screens/plan-list-screen'
				)
			).then( ( file ) => file.PlanListScreen ),
	},
	{
		at: '/veiksmu-planai/:id',
		entry: 'members',
		skeleton: 'page',
		load: () =>
			withMemberTexts(
				import( /* webpackChunkName: "plan" */ './slots/plan' )
			).then( ( file ) => file.Plan ),
	},
	{
		at: 'Profile',
		entry: 'account',
		skeleton: 'form',
		load: () =>
			withMemberTexts(
				import( /* webpackChunkName: "profile" */ './slots/profile' )
			).then( ( file ) => file.Profile ),
	},
	{
		at: 'Results',
		entry: 'mentors',
		skeleton: 'page',
		load: () =>
			withMemberTexts(
				import( /* webpackChunkName: "results" */ './slots/results' )
			).then( ( file ) => file.Results ),
	},
	{
		at: '/apklausa/:id/:hash',
		entry: 'anyone',
		skeleton: 'form',
		load: () =>
			withMemberTexts(
				import(
					/* webpackChunkName: "survey-screen" */ '../features/surveys/screens/survey-screen'
				)
			).then( ( file ) => file.SurveyScreen ),
	},
];

/** The routes of this page's language: the table, where its pages are, and the editors' own pages. */
export function appRoutes(): AppRoute[] {
	const prefix = langPrefix();
	const { pages, aliases } = bootData();
	const contentScreen = lazyCode( content );
	const screens = SCREENS.flatMap( ( { at, entry, skeleton, load } ) => {
		const screen = load === content ? contentScreen : lazyCode( load );
		const page = pages.find( ( { type } ) => type === at );
		const fixed =
			prefix +
			( at in FIXED_PATHS ? FIXED_PATHS[ at as ScreenType ] : at );
		const paths = new Set( page?.url ? [ page.url, fixed ] : [ fixed ] );
		return [ ...paths ].map( ( path ) => ( {
			path,
			entry,
			skeleton,
			screen,
			pageId: page?.pageid ?? 0,
		} ) );
	} );
	const taken = new Set( screens.map( ( { path } ) => path ) );
	const others = [
		...pages.flatMap( ( { url, pageid } ) =>
			[ url, `${ prefix }/default/${ pageid }` ].map( ( path ) => ( {
				path,
				pageId: pageid,
			} ) )
		),
		...Object.entries( aliases ).map( ( [ path, pageId ] ) => ( {
			path,
			pageId,
		} ) ),
	]
		.filter( ( { path } ) => path && ! taken.has( path ) )
		.map( ( { path, pageId } ) => ( {
			path,
			pageId,
			entry: 'anyone' as const,
			skeleton: 'page' as const,
			screen: contentScreen,
		} ) );
	return [ ...screens, ...others ];
}
