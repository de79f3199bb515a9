import { useEffect, useRef } from 'react';
import { Navigate, type NavigateProps, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { ApiError } from '../api/errors';
import { PageError } from '../components/page-error';
import { bootData } from '../lib/boot';
import { confirmsAnother } from '../lib/confirm-link';
import { lazyCode } from '../lib/lazy-code';
import { innerPath, returnPath, returnState, screenPath } from '../lib/paths';
import { useSession } from '../lib/session';
import { decide, homeOf } from './guard';
import type { AppRoute } from './routes';
import { ScreenSkeleton } from './screen-skeleton';
import { ScreenView } from './screen-view';
import { identify, startUpStore } from './start-up';

interface GuardedScreenProps {
	route: AppRoute;
}

/** Shows a screen to those who may see it, and leads everyone else on. */
export function GuardedScreen( { route }: GuardedScreenProps ) {
	const location = useLocation();
	const phase = useSession( ( state ) => state.phase );
	const user = useSession( ( state ) => state.user );
	const unreachable = useStore(
		startUpStore,
		( state ) => state.unreachable
	);
	const wasGuest = useRef( false );
	const signedOut = useSignedOut( phase );

	useEffect( () => {
		wasGuest.current ||= phase === 'guest';
	}, [ phase ] );

	if ( user?.needs_consent && ! isConsentText( location.pathname ) ) {
		return <ScreenView route={ CONSENTS } draft />;
	}
	const decision = decide( route.entry, { phase, user, unreachable } );
	if ( decision.do === 'wait' ) {
		return <ScreenSkeleton kind={ route.skeleton } />;
	}
	if ( decision.do === 'retry' ) {
		return (
			<PageError
				error={ new ApiError( null ) }
				onRetry={ () => void identify() }
			/>
		);
	}
	if (
		decision.do === 'show' ||
		( route.entry === 'guests' &&
			user &&
			confirmsAnother( location.search, user ) )
	) {
		return (
			<ScreenView
				route={ route }
				draft={ user !== null && user.status !== 'public' }
			/>
		);
	}
	if ( route.entry === 'guests' && user && wasGuest.current ) {
		// Signed in right here.
		const wanted = returnPath( location.state );
		return <Leave to={ wanted ?? screenPath( homeOf( user ) ) } />;
	}
	if ( decision.back && signedOut ) {
		return <Leave to={ screenPath( 'Home' ) } />;
	}
	return (
		<Leave
			to={ screenPath( decision.to ) }
			state={ decision.back ? returnState( location ) : undefined }
		/>
	);
}

/** Leads to another screen. The router takes a moment: an empty one would pull the footer up, and push it down again. */
function Leave( props: Pick< NavigateProps, 'to' | 'state' > ) {
	return (
		<>
			<Navigate replace { ...props } />
			<div className="mp-page mp-screen-skeleton" />
		</>
	);
}

/** Asked of people who came by a provider, before anything else (docs/contract.md#accounts). */
const CONSENTS: AppRoute = {
	path: '',
	entry: 'signed_in',
	pageId: 0,
	skeleton: 'form',
	screen: lazyCode( () =>
		import(
			/* webpackChunkName: "consents-screen" */ '../features/session/screens/consents-screen'
		).then( ( file ) => file.ConsentsScreen )
	),
};

/** What people agree to can be read before. */
function isConsentText( pathname: string ): boolean {
	const { privacyUrl, rulesUrl } = bootData().settings;
	return [ privacyUrl, rulesUrl ].some(
		( url ) => url !== '' && innerPath( url ) === pathname
	);
}

/** Whether this person logged out while on the screen: they go Home, not to Login. */
function useSignedOut( phase: string ): boolean {
	const was = useRef( phase );
	const expired = useSession( ( state ) => state.expired );
	const now = was.current === 'member' && phase === 'guest' && ! expired;
	useEffect( () => {
		was.current = phase;
	}, [ phase ] );
	return now;
}
