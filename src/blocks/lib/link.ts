/**
 * What an editor typed as a link, as it is stored: a path of this site, or an address of another that begins with
 * https://; null for what is neither.
 */
export function linkOf( typed: string, home: string ): string | null {
	const text = typed.trim();
	if (
		text === '' ||
		( /^\/(?![/\\])/.test( text ) && ! /\s/.test( text ) )
	) {
		return text;
	}
	let url: URL;
	try {
		url = new URL( text );
	} catch {
		return null;
	}
	if ( home !== '' && `${ url.href }/`.startsWith( `${ home }/` ) ) {
		return url.href.slice( home.length ) || '/';
	}
	return url.protocol === 'https:' ? url.href : null;
}
