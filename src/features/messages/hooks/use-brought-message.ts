import { useLayoutEffect, useRef, useState } from 'react';
import { dropDraft } from '../../../lib/drafts';
import { broughtMessage, draftTo, writtenTo } from '../../../lib/first-message';
import { useSession } from '../../../lib/session';
import type { useFirstMessage } from './use-first-message';

/**
 * What a founder wrote as a guest is kept with the account, once it is known that nothing is kept there yet; a draft of
 * what is there already goes.
 *
 * @param first
 * @param mentorId The mentor whose form is open; without one, whomever the person came for.
 * @return Whether it is on its way, or is there; null where there was nothing, or it stays in the form.
 */
export function useBroughtMessage(
	{ kept, keep }: ReturnType< typeof useFirstMessage >,
	mentorId?: number
): 'sending' | 'kept' | null {
	const person = useSession( ( { user } ) => user?.id ) ?? 0;
	const isPublic = useSession( ( { user } ) => user?.status === 'public' );
	const [ state, setState ] = useState< 'sending' | 'kept' | null >( null );
	const isTried = useRef( false );
	useLayoutEffect( () => {
		if ( kept === undefined || isTried.current ) {
			return;
		}
		isTried.current = true;
		const text = kept
			? writtenTo( kept.id, person )
			: broughtMessage( person );
		if ( ! text || text.id !== ( mentorId ?? text.id ) ) {
			return;
		}
		const arrived = () => {
			dropDraft( draftTo( text.id, person ) );
			setState( 'kept' );
		};
		if ( kept ) {
			if (
				text.subject.trim() === kept.subject &&
				text.message.trim() === kept.message
			) {
				arrived();
			}
		} else if ( ! isPublic ) {
			setState( 'sending' );
			// What is refused stays in the form of the mentor's page.
			keep( text ).then( arrived, () => setState( null ) );
		}
	}, [ kept, keep, isPublic, mentorId, person ] );
	return state;
}
