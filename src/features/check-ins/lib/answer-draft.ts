import type { DraftKey } from '../../../lib/drafts';

/** Of the link, whoever is signed in. A part of its secret tells two links apart without keeping the link itself. */
export function answerDraft( token: string ): DraftKey {
	return { person: 0, form: `checkin.${ token.slice( 0, 12 ) }` };
}
