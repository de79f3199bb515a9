import { matchPath } from 'react-router-dom';
import { SCREENS } from '../../api/generated/screens';
import { bootData, type Lang } from '../../lib/boot';
import { langPrefix } from '../../lib/paths';

/** Screens whose address is the same in both languages but for what is before it. */
const NUMBERED = [ SCREENS.Conversation, SCREENS.Plan, SCREENS.Survey ];

/**
 * The address of a page in another language: of what has a number the same with or without `/en`; otherwise its own alternate
 * link, read from the page as the server has it. Null when it has none or cannot be read.
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
	const inner = pathname.slice( langPrefix().length );
	if ( NUMBERED.some( ( { path } ) => matchPath( path, inner ) ) ) {
		return bootData().basePath + langPrefix( lang ) + inner;
	}
	try {
		// A page of the site, not a call of data/v1.
		// eslint-disable-next-line no-restricted-globals
		const page = await fetch( href );
		const parsed = new DOMParser().parseFromString(
			await page.text(),
			'text/html'
		);
		return (
			parsed
				.querySelector( `link[rel="alternate"][hreflang="${ lang }"]` )
				?.getAttribute( 'href' ) ?? null
		);
	} catch {
		return null;
	}
}
