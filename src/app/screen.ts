import type { ComponentType } from 'react';
import type { User } from '../lib/session';

/** What the frame hands to every screen; a screen takes what it needs. */
export interface ScreenProps {
	pageId: number;
	/** A founder or mentor whose account is not public yet. */
	draft: boolean;
}

export type ScreenComponent = ComponentType< ScreenProps > & {
	/**
	 * Of what members see: asks for it, with the parameters of the address and the role of who was here last, while the
	 * server is asked who is here. Resolves when it can be drawn, or not be had.
	 */
	begin?: (
		params: Readonly< Record< string, string | undefined > >,
		role: User[ 'role' ]
	) => Promise< unknown >;
};
