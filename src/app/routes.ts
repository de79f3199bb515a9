import { SCREENS } from '../api/generated/screens';
import { bootData } from '../lib/boot';
import {
	fixedPath,
	langPrefix,
	screenIsOn,
	type ScreenName,
} from '../lib/paths';
import { lazyCode, type LazyCode } from '../lib/lazy-code';
import type { ScreenComponent } from './screen';

/** Who may enter (Core\Spa\Entry). */
export type Entry = ( typeof SCREENS )[ ScreenName ][ 'entry' ];

export interface AppRoute {
	/** Pattern of the router, with the language prefix. */
	path: string;
	entry: Entry;
	screen: LazyCode< ScreenComponent >;
	pageId: number;
	/** Long lists and work screens bring a skeleton of their own kind. */
	skeleton: ( typeof SCREENS )[ ScreenName ][ 'skeleton' ];
}

type Load = () => Promise< ScreenComponent >;

const content = () =>
	import( /* webpackChunkName: "content" */ './slots/content' ).then(
		( file ) => file.ContentRoute
	);

/** What each screen of the server's list shows; who may enter, and where it is, stands there. */
const LOAD: Readonly< Record< ScreenName, Load > > = {
	Home: () =>
		import( /* webpackChunkName: "home" */ './slots/home' ).then(
			( file ) => file.HomeRoute
		),
	MentoriaiDynamic: () =>
		import(
			/* webpackChunkName: "mentor-lists" */ './slots/mentor-lists'
		).then( ( file ) => file.DynamicMentors ),
	MentoriaiStatic: () =>
		import(
			/* webpackChunkName: "mentor-lists" */ './slots/mentor-lists'
		).then( ( file ) => file.StaticMentors ),
	Finder: () =>
		import( /* webpackChunkName: "finder" */ './slots/finder' ).then(
			( file ) => file.FinderRoute
		),
	Saved: () =>
		import(
			/* webpackChunkName: "saved" */ '../features/mentors/screens/saved-screen'
		).then( ( file ) => file.SavedScreen ),
	Mentor: () =>
		import(
			/* webpackChunkName: "dynamic-mentor" */ './slots/dynamic-mentor'
		).then( ( file ) => file.DynamicMentor ),
	StaticMentor: () =>
		import(
			/* webpackChunkName: "static-mentor" */ './slots/static-mentor'
		).then( ( file ) => file.StaticMentor ),
	Events: () =>
		import(
			/* webpackChunkName: "event-list-screen" */ '../features/events/screens/event-list-screen'
		).then( ( file ) => file.EventListScreen ),
	Event: () =>
		import( /* webpackChunkName: "event" */ './slots/event' ).then(
			( file ) => file.EventRoute
		),
	Stories: () =>
		import( /* webpackChunkName: "stories" */ './slots/stories' ).then(
			( file ) => file.StoriesRoute
		),
	Story: () =>
		import( /* webpackChunkName: "stories" */ './slots/stories' ).then(
			( file ) => file.StoryRoute
		),
	PrivatumoPolitika: content,
	Login: () =>
		import(
			/* webpackChunkName: "login-screen" */ '../features/session/screens/login-screen'
		).then( ( file ) => file.LoginScreen ),
	Register: () =>
		import( /* webpackChunkName: "registers" */ './slots/registers' ).then(
			( file ) => file.Register
		),
	RegisterGauk: () =>
		import( /* webpackChunkName: "registers" */ './slots/registers' ).then(
			( file ) => file.RegisterFounder
		),
	RegisterDuok: () =>
		import( /* webpackChunkName: "registers" */ './slots/registers' ).then(
			( file ) => file.RegisterMentor
		),
	LostPassword: () =>
		import(
			/* webpackChunkName: "lost-password-screen" */ '../features/session/screens/lost-password-screen'
		).then( ( file ) => file.LostPasswordScreen ),
	ResetPass: () =>
		import(
			/* webpackChunkName: "reset-password-screen" */ '../features/session/screens/reset-password-screen'
		).then( ( file ) => file.ResetPasswordScreen ),
	Messages: () =>
		import( /* webpackChunkName: "inbox-screen" */ './slots/inbox' ).then(
			( file ) => file.InboxRoute
		),
	Conversation: () =>
		import(
			/* webpackChunkName: "conversation" */ './slots/conversation'
		).then( ( file ) => file.ConversationRoute ),
	Mentorships: () =>
		import(
			/* webpackChunkName: "mentorship-list-screen" */ '../features/mentorships/screens/mentorship-list-screen'
		).then( ( file ) => file.MentorshipListScreen ),
	Mentorship: () =>
		import(
			/* webpackChunkName: "conversation" */ './slots/conversation'
		).then( ( file ) => file.MentorshipRoute ),
	VeiksmuPlanas: () =>
		import(
			/* webpackChunkName: "plan-list-screen" */ '../features/plans/screens/plan-list-screen'
		).then( ( file ) => file.PlanListScreen ),
	Plan: () =>
		import( /* webpackChunkName: "plan" */ './slots/plan' ).then(
			( file ) => file.PlanRoute
		),
	Profile: () =>
		import( /* webpackChunkName: "profile" */ './slots/profile' ).then(
			( file ) => file.ProfileRoute
		),
	Results: () =>
		import(
			/* webpackChunkName: "results" */ '../features/results/screens/results-screen'
		).then( ( file ) => file.ResultsScreen ),
	CheckIn: () =>
		import(
			/* webpackChunkName: "check-in-screen" */ '../features/check-ins/screens/check-in-screen'
		).then( ( file ) => file.CheckInScreen ),
	Survey: () =>
		import(
			/* webpackChunkName: "survey-screen" */ '../features/surveys/screens/survey-screen'
		).then( ( file ) => file.SurveyScreen ),
};

const SCREEN_NAMES = Object.keys( SCREENS ) as ScreenName[];

/** The routes of this page's language: the table, where its pages are, and the editors' own pages. */
export function appRoutes(): AppRoute[] {
	const prefix = langPrefix();
	const { pages, aliases } = bootData();
	const contentScreen = lazyCode( content );
	const screens = SCREEN_NAMES.filter( screenIsOn ).flatMap( ( name ) => {
		const { path, entry, skeleton } = SCREENS[ name ];
		const screen =
			LOAD[ name ] === content
				? contentScreen
				: lazyCode( () => LOAD[ name ]() );
		const page = pages.find( ( { type } ) => type === name );
		const paths = new Set( [
			page?.url || fixedPath( name ),
			fixedPath( name ),
			prefix + path,
		] );
		return [ ...paths ].map( ( at ) => ( {
			path: at,
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
