import { bootData } from '../../lib/boot';
import { BotCheckUnavailable } from './bot-check-unavailable';

/** The forms that are checked, by their routes. */
export type BotAction = 'login' | 'register' | 'lost' | 'report';

interface Recaptcha {
	ready: ( then: () => void ) => void;
	execute: (
		siteKey: string,
		options: { action: string }
	) => Promise< string >;
}

interface Turnstile {
	render: (
		holder: HTMLElement,
		options: Record< string, unknown >
	) => string | undefined;
	remove: ( id: string ) => void;
}

declare global {
	interface Window {
		grecaptcha?: Recaptcha;
		turnstile?: Turnstile;
	}
}

const LOAD_MS = 15_000;

const scripts = new Map< string, Promise< void > >();

function loadScript( src: string ): Promise< void > {
	const known = scripts.get( src );
	if ( known ) {
		return known;
	}
	const loading = new Promise< void >( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		const fail = () => {
			script.remove();
			// The next try loads it again.
			scripts.delete( src );
			reject( new BotCheckUnavailable() );
		};
		const timer = window.setTimeout( fail, LOAD_MS );
		script.src = src;
		script.async = true;
		script.onerror = () => {
			window.clearTimeout( timer );
			fail();
		};
		script.onload = () => {
			window.clearTimeout( timer );
			resolve();
		};
		document.head.append( script );
	} );
	scripts.set( src, loading );
	return loading;
}

/** Loads the script of the check in force. */
export function loadBotScript(): Promise< void > {
	const { botCheck, botSiteKey } = bootData().settings;
	return loadScript(
		botCheck === 'recaptcha'
			? `https://www.google.com/recaptcha/api.js?render=${ encodeURIComponent(
					botSiteKey
			  ) }`
			: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
	);
}

/**
 * A token for one call.
 *
 * @param action
 * @param holder Where Turnstile shows itself when it wants to see the person.
 * @param onAsk  Told whether it waits for the person.
 */
export async function remoteToken(
	action: BotAction,
	holder: HTMLElement,
	onAsk: ( asks: boolean ) => void
): Promise< string > {
	await loadBotScript();
	return bootData().settings.botCheck === 'recaptcha'
		? recaptchaToken( action )
		: turnstileToken( action, holder, onAsk );
}

function recaptchaToken( action: BotAction ): Promise< string > {
	return new Promise( ( resolve, reject ) => {
		const { grecaptcha } = window;
		if ( ! grecaptcha ) {
			reject( new BotCheckUnavailable() );
			return;
		}
		grecaptcha.ready( () =>
			grecaptcha
				.execute( bootData().settings.botSiteKey, { action } )
				.then( resolve, () => reject( new BotCheckUnavailable() ) )
		);
	} );
}

function turnstileToken(
	action: BotAction,
	holder: HTMLElement,
	onAsk: ( asks: boolean ) => void
): Promise< string > {
	let id: string | undefined;
	return new Promise< string >( ( resolve, reject ) => {
		const fail = () => reject( new BotCheckUnavailable() );
		id = window.turnstile?.render( holder, {
			sitekey: bootData().settings.botSiteKey,
			action,
			language: bootData().lang,
			appearance: 'interaction-only',
			size: 'flexible',
			callback: resolve,
			'error-callback': fail,
			'timeout-callback': fail,
			'unsupported-callback': fail,
			'before-interactive-callback': () => onAsk( true ),
			'after-interactive-callback': () => onAsk( false ),
		} );
		if ( id === undefined ) {
			fail();
		}
	} ).finally( () => {
		onAsk( false );
		if ( id !== undefined ) {
			window.turnstile?.remove( id );
		}
	} );
}
