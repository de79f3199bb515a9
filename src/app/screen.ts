import type { ComponentType } from 'react';

/** What the frame hands to every screen; a screen takes what it needs. */
export interface ScreenProps {
	pageId: number;
	/** A founder or mentor whose account is not public yet. */
	draft: boolean;
}

export type ScreenComponent = ComponentType< ScreenProps > & {
	/**
	 * Of screens of members: asks for what they show, with the parameters of the address, while the server is asked who
	 * is here.
	 */
	begin?: (
		params: Readonly< Record< string, string | undefined > >
	) => void;
};
