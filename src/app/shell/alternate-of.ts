import type { Lang } from '../../lib/boot';

/**
 * The address of a page in another language: its own alternate link, read from the page as the server has it.
 * Null when it has none or cannot be read.
 */
export async function alternateOf(
	href: string,
	lang: Lang
): Promise< string | null > {
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
