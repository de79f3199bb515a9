import type { Routes } from '../api/generated/routes';
import { SCREENS } from '../api/generated/screens';
import { bootData, type Lang } from './boot';

type RouterPage = Routes[ 'get_router' ][ 'output' ][ 'pages' ][ number ];
type PageType = RouterPage[ 'type' ];
export type ScreenType = Exclude< PageType, 'default' >;
export type ScreenName = keyof typeof SCREENS;

/** What is before every path in this language: '' or '/en'. */
export function langPrefix( lang: Lang = bootData().lang ): string {
	return lang === 'en' ? '/en' : '';
}

/** The page an editor made for a screen, if the server knows one. */
export function screenPage( type: ScreenType ): RouterPage | null {
	return bootData().pages.find( ( page ) => page.type === type ) ?? null;
}

/** Path of a screen in the language of the page, for Link and navigate(). */
export function screenPath( type: ScreenType ): string {
	if ( type === 'Home' ) {
		return `${ langPrefix() }/`;
	}
	return screenPage( type )?.url ?? fixedPath( type );
}

/** Where a screen is without a page, or the pattern of one of many. */
export function fixedPath(
	name: ScreenName,
	lang: Lang = bootData().lang
): string {
	const screen = SCREENS[ name ];
	const prefix = langPrefix( lang );
	return (
		prefix +
		( prefix && 'english' in screen ? screen.english : screen.path )
	);
}

/** Screens of one of many, and the list that they are from. */
const LISTS = [
	[ 'Mentor', 'MentoriaiDynamic' ],
	[ 'StaticMentor', 'MentoriaiStatic' ],
	[ 'Event', 'Events' ],
	[ 'Story', 'Stories' ],
	[ 'Plan', 'VeiksmuPlanas' ],
	[ 'Conversation', 'Messages' ],
	[ 'Mentorship', 'Mentorships' ],
] as const;

/** The path of the list that a path is from; otherwise the path. */
export function sectionOf( pathname: string ): string {
	const list = LISTS.find( ( [ one ] ) =>
		pathname.startsWith( fixedPath( one ).replace( /:.*/, '' ) )
	);
	return list ? screenPath( list[ 1 ] ) : pathname;
}

/** Whether the settings leave a screen on; what leads to one that is off is not shown. */
export function screenIsOn( name: ScreenName ): boolean {
	return ! bootData().screensOff.includes( name );
}

export function mentorPath( slug: string ): string {
	return `${ langPrefix() }/mentorius/${ encodeURIComponent( slug ) }`;
}

export function staticMentorPath( slug: string ): string {
	return `${ langPrefix() }/mentoriai-spieciuose/${ encodeURIComponent(
		slug
	) }`;
}

export function eventPath( slug: string ): string {
	return `${ langPrefix() }/event/${ encodeURIComponent( slug ) }`;
}

export function conversationPath( id: number ): string {
	return `${ langPrefix() }/pokalbis/${ id }`;
}

export function mentorshipPath( id: number ): string {
	return fixedPath( 'Mentorship' ).replace( ':id', String( id ) );
}

export function planPath( id: number ): string {
	return `${ langPrefix() }/veiksmu-planai/${ id }`;
}

/** Element of the form of a new plan; as the hash of an address it opens the form. */
export const PLAN_FORM_ID = 'mp-new-plan';

/** The list of plans with the form of a new one open, for this mentor if there is one. */
export function newPlanPath( mentor = 0 ): string {
	return `${ screenPath( 'VeiksmuPlanas' ) }#${ PLAN_FORM_ID }${
		mentor > 0 ? `-${ mentor }` : ''
	}`;
}

/** What newPlanPath() put into the hash of an address: null for another hash, else the mentor's id or 0. */
export function newPlanFor( hash: string ): number | null {
	const found = /^#mp-new-plan(?:-(\d+))?$/.exec( hash );
	return found && Number( found[ 1 ] ?? 0 );
}

/** State of a navigation to Login: where to go back to. `<Link to={ screenPath( 'Login' ) } state={ returnState( location ) }>` */
interface ReturnState {
	from: string;
}

export function returnState( location: {
	pathname: string;
	search: string;
} ): ReturnState {
	return { from: location.pathname + location.search };
}

/** The path kept by returnState(); only paths inside the app count. */
export function returnPath( state: unknown ): string | null {
	const from =
		typeof state === 'object' && state !== null && 'from' in state
			? state.from
			: null;
	return typeof from === 'string' && /^\/(?![/\\])/.test( from )
		? from
		: null;
}

function langOfPath( path: string ): Lang {
	return /^\/en(\/|$)/.test( path ) ? 'en' : 'lt';
}

/**
 * The part of a link that the router can follow; null for what needs a full load: other sites, files, wp-admin,
 * and the other language.
 *
 * @param href Absolute address or site path, as editors and the server write them.
 */
export function innerPath( href: string ): string | null {
	const { basePath } = bootData();
	let url: URL;
	try {
		url = new URL( href, window.location.origin );
	} catch {
		return null;
	}
	if (
		url.origin !== window.location.origin ||
		( url.pathname + '/' ).indexOf( basePath + '/' ) !== 0
	) {
		return null;
	}
	const path = url.pathname.slice( basePath.length ) || '/';
	if (
		/^\/wp-|\.[a-z0-9]{2,5}$/i.test( path ) ||
		langOfPath( path ) !== bootData().lang
	) {
		return null;
	}
	return path + url.search + url.hash;
}

/** A url of the server or of an editor as the properties of a link component. */
export function linkTo( href: string ): { to: string } | { href: string } {
	const path = innerPath( href );
	return path === null ? { href } : { to: path };
}
