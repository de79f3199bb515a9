/** What the portal's page says to this script (Shell\StaffBar). */
interface PortalBar {
	/** Address that knows who edits what stands at a path of the site; with WordPress's nonce. */
	editLink: string;
	nonce: string;
	/** Path of the site's home without a slash at the end. */
	basePath: string;
	isPreview: boolean;
}

interface EditLink {
	/** Empty where there is nothing to edit, or not for this person. */
	url: string;
	label: string;
}

declare global {
	interface Window {
		mentoriaiPortalBar: PortalBar;
	}
}

const ITEM = 'wp-admin-bar-edit';

/** A preview is this one page: links of the app leave it, and after a failure of the network it is drawn anew. */
function leavePreview(): void {
	window.history.pushState = ( _state, _unused, url ) => {
		if ( url ) {
			window.location.assign( url );
		}
	};
	window.addEventListener( 'online', ( event ) => {
		event.stopImmediatePropagation();
		window.location.reload();
	} );
}

function show( { url, label }: EditLink ): void {
	const item = document.getElementById( ITEM );
	if ( ! url ) {
		item?.remove();
		return;
	}
	const link = item?.querySelector( 'a' ) ?? document.createElement( 'a' );
	link.href = url;
	link.textContent = label;
	if ( ! item ) {
		const made = document.createElement( 'li' );
		made.id = ITEM;
		made.setAttribute( 'role', 'group' );
		link.className = 'ab-item';
		link.setAttribute( 'role', 'menuitem' );
		made.append( link );
		document.getElementById( 'wp-admin-bar-root-default' )?.append( made );
	}
}

/** "Edit" in WordPress's toolbar means what the app shows now. */
function followNavigation( { editLink, nonce, basePath }: PortalBar ): void {
	let shown = window.location.pathname;
	const follow = () => {
		const { pathname } = window.location;
		if ( pathname === shown ) {
			return;
		}
		shown = pathname;
		// Until the answer is there, the link would lead to what was shown before.
		show( { url: '', label: '' } );
		const address = new URL( editLink );
		address.searchParams.set( 'path', pathname.slice( basePath.length ) );
		// Of wp-admin, with its cookie.
		// eslint-disable-next-line no-restricted-globals
		fetch( address, { headers: { 'X-WP-Nonce': nonce } } )
			.then( ( answer ) => ( answer.ok ? answer.json() : null ) )
			.then( ( found: EditLink | null ) => {
				if ( found && window.location.pathname === pathname ) {
					show( found );
				}
			} )
			// Without an answer there is no link.
			.catch( () => undefined );
	};
	for ( const change of [ 'pushState', 'replaceState' ] as const ) {
		const original = window.history[ change ].bind( window.history );
		window.history[ change ] = ( ...args ) => {
			original( ...args );
			follow();
		};
	}
	window.addEventListener( 'popstate', follow );
}

const bar = window.mentoriaiPortalBar;
if ( bar.isPreview ) {
	leavePreview();
} else {
	followNavigation( bar );
}

export {};
