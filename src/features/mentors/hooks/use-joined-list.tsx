import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { Link } from '../../../components/link';
import { call } from '../../../api/client';
import { ApiError } from '../../../api/errors';
import { formatNumber } from '../../../lib/numbers';
import { screenPath } from '../../../lib/paths';
import { sessionStore, useSession } from '../../../lib/session';
import { showToast } from '../../../lib/toasts';
import { accountListQuery, followTabs, tellTabs } from '../lib/account-list';
import {
	forgetInBrowser,
	leaveOver,
	useBrowserList,
} from '../lib/browser-list';
import { keyOfSaved, MOST_SAVED, type SavedMentor } from '../lib/saved-mentor';

/**
 * What was saved as a guest joins the account of the founder who logs in; it is the browser's until the server has it.
 * A mentor who logs in here neither sees it nor loses it; whoever else logs out leaves nothing to the next one. And what
 * other tabs save is known here.
 *
 * @param place Path of the screen: what failed is tried again on the next one.
 */
export function useJoinedList( place: string ): void {
	const queries = useQueryClient();
	const founder = useSession( ( { user } ) =>
		user?.role === 'frontuser' ? user.id : null
	);
	const isNew = useBrowserList( ( { list } ) =>
		list.some( ( one ) => one.of !== founder )
	);
	const isJoining = useRef( false );

	useEffect( () => followTabs( queries ), [ queries ] );
	useEffect(
		() =>
			sessionStore.subscribe( ( { phase, expired }, { user } ) => {
				if (
					user &&
					user.role !== 'mentorius' &&
					phase === 'guest' &&
					! expired
				) {
					forgetInBrowser( useBrowserList.getState().list );
				}
			} ),
		[]
	);
	useEffect( () => {
		if ( founder === null || ! isNew || isJoining.current ) {
			return;
		}
		isJoining.current = true;
		void join( queries, founder ).finally( () => {
			isJoining.current = false;
		} );
	}, [ queries, founder, isNew, place ] );
}

/**
 * @param queries
 * @param founder Id of who is logged in.
 */
export async function join(
	queries: QueryClient,
	founder: number
): Promise< void > {
	const all = useBrowserList.getState().list;
	const list = all.filter( ( { of = founder } ) => of === founder );
	forgetInBrowser( all.filter( ( one ) => ! list.includes( one ) ) );
	if ( list.length === 0 ) {
		return;
	}
	try {
		const rest = await send( queries, list );
		forgetInBrowser( list.filter( ( one ) => ! rest.includes( one ) ) );
		leaveOver( rest, founder );
		tell( list.length - rest.length, rest.length );
	} catch ( error ) {
		// The browser keeps it, without those for whom no try would help.
		forgetInBrowser( refused( list, error ) );
	}
}

/** Those whom the server names as wrong: one of them keeps back all. */
function refused(
	list: readonly SavedMentor[],
	error: unknown
): readonly SavedMentor[] {
	const wrong =
		error instanceof ApiError && error.status === 400
			? Object.keys( error.fields )
			: [];
	return list.filter( ( _, at ) =>
		wrong.some( ( field ) => field.startsWith( `items.${ at }.` ) )
	);
}

/**
 * @param queries
 * @param list
 * @return Those for whom there was no room.
 */
async function send(
	queries: QueryClient,
	list: readonly SavedMentor[]
): Promise< readonly SavedMentor[] > {
	const save = ( some: readonly SavedMentor[] ) =>
		call( 'change_shortlist', {
			items: some.map( ( { kind, id } ) => ( { kind, id } ) ),
			on: true,
		} );
	const query = accountListQuery();
	let rest: readonly SavedMentor[] = [];
	if ( ! ( await fits( save( list ) ) ) ) {
		const { list: own } = await queries.fetchQuery( {
			...query,
			staleTime: 0,
		} );
		const known = new Set( own.map( keyOfSaved ) );
		const added = list.filter(
			( one ) => ! known.has( keyOfSaved( one ) )
		);
		const room = Math.max( 0, MOST_SAVED - own.length );
		const first = added.slice( 0, room );
		// Another tab or device may have taken the room meanwhile: then all of them wait.
		rest =
			first.length === 0 || ( await fits( save( first ) ) )
				? added.slice( room )
				: added;
	}
	await queries.invalidateQueries( { queryKey: query.queryKey } );
	tellTabs();
	return rest;
}

/**
 * @param saving
 * @return Whether there was room.
 */
async function fits( saving: Promise< unknown > ): Promise< boolean > {
	try {
		await saving;
		return true;
	} catch ( error ) {
		if ( error instanceof ApiError && error.status === 409 ) {
			return false;
		}
		throw error;
	}
}

function tell( joined: number, left: number ): void {
	const link = (
		<Link to={ screenPath( 'Saved' ) }>
			{ __( 'Saved mentors', 'mentoriai-portal' ) }
		</Link>
	);
	if ( left > 0 ) {
		showToast(
			<>
				{ sprintf(
					/* translators: %s: number of mentors. */
					_n(
						'%s mentor saved in this browser did not fit: an account keeps 100.',
						'%s mentors saved in this browser did not fit: an account keeps 100.',
						left,
						'mentoriai-portal'
					),
					formatNumber( left )
				) }{ ' ' }
				{ link }
			</>,
			'info'
		);
	} else if ( joined > 0 ) {
		showToast(
			<>
				{ __(
					'What you saved as a guest is now in your account.',
					'mentoriai-portal'
				) }{ ' ' }
				{ link }
			</>
		);
	}
}
