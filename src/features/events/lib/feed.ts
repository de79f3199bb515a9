import { bootData } from '../../../lib/boot';

/** Addresses of the calendar to subscribe to: of all towns or one. */
export function feedLinks( town: string ): {
	file: string;
	/** Calendar programs follow this one and stay up to date. */
	webcal: string;
	google: string;
} {
	const { restUrl, lang } = bootData();
	const url = new URL( `${ restUrl }events.ics`, window.location.href );
	url.searchParams.set( 'lang', lang );
	if ( town !== '' ) {
		url.searchParams.set( 'miestas', town );
	}
	const webcal = url.href.replace( /^https?:/, 'webcal:' );
	return {
		file: url.href,
		webcal,
		google: `https://calendar.google.com/calendar/render?cid=${ encodeURIComponent(
			webcal
		) }`,
	};
}
