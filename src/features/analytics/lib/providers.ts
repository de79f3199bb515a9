import type { BootData } from '../../../lib/boot';

export type AnalyticsConfig = NonNullable<
	BootData[ 'settings' ][ 'analytics' ]
>;

interface Visit {
	/** Made by visitUrl(). */
	url: string;
	/** The path by which reports name the page: titles of members' screens name people. */
	title: string;
	referrer: string;
}

export interface Provider {
	/** Address of the script, and what its element carries. */
	script: { src: string; data: Record< string, string > };
	/** Before the script is asked for. */
	prepare: () => void;
	visit: ( visit: Visit ) => void;
	/** The visitor changed their mind after the script was loaded. */
	stop: () => void;
	/** And back again. */
	resume: () => void;
}

declare global {
	interface Window {
		plausible?: PlausibleQueue;
		_paq?: unknown[][];
		dataLayer?: unknown[];
	}
}

interface PlausibleQueue {
	( name: string, options: { u: string } ): void;
	q?: unknown[];
}

const nothing = () => undefined;

function plausible( { host, site }: AnalyticsConfig[ 'provider' ] ): Provider {
	return {
		// The manual kind sends nothing by itself.
		script: {
			src: `${ host }/js/script.manual.js`,
			data: { domain: site },
		},
		prepare: () => {
			const queue: PlausibleQueue = ( ...call ) => {
				( queue.q ??= [] ).push( call );
			};
			window.plausible ??= queue;
		},
		visit: ( { url } ) => window.plausible?.( 'pageview', { u: url } ),
		stop: nothing,
		resume: nothing,
	};
}

function matomo( { host, site }: AnalyticsConfig[ 'provider' ] ): Provider {
	const push = ( ...call: unknown[] ) => ( window._paq ??= [] ).push( call );
	return {
		script: { src: `${ host }/matomo.js`, data: {} },
		prepare: () => {
			push( 'disableCookies' );
			push( 'setTrackerUrl', `${ host }/matomo.php` );
			push( 'setSiteId', site );
		},
		visit: ( { url, title, referrer } ) => {
			push( 'setCustomUrl', url );
			push( 'setReferrerUrl', referrer );
			push( 'setDocumentTitle', title );
			push( 'trackPageView' );
		},
		stop: nothing,
		resume: nothing,
	};
}

/** Google sets its cookies for the widest domain it can. */
function dropGoogleCookies(): void {
	const names = document.cookie
		.split( /;\s*/ )
		.map( ( cookie ) => cookie.split( '=' )[ 0 ] ?? '' )
		.filter( ( name ) => /^_ga(_|$)/.test( name ) );
	const labels = window.location.hostname.split( '.' );
	const domains = labels.map( ( _label, index ) =>
		labels.slice( index ).join( '.' )
	);
	for ( const name of names ) {
		document.cookie = `${ name }=; Max-Age=0; Path=/`;
		for ( const domain of domains ) {
			document.cookie = `${ name }=; Max-Age=0; Path=/; Domain=${ domain }`;
		}
	}
}

function ga4( { host, site }: AnalyticsConfig[ 'provider' ] ): Provider {
	// Google's script takes the arguments object itself, not a list.
	const gtag: ( ...call: unknown[] ) => void = function () {
		// eslint-disable-next-line prefer-rest-params
		( window.dataLayer ??= [] ).push( arguments );
	};
	const disable = ( off: boolean ) =>
		Object.assign( window, { [ `ga-disable-${ site }` ]: off } );
	const facts = ( { url, title, referrer }: Visit ) => ( {
		page_location: url,
		page_title: title,
		page_referrer: referrer,
	} );
	let known = false;
	return {
		script: {
			src: `${ host }/gtag/js?id=${ encodeURIComponent( site ) }`,
			data: {},
		},
		prepare: () => gtag( 'js', new Date() ),
		visit: ( visit ) => {
			// Also what Google measures by itself tells this address.
			gtag( 'set', facts( visit ) );
			if ( ! known ) {
				known = true;
				gtag( 'config', site, {
					send_page_view: false,
					allow_google_signals: false,
					...facts( visit ),
				} );
			}
			gtag( 'event', 'page_view', facts( visit ) );
		},
		stop: () => {
			disable( true );
			dropGoogleCookies();
		},
		resume: () => disable( false ),
	};
}

export function providerOf( { provider }: AnalyticsConfig ): Provider {
	switch ( provider.name ) {
		case 'plausible':
			return plausible( provider );
		case 'matomo':
			return matomo( provider );
		case 'ga4':
			return ga4( provider );
	}
}
