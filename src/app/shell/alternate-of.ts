import { matchPath } from 'react-router-dom';
import { SCREENS } from '../../api/generated/screens';
import { bootData, type Lang } from '../../lib/boot';
import { fixedPath, langPrefix, type ScreenName } from '../../lib/paths';

/** Screens of one thing with a number, which is the same in both languages. */
const NUMBERED = [
	'Conversation',
	'Mentorship',
	'Plan',
	'Survey',
	'CheckIn',
] as const;

/**
 * The address of a page in another language: of what has a number the same number there; otherwise its own alternate
 * link, read from the page as the server has it, or the screen's address. Null for a page that has neither.
 *
 * @param pathname Within the site.
 * @param href     Absolute.
 * @param lang
 */
export async function alternateOf(
	pathname: string,
	href: string,
	lang: Lang
): Promise< string | null > {
	for ( const name of NUMBERED ) {
		const found =
			matchPath( fixedPath( name ), pathname ) ??
			matchPath( langPrefix() + SCREENS[ name ].path, pathname );
		if ( found ) {
			return (
				bootData().basePath +
				fixedPath( name, lang ).replace(
					/:(\w+)/g,
					( _, param: string ) => found.params[ param ] ?? ''
				)
			);
		}
	}
	try {
		// A list that is filtered names no other language to search engines; the whole list does.
		const whole = href.replace( /[?#].*/s, '' );
		// A page of the site, not a call of data/v1.
		// eslint-disable-next-line no-restricted-globals
		const page = await fetch( whole );
		const parsed = new DOMParser().parseFromString(
			await page.text(),
			'text/html'
		);
		return (
			parsed
				.querySelector( `link[rel="alternate"][hreflang="${ lang }"]` )
				?.getAttribute( 'href' ) ?? screenIn( pathname, lang )
		);
	} catch {
		return screenIn( pathname, lang );
	}
}

/** A screen that is told to no search engine names no other language: its fixed address. */
function screenIn( pathname: string, lang: Lang ): string | null {
	const name = ( Object.keys( SCREENS ) as ScreenName[] ).find(
		( one ) =>
			pathname === fixedPath( one ) ||
			pathname === langPrefix() + SCREENS[ one ].path
	);
	return name && name !== 'Home'
		? bootData().basePath + fixedPath( name, lang )
		: null;
}
