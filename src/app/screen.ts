/** What the frame hands to every screen; a screen takes what it needs. */
export interface ScreenProps {
	pageId: number;
	/** A founder or mentor whose account is not public yet. */
	draft: boolean;
}
