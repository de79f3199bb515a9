import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { Link } from '../../../components/link';
import { call } from '../../../api/client';
import { failureText } from '../../../forms/failure-text';
import { screenPath } from '../../../lib/paths';
import { showToast } from '../../../lib/toasts';
import { changeAccountList } from '../lib/account-list';
import {
	forgetInBrowser,
	saveInBrowser,
	useBrowserList,
} from '../lib/browser-list';
import { isSame, type SavedMentor } from '../lib/saved-mentor';
import { useSaved } from './use-saved';

/**
 * Whether a mentor is saved, and a way to change that: what is on screen follows the press, and goes back where the server
 * says no.
 *
 * @param mentor
 */
export function useHeart( mentor: SavedMentor ) {
	const { kind, id, title } = mentor;
	const queries = useQueryClient();
	const { place, found = false } = useSaved( ( list ) =>
		list.some( ( other ) => isSame( other, mentor ) )
	);
	const change = useMutation( {
		// One after another, so that the last press counts.
		scope: { id: 'shortlist' },
		mutationFn: ( on: boolean ) =>
			call( 'change_shortlist', { kind, id, on } ),
		onSuccess: ( _, on ) => changeAccountList( queries, mentor, on ),
		onError: ( error, on ) =>
			showToast(
				`${
					on ? notSaved( title ) : notRemoved( title )
				} ${ failureText( error ) }`,
				'error'
			),
	} );
	const isSaved = change.isPending ? change.variables : found;
	const toggle = () => {
		if ( place === 'account' ) {
			change.mutate( ! isSaved );
		} else if ( isSaved ) {
			forgetInBrowser( [ mentor ] );
		} else {
			tellOfBrowser( saveInBrowser( mentor ) );
		}
	};
	return { place, isSaved, toggle };
}

function notSaved( name: string ): string {
	/* translators: %s: name of a mentor; a sentence follows that says why. */
	return sprintf( __( '%s could not be saved.', 'mentoriai-portal' ), name );
}

function notRemoved( name: string ): string {
	return sprintf(
		/* translators: %s: name of a mentor; a sentence follows that says why. */
		__( '%s could not be removed.', 'mentoriai-portal' ),
		name
	);
}

/** Where the list is, to who saves the first one; and what a browser may be short of. */
function tellOfBrowser( hasRoom: boolean ): void {
	const { list, isKept } = useBrowserList.getState();
	if ( ! hasRoom ) {
		showToast(
			<ToSaved>
				{ __(
					'You have saved 100 mentors, which is the most. Remove one first.',
					'mentoriai-portal'
				) }
			</ToSaved>,
			'error'
		);
	} else if ( list.length === 1 ) {
		showToast(
			<ToSaved>
				{ isKept
					? __( 'Saved in this browser.', 'mentoriai-portal' )
					: __(
							'Your browser keeps nothing for this website, so the mentor is saved only until you close or reload the page.',
							'mentoriai-portal'
					  ) }
			</ToSaved>,
			'info'
		);
	}
}

function ToSaved( { children }: { children: string } ) {
	return (
		<>
			{ children }{ ' ' }
			<Link to={ screenPath( 'Saved' ) }>
				{ __( 'Saved mentors', 'mentoriai-portal' ) }
			</Link>
		</>
	);
}
