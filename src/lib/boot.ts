import type { Routes } from '../api/generated/routes';

export type Lang = 'lt' | 'en';

/** What the server puts into the page (Shell/BootData.php); nothing of a user is in it. */
export interface BootData {
	lang: Lang;
	/** Base of data/v1, with a slash at the end. */
	restUrl: string;
	/** Path of the site's home without a slash at the end: '' or '/folder'. */
	basePath: string;
	/** Address of the plugin's assets folder, with a slash at the end. */
	assetsUrl: string;
	/** Addresses of the translations by part (lib/texts.ts); none in the language of the source. */
	texts: Readonly< Record< string, string > >;
	/** HTTP status of this page. */
	status: 200 | 404 | 500;
	/** This page in the two languages. */
	alternates: { lt: string | null; en: string | null };
	pages: Routes[ 'get_router' ][ 'output' ][ 'pages' ];
	/** Other paths of content pages in this language: path to page id. */
	aliases: Record< string, number >;
	/** Screens that a setting switches off (src/api/generated/screens.ts). */
	screensOff: string[];
	menu: Routes[ 'get_menu' ][ 'output' ];
	/** Replies that the page brings along, so that nothing is fetched before the first paint. */
	replies: Array< { route: string; input: unknown; data: unknown } >;
	settings: {
		siteName: string;
		password: { min: number; max: number };
		botCheck: 'none' | 'altcha' | 'recaptcha' | 'turnstile';
		/** Public key of reCAPTCHA or Turnstile; otherwise empty. */
		botSiteKey: string;
		/** Who else one can sign in with. */
		providers: Array< 'google' | 'facebook' | 'linkedin' >;
		privacyUrl: string;
		rulesUrl: string;
		/** Who counts visits; null for no one. */
		analytics: {
			mode: 'opt-out' | 'opt-in';
			provider: {
				name: 'plausible' | 'matomo' | 'ga4';
				/** Where the script comes from, without a slash at the end. */
				host: string;
				/** What the provider calls this site. */
				site: string;
			};
		} | null;
	};
}

let cached: BootData | null = null;

export function bootData(): BootData {
	if ( ! cached ) {
		const element = document.getElementById( 'mentoriai-boot' );
		if ( ! element?.textContent ) {
			throw new Error( 'The page carries no boot data.' );
		}
		cached = JSON.parse( element.textContent ) as BootData;
	}
	return cached;
}

/** For tests. */
export function setBootData( data: BootData | null ): void {
	cached = data;
}

/** The reply that the page brought along for this very call, if any. */
export function bootReply< Name extends keyof Routes >(
	route: Name,
	input: Routes[ Name ][ 'input' ]
): Routes[ Name ][ 'output' ] | undefined {
	const wanted = JSON.stringify( input );
	return bootData().replies.find(
		( reply ) =>
			reply.route === route && JSON.stringify( reply.input ) === wanted
	)?.data as Routes[ Name ][ 'output' ] | undefined;
}
