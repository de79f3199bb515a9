import { createStore } from 'zustand/vanilla';

/** What the visitor said of being counted; null before. */
export type Choice = 'accepted' | 'declined' | null;

/** `opt-out` counts unless declined, `opt-in` only after a yes. */
export type ConsentMode = 'opt-out' | 'opt-in';

export const CONSENT_COOKIE = 'treciujusaliu';

const YEAR = 31_536_000;

export function readChoice( cookies: string = document.cookie ): Choice {
	const value = cookies
		.split( /;\s*/ )
		.find( ( cookie ) => cookie.startsWith( `${ CONSENT_COOKIE }=` ) )
		?.slice( CONSENT_COOKIE.length + 1 );
	if ( value === '0' ) {
		return 'declined';
	}
	return value === '1' ? 'accepted' : null;
}

/** The cookie's text for a choice, kept for 12 months. */
export function consentCookie(
	choice: Exclude< Choice, null >,
	secure: boolean
): string {
	const value = choice === 'accepted' ? '1' : '0';
	return `${ CONSENT_COOKIE }=${ value }; Max-Age=${ YEAR }; Path=/; SameSite=Lax${
		secure ? '; Secure' : ''
	}`;
}

/** Global Privacy Control: the browser says no for its owner, whatever was clicked. */
export function browserRefuses(): boolean {
	return (
		'globalPrivacyControl' in navigator &&
		navigator.globalPrivacyControl === true
	);
}

export function mayCount(
	mode: ConsentMode,
	choice: Choice,
	refused: boolean
): boolean {
	if ( refused ) {
		return false;
	}
	return mode === 'opt-in' ? choice === 'accepted' : choice !== 'declined';
}

interface ConsentState {
	choice: Choice;
	/** The visitor asked to see the question again. */
	reopened: boolean;
}

export const consentStore = createStore< ConsentState >( () => ( {
	choice: readChoice(),
	reopened: false,
} ) );

/** Keeps the choice; where cookies are off it lasts as long as the page. */
export function choose( choice: Exclude< Choice, null > ): void {
	document.cookie = consentCookie(
		choice,
		window.location.protocol === 'https:'
	);
	consentStore.setState( { choice, reopened: false } );
}

export function reopenConsent(): void {
	consentStore.setState( { choice: readChoice(), reopened: true } );
}

export function closeConsent(): void {
	consentStore.setState( { reopened: false } );
}
