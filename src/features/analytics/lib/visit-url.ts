/** Parts of a path that say whose it is, or open something: only the kind of page is told. */
const PRIVATE_PATHS: readonly ( readonly [ RegExp, string ] )[] = [
	[ /^(\/en)?\/pokalbis\/.*/, '$1/pokalbis/:id' ],
	[ /^(\/en)?\/veiksmu-planai\/.*/, '$1/veiksmu-planai/:id' ],
	[ /^(\/en)?\/(apklausa|patikra)\/.*/, '$1/$2/:id' ],
];

/** The personal link of a survey or a check-in. */
const KEYED_PATH = /\/(apklausa|patikra)\/./;

/** Names in a query that carry an address or something that opens an account. */
const KEYED_QUERY = [ 'email', 'key', 'social', 'code', 'state', 'token' ];

function publicPath( pathname: string ): string {
	return PRIVATE_PATHS.reduce(
		( path, [ pattern, kind ] ) => path.replace( pattern, kind ),
		pathname
	);
}

/**
 * The address of a visit as others may know it: without query, but for the names of a campaign, and without the
 * numbers of people's things.
 *
 * @param base     Address of the site's home without a slash at its end.
 * @param pathname Path below it.
 * @param search   Query, with its question mark.
 */
export function visitUrl(
	base: string,
	pathname: string,
	search: string
): string {
	const campaign = new URLSearchParams();
	new URLSearchParams( search ).forEach( ( value, name ) => {
		if ( /^utm_(source|medium|campaign)$/.test( name ) ) {
			campaign.set( name, value );
		}
	} );
	const query = campaign.toString();
	return base + publicPath( pathname ) + ( query ? `?${ query }` : '' );
}

/**
 * Whether a script of someone else could read a key from this address: it is in the document's own address or
 * referrer, which no script can be kept from.
 */
export function holdsKey( address: string, origin: string ): boolean {
	let url: URL;
	try {
		url = new URL( address );
	} catch {
		return false;
	}
	return (
		url.origin === origin &&
		( KEYED_PATH.test( url.pathname ) ||
			KEYED_QUERY.some( ( name ) => url.searchParams.has( name ) ) )
	);
}

/**
 * Where a first visit came from: another site without its query, a page of this one by its kind.
 *
 * @param referrer document.referrer.
 * @param base     Address of the site's home without a slash at its end.
 */
export function visitReferrer( referrer: string, base: string ): string {
	let url: URL;
	try {
		url = new URL( referrer );
	} catch {
		return '';
	}
	const own = new URL( base );
	const below =
		url.origin === own.origin
			? publicPath(
					url.pathname.replace(
						own.pathname.replace( /\/$/, '' ),
						''
					)
			  )
			: null;
	return below === null ? url.origin + url.pathname : base + below;
}
