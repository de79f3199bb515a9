import { bootData } from '../../../lib/boot';
import { type AnalyticsConfig, type Provider, providerOf } from './providers';
import { holdsKey, visitReferrer, visitUrl } from './visit-url';

let provider: Provider | null = null;
let stopped = false;
let previous: string | null = null;

function siteBase(): string {
	return window.location.origin + bootData().basePath;
}

function started( config: AnalyticsConfig ): Provider {
	if ( ! provider ) {
		provider = providerOf( config );
		provider.prepare();
		const script = document.createElement( 'script' );
		script.async = true;
		script.src = provider.script.src;
		Object.assign( script.dataset, provider.script.data );
		document.head.append( script );
	}
	return provider;
}

/** Tells the provider of a page view, and loads its script with the first one. */
export function countVisit(
	config: AnalyticsConfig,
	pathname: string,
	search: string
): void {
	const { origin, href } = window.location;
	if (
		! provider &&
		( holdsKey( href, origin ) || holdsKey( document.referrer, origin ) )
	) {
		return;
	}
	const url = visitUrl( siteBase(), pathname, search );
	const counter = started( config );
	if ( stopped ) {
		stopped = false;
		counter.resume();
	}
	counter.visit( {
		url,
		title: new URL( url ).pathname,
		referrer: previous ?? visitReferrer( document.referrer, siteBase() ),
	} );
	previous = url;
}

/** From now on nothing is told, until countVisit() is called again. */
export function stopCounting(): void {
	if ( provider && ! stopped ) {
		stopped = true;
		provider.stop();
	}
}

/** For tests: a page that has just been opened. */
export function forgetCounter(): void {
	provider = null;
	stopped = false;
	previous = null;
}
